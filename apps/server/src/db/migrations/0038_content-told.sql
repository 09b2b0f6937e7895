ALTER TABLE "content_piece" ADD COLUMN "told_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "video" ADD COLUMN "told_at" timestamp with time zone;
--> statement-breakpoint

-- What is in the libraries today is no news.
UPDATE content_piece SET told_at = created_at WHERE valid_from <= (now() AT TIME ZONE 'Asia/Kolkata')::date;
--> statement-breakpoint
UPDATE video SET told_at = added_at WHERE published_on <= (now() AT TIME ZONE 'Asia/Kolkata')::date;
