CREATE TABLE "renewal_batch" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"step_up" integer NOT NULL,
	"months" integer,
	"references" text[] NOT NULL,
	CONSTRAINT "renewal_batch_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "message_consent" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"is_given" boolean NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_consent_arn_investor_id_channel_pk" PRIMARY KEY("arn","investor_id","channel")
);
--> statement-breakpoint
CREATE TABLE "dead_contact" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"way" text NOT NULL,
	"contact" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dead_contact_arn_investor_id_way_pk" PRIMARY KEY("arn","investor_id","way")
);
--> statement-breakpoint
CREATE INDEX "renewal_batch_at" ON "renewal_batch" USING btree ("arn","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_begun_from" ON "orders" USING btree ("arn",("terms" ->> 'begunFrom'),"created_at" DESC NULLS LAST) WHERE "orders"."terms" ? 'begunFrom';--> statement-breakpoint

SELECT secure_tenant_table('renewal_batch');--> statement-breakpoint
SELECT secure_tenant_table('message_consent');--> statement-breakpoint
SELECT secure_tenant_table('dead_contact');
