CREATE TABLE "registrar_file" (
	"name" text PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"lines" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrar_open" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"bucket" smallint NOT NULL,
	"leg_scheme" text NOT NULL,
	"nav_day" date,
	"settles_from" date,
	"calendar" text NOT NULL,
	"holidays" text NOT NULL,
	"switched_amount" numeric(20, 2),
	"switched_on" date
);
--> statement-breakpoint
CREATE TABLE "registrar_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrar_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"to_scheme_code" text,
	"idcw" text NOT NULL,
	"amount" numeric(20, 2),
	"units" numeric(20, 3),
	"euin" text,
	"is_execution_only" boolean NOT NULL,
	"sub_arn" text,
	"account" text,
	"confirmed_at" timestamp with time zone NOT NULL,
	"funds_at" timestamp with time zone,
	"code" text,
	"remark" text,
	"answered_at" timestamp with time zone,
	"file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrar_quarantine" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrar_quarantine_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"reference" text,
	"reason" text NOT NULL,
	"raw" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "registrar_open_due" ON "registrar_open" USING btree ("nav_day","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registrar_order_reference" ON "registrar_order" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "registrar_order_file" ON "registrar_order" USING btree ("file") WHERE "registrar_order"."file" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "registrar_quarantine_line" ON "registrar_quarantine" USING btree ("file","line");--> statement-breakpoint

SELECT secure_system_table('registrar_order', false);
--> statement-breakpoint
SELECT secure_system_table('registrar_open', false);
--> statement-breakpoint
SELECT secure_system_table('registrar_file', false);
--> statement-breakpoint
SELECT secure_system_table('registrar_quarantine', false);
