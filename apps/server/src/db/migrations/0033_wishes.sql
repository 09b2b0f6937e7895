CREATE TABLE "wish" (
	"arn" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"fault" text,
	"consent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_arn_batch_id_investor_id_pk" PRIMARY KEY("arn","batch_id","investor_id")
);
--> statement-breakpoint
CREATE TABLE "wish_batch" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"category" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"design" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_batch_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "wish_consent" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"is_given" boolean NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_consent_arn_investor_id_channel_pk" PRIMARY KEY("arn","investor_id","channel")
);
--> statement-breakpoint
CREATE TABLE "wish_day" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"married_on" date NOT NULL,
	CONSTRAINT "wish_day_arn_investor_id_pk" PRIMARY KEY("arn","investor_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wish_once" ON "wish" USING btree ("arn","investor_id","name") WHERE "wish"."status" in ('waiting', 'sent', 'opened');--> statement-breakpoint
CREATE INDEX "wish_due" ON "wish" USING btree ("send_at") WHERE "wish"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "wish_batch_newest" ON "wish_batch" USING btree ("arn","asked_at" DESC NULLS LAST);--> statement-breakpoint

SELECT secure_tenant_table('wish');--> statement-breakpoint
SELECT secure_tenant_table('wish_batch');--> statement-breakpoint
SELECT secure_tenant_table('wish_consent');--> statement-breakpoint
SELECT secure_tenant_table('wish_day');
