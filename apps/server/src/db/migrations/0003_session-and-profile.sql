CREATE TABLE "distributor_profile" (
	"arn" text PRIMARY KEY NOT NULL,
	"display_name" text,
	"business_name" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"alternate_email" text DEFAULT '' NOT NULL,
	"picture" text,
	"notify" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "euin" (
	"arn" text NOT NULL,
	"euin" text NOT NULL,
	"name" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "euin_arn_euin_pk" PRIMARY KEY("arn","euin")
);
--> statement-breakpoint
CREATE TABLE "device_key" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text NOT NULL,
	"device_name" text,
	"platform" text NOT NULL,
	"method" text NOT NULL,
	"public_key" text NOT NULL,
	"pin_hash" text,
	"tries_left" integer NOT NULL,
	"challenge" text,
	"challenge_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "device_key_arn_id_pk" PRIMARY KEY("arn","id"),
	CONSTRAINT "device_key_tries_left" CHECK ("device_key"."tries_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "distributor" DROP CONSTRAINT "distributor_status";--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "pan" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "bank_account" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "bank_ifsc" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "bank_branch" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "os_version" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "app_version" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "push_token" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "scope" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributor_profile" ADD CONSTRAINT "distributor_profile_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "euin" ADD CONSTRAINT "euin_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_key_id" ON "device_key" USING btree ("id");--> statement-breakpoint
ALTER TABLE "distributor" ADD CONSTRAINT "distributor_status" CHECK ("distributor"."status" in ('active', 'expired', 'suspended', 'cancelled', 'not-empanelled'));--> statement-breakpoint
-- The picture is the distributor's own choice and stands in its profile.
ALTER TABLE "distributor" DROP COLUMN "profile_pic";
--> statement-breakpoint

SELECT secure_tenant_table('distributor_profile');
--> statement-breakpoint
SELECT secure_tenant_table('euin');
--> statement-breakpoint
-- Like the ARN record: read here, written by the system.
REVOKE INSERT, UPDATE, DELETE ON euin FROM hub_app;
--> statement-breakpoint
SELECT secure_tenant_table('device_key');
--> statement-breakpoint
GRANT INSERT, UPDATE ON known_device TO hub_app;
