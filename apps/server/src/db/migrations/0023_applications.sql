CREATE TABLE "application" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"step" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"share_id" uuid,
	"shared_until" timestamp with time zone,
	"investor_id" uuid,
	"folio_no" text,
	"mandate_id" text,
	"opening" jsonb,
	"confirmation_id" uuid,
	"waiting_pan" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "application_proof" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"application_id" uuid NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_proof_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE INDEX "application_changed" ON "application" USING btree ("arn","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_confirmation" ON "application" USING btree ("arn","confirmation_id") WHERE "application"."confirmation_id" is not null;--> statement-breakpoint
CREATE INDEX "application_folio" ON "application" USING btree ("arn","folio_no") WHERE "application"."status" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "application_waiting" ON "application" USING btree ("waiting_pan") WHERE "application"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "application_proof_of" ON "application_proof" USING btree ("arn","application_id");--> statement-breakpoint

SELECT secure_tenant_table('application');
--> statement-breakpoint
SELECT secure_tenant_table('application_proof');
--> statement-breakpoint
-- Numbers of folios that the house opens. They begin with a letter, which no registrar's number does.
CREATE SEQUENCE "new_folio_number" START WITH 10000001;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE "new_folio_number" TO hub_app, hub_system;
