CREATE TABLE "notification" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"arn" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_arn_device_id_pk" PRIMARY KEY("arn","device_id")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("arn","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("arn") WHERE "notification"."read_at" is null;--> statement-breakpoint

SELECT secure_tenant_table('notification');
--> statement-breakpoint
-- A distributor reads what it is told and marks it read; what is told, the system writes.
REVOKE INSERT, UPDATE, DELETE ON notification FROM hub_app;
--> statement-breakpoint
GRANT UPDATE (read_at) ON notification TO hub_app;
--> statement-breakpoint
SELECT secure_tenant_table('known_device');
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON known_device FROM hub_app;
