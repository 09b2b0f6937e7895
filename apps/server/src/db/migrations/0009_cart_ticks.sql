ALTER TABLE "cart_item" ADD COLUMN "is_chosen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;