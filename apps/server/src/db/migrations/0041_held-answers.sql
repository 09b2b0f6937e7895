ALTER TABLE "registrar_order" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "registrar_quarantine" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "registrar_quarantine" ADD COLUMN "because" text;--> statement-breakpoint
ALTER TABLE "registrar_quarantine" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrar_quarantine" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "registrar_quarantine_open" ON "registrar_quarantine" USING btree ("id") WHERE "registrar_quarantine"."settled_at" is null;