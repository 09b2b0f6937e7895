ALTER TABLE "application" ADD COLUMN "sent_back" jsonb;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "declared" jsonb;