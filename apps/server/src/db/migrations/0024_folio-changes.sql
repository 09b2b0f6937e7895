CREATE TABLE "folio_change" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"sent_to" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"codes" jsonb,
	"codes_expire_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "folio_change_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
ALTER TABLE "investor" ADD COLUMN "contact_changed_on" date;--> statement-breakpoint
ALTER TABLE "investor" ADD COLUMN "former_mobile" text;--> statement-breakpoint
ALTER TABLE "investor" ADD COLUMN "former_email" text;--> statement-breakpoint
ALTER TABLE "folio" ADD COLUMN "nominee_opt_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "folio" ADD COLUMN "former_nominees" jsonb;--> statement-breakpoint
CREATE INDEX "folio_change_investor" ON "folio_change" USING btree ("arn","investor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folio_change_open_contact" ON "folio_change" USING btree ("arn","investor_id") WHERE "folio_change"."status" = 'open' and "folio_change"."kind" <> 'NOMINATION';--> statement-breakpoint
CREATE UNIQUE INDEX "folio_change_open_nomination" ON "folio_change" USING btree ("arn","folio_no") WHERE "folio_change"."status" = 'open' and "folio_change"."kind" = 'NOMINATION';--> statement-breakpoint

SELECT secure_tenant_table('folio_change');
