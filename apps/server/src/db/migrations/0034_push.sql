CREATE TABLE "notification_setting" (
	"arn" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"digest_hour" smallint NOT NULL,
	"digested_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_setting_hour" CHECK ("notification_setting"."digest_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"batch" uuid NOT NULL,
	"device_id" text NOT NULL,
	"platform" text NOT NULL,
	"topic" text NOT NULL,
	"count" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_message_arn_id_pk" PRIMARY KEY("arn","id"),
	CONSTRAINT "push_message_status" CHECK ("push_message"."status" in ('queued', 'sent', 'gone', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "push_waiting" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_waiting_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "topic" text DEFAULT 'news' NOT NULL;--> statement-breakpoint
-- What was told before there were topics has the one of the screen it leads to.
UPDATE "notification" SET "topic" = CASE
    WHEN link LIKE '/distributor/transaction-history%' OR link LIKE '/distributor/nominee-details%'
      OR link LIKE '/distributor/transact/%' THEN 'orders'
    WHEN link LIKE '/distributor/bankmandate%' OR link LIKE '/distributor/sip-report%'
      OR link LIKE '/distributor/stp-report%' OR link LIKE '/distributor/swp-report%' THEN 'plans'
    WHEN link LIKE '/distributor/brokerage%' THEN 'brokerage'
    WHEN link LIKE '/distributor/co-branding%' OR link LIKE '/distributor/prostart%'
      OR link LIKE '/distributor/wishes%' THEN 'content'
    WHEN link LIKE '/distributor/feedback-and-queries?query=%' THEN 'queries'
    ELSE 'news' END;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_topic" CHECK ("notification"."topic" in ('orders', 'plans', 'brokerage', 'content', 'queries', 'news'));--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "push_session" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "push_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_message_batch" ON "push_message" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "push_message_created_at" ON "push_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_waiting_due" ON "push_waiting" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "known_device_push" ON "known_device" USING btree (md5("push_token")) WHERE "known_device"."push_token" is not null;--> statement-breakpoint

SELECT secure_tenant_table('notification_setting');--> statement-breakpoint
-- What a device is told, the system writes: a distributor neither reads nor changes it.
SELECT secure_system_table('push_waiting', false);--> statement-breakpoint
SELECT secure_system_table('push_message', false);
