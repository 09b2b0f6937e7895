CREATE TABLE "statement_bulk" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"asked" jsonb NOT NULL,
	"title" text NOT NULL,
	"with_password" boolean NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"served_at" timestamp with time zone,
	CONSTRAINT "statement_bulk_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "statement_bulk_item" (
	"arn" text NOT NULL,
	"bulk_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"investor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	"file_name" text,
	"size" integer,
	CONSTRAINT "statement_bulk_item_arn_bulk_id_no_pk" PRIMARY KEY("arn","bulk_id","no")
);
--> statement-breakpoint
CREATE TABLE "statement_share" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"asked" jsonb NOT NULL,
	"title" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"wrong" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "statement_share_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
CREATE INDEX "statement_bulk_started" ON "statement_bulk" USING btree ("arn","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statement_bulk_expires" ON "statement_bulk" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "statement_share_investor" ON "statement_share" USING btree ("arn","investor_id","expires_at");--> statement-breakpoint
CREATE INDEX "statement_share_expires" ON "statement_share" USING btree ("expires_at");--> statement-breakpoint

SELECT secure_tenant_table('statement_bulk');--> statement-breakpoint
SELECT secure_tenant_table('statement_bulk_item');--> statement-breakpoint
SELECT secure_tenant_table('statement_share');
