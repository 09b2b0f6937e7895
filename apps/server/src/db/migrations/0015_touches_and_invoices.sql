CREATE TABLE "invoice_event" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_event_arn_id_pk" PRIMARY KEY("arn","id")
);
SELECT secure_tenant_table('invoice_event');--> statement-breakpoint
ALTER TABLE "opportunity_act" ALTER COLUMN "list" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunity_act" ALTER COLUMN "row_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gst_invoice" ADD COLUMN "status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "gst_invoice" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gst_invoice" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "gst_invoice" ADD COLUMN "signed_by" text;--> statement-breakpoint
ALTER TABLE "gst_invoice" ADD COLUMN "signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gst_invoice" ADD COLUMN "file" text;--> statement-breakpoint
CREATE INDEX "invoice_event_month" ON "invoice_event" USING btree ("arn","month","id");--> statement-breakpoint
CREATE INDEX "opportunity_act_touch" ON "opportunity_act" USING btree ("arn","investor_id","at" DESC NULLS FIRST) WHERE "opportunity_act"."act" in ('call', 'message');--> statement-breakpoint
ALTER TABLE "gst_invoice" ADD CONSTRAINT "gst_invoice_signed" CHECK (("gst_invoice"."signed_at" is null) = ("gst_invoice"."file" is null) and ("gst_invoice"."signed_at" is null) = ("gst_invoice"."signed_by" is null));--> statement-breakpoint
ALTER TABLE "opportunity_act" ADD CONSTRAINT "opportunity_act_row_named" CHECK (("opportunity_act"."list" is null) = ("opportunity_act"."row_key" is null));