ALTER TABLE "opportunity_count" ADD COLUMN "week_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunity_count" ADD COLUMN "week_worth" numeric(28, 2) DEFAULT '0' NOT NULL;