CREATE TABLE "bank_debit" (
	"reference" text PRIMARY KEY NOT NULL,
	"lot_id" bigint NOT NULL,
	"mandate_id" text NOT NULL,
	"umrn" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"payer_name" text,
	"account_no" text,
	"ifsc" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_file" (
	"name" text PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"lines" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debit_on" date NOT NULL,
	"items" integer NOT NULL,
	"file" text
);
--> statement-breakpoint
CREATE TABLE "bank_mandate" (
	"id" text PRIMARY KEY NOT NULL,
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"payer_name" text NOT NULL,
	"account_no" text NOT NULL,
	"ifsc" text NOT NULL,
	"account_type" text NOT NULL,
	"mobile" text,
	"email" text,
	"vpa" text,
	"channel" text NOT NULL,
	"limit" numeric(20, 2) NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"umrn" text,
	"code" text,
	"answers_at" timestamp with time zone,
	"told" smallint DEFAULT 0 NOT NULL,
	"file" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_quarantine" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_quarantine_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"reference" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "account_type" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "vpa" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "repairs" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "approval_url" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bank_debit_lot" ON "bank_debit" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "bank_lot_due" ON "bank_lot" USING btree ("debit_on");--> statement-breakpoint
CREATE INDEX "bank_mandate_untold" ON "bank_mandate" USING btree ("answers_at") WHERE "bank_mandate"."told" < 2;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_quarantine_line" ON "bank_quarantine" USING btree ("file","line");--> statement-breakpoint

UPDATE "mandate" SET "channel" = CASE "channel" WHEN 'NACH' THEN 'paper' WHEN 'ENACH' THEN 'netbanking' ELSE 'upi' END WHERE "channel" IN ('NACH', 'ENACH', 'UPI');
--> statement-breakpoint
SELECT secure_system_table('bank_mandate', false);
--> statement-breakpoint
SELECT secure_system_table('bank_lot', false);
--> statement-breakpoint
SELECT secure_system_table('bank_debit', false);
--> statement-breakpoint
SELECT secure_system_table('bank_file', false);
--> statement-breakpoint
SELECT secure_system_table('bank_quarantine', false);
--> statement-breakpoint
-- A distributor registers and cancels mandates of its own; the rest of the book is the system's to write.
GRANT INSERT, UPDATE ON "mandate" TO hub_app;
