CREATE TABLE "callback_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"city" text NOT NULL,
	"claimed_arn" text NOT NULL,
	"best_time" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "empanelment" (
	"arn" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"constitution" text NOT NULL,
	"name" text NOT NULL,
	"form" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"reference" text,
	"signature" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empanelment_document" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "empanelment_document_arn_kind_pk" PRIMARY KEY("arn","kind")
);
--> statement-breakpoint
CREATE TABLE "empanelment_event" (
	"arn" text NOT NULL,
	"no" integer NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "empanelment_event_arn_no_pk" PRIMARY KEY("arn","no")
);
--> statement-breakpoint
CREATE TABLE "empanelment_pass" (
	"arn" text NOT NULL,
	"hash" text NOT NULL,
	"contact_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "empanelment_pass_arn_hash_pk" PRIMARY KEY("arn","hash")
);
--> statement-breakpoint
ALTER TABLE "otp_request" ADD COLUMN "purpose" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "callback_request_open" ON "callback_request" USING btree ("mobile") WHERE "callback_request"."done_at" is null;--> statement-breakpoint
CREATE INDEX "empanelment_status" ON "empanelment" USING btree ("status","changed_at");--> statement-breakpoint
CREATE INDEX "empanelment_pass_hash" ON "empanelment_pass" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "empanelment_pass_used_at" ON "empanelment_pass" USING btree ("used_at");--> statement-breakpoint

SELECT secure_system_table(name::regclass, false) FROM unnest(ARRAY[
  'callback_request', 'empanelment', 'empanelment_document', 'empanelment_event', 'empanelment_pass'
]) AS name;
