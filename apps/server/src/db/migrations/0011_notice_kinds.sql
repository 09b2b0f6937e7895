ALTER TABLE "notification" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "done" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notification_to_do" ON "notification" USING btree ("arn","link") WHERE "notification"."kind" in ('order-expired', 'payment-failed') and "notification"."done" is null;