CREATE TABLE "certificate" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"holder" text NOT NULL,
	"issued_on" date NOT NULL,
	"valid_to" date,
	"series" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "certificate_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "content_bucket" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_log" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"what" text NOT NULL,
	"channel" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_log_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "content_piece" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"bucket" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"scheme_code" text,
	"approval_no" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"recalled_at" timestamp with time zone,
	"recall_reason" text,
	"layout" jsonb NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_use" (
	"arn" text NOT NULL,
	"content_id" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_use_arn_content_id_pk" PRIMARY KEY("arn","content_id")
);
--> statement-breakpoint
CREATE TABLE "distributor_logo" (
	"arn" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"has_transparency" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generated_content" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"shown" jsonb NOT NULL,
	"status" text NOT NULL,
	"progress" smallint NOT NULL,
	"day" date NOT NULL,
	"ticket" text NOT NULL,
	"content_type" text,
	"bytes" integer,
	"failure" text,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"claim" text,
	"claimed_until" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "generated_content_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_piece" ADD CONSTRAINT "content_piece_bucket_content_bucket_id_fk" FOREIGN KEY ("bucket") REFERENCES "public"."content_bucket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_logo" ADD CONSTRAINT "distributor_logo_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_piece_newest" ON "content_piece" USING btree ("bucket","created_at","id");--> statement-breakpoint
CREATE INDEX "content_piece_scheme" ON "content_piece" USING btree ("scheme_code");--> statement-breakpoint
CREATE INDEX "content_use_recent" ON "content_use" USING btree ("arn","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generated_content_newest" ON "generated_content" USING btree ("arn","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generated_content_of_piece" ON "generated_content" USING btree ("arn","content_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generated_content_waiting" ON "generated_content" USING btree ("asked_at") WHERE "generated_content"."status" in ('queued', 'making');--> statement-breakpoint

SELECT secure_system_table('content_bucket', true);--> statement-breakpoint
SELECT secure_system_table('content_piece', true);--> statement-breakpoint
SELECT secure_tenant_table('distributor_logo');--> statement-breakpoint
SELECT secure_tenant_table('generated_content');--> statement-breakpoint
SELECT secure_tenant_table('content_use');--> statement-breakpoint
SELECT secure_tenant_table('content_log');--> statement-breakpoint
SELECT secure_tenant_table('certificate');
