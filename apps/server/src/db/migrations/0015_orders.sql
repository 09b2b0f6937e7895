CREATE TABLE "bank_credit" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"arn" text,
	"amount" numeric(20, 2) NOT NULL,
	"name" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"investor_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_item_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "confirmation" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"sent_to" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"otp_hash" text,
	"otp_expires_at" timestamp with time zone,
	"otp_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmation_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"n" integer NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_event_arn_reference_n_pk" PRIMARY KEY("arn","reference","n")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"terms" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"due" numeric(20, 2),
	"payments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"units_out" numeric(20, 3),
	"confirmation_id" uuid NOT NULL,
	"confirmed_at" timestamp with time zone,
	"funds_at" timestamp with time zone,
	"nav_on" date,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_arn_reference_pk" PRIMARY KEY("arn","reference")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"confirmation_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"parts" jsonb NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"mode" text NOT NULL,
	"account" text NOT NULL,
	"started" jsonb NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_arn_reference_pk" PRIMARY KEY("arn","reference")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"arn" text,
	"order_reference" text,
	"amount" numeric(20, 2) NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bank_credit_reference" ON "bank_credit" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "confirmation_expires_at" ON "confirmation" USING btree ("expires_at") WHERE "confirmation"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "orders_changed" ON "orders" USING btree ("arn","created_at" DESC NULLS LAST,"reference");--> statement-breakpoint
CREATE INDEX "orders_confirmation" ON "orders" USING btree ("arn","confirmation_id");--> statement-breakpoint
CREATE INDEX "orders_investor" ON "orders" USING btree ("arn","investor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("arn","folio_no","scheme_code") WHERE "orders"."status" in ('pending', 'confirmed', 'paid', 'submitted');--> statement-breakpoint
CREATE INDEX "orders_to_submit" ON "orders" USING btree ("confirmed_at") WHERE "orders"."status" in ('confirmed', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference" ON "payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_confirmation" ON "payment" USING btree ("arn","confirmation_id");--> statement-breakpoint
CREATE INDEX "payment_investor" ON "payment" USING btree ("arn","investor_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_started" ON "payment" USING btree ("created_at") WHERE "payment"."status" = 'started';--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE "refund"."status" <> 'refunded';
--> statement-breakpoint

SELECT secure_tenant_table(name::regclass) FROM unnest(ARRAY['cart_item', 'confirmation', 'orders', 'order_event', 'payment']) AS name;
--> statement-breakpoint
SELECT secure_system_table(name::regclass, false) FROM unnest(ARRAY['bank_credit', 'refund']) AS name;
--> statement-breakpoint
-- The timeline is append-only, and no order or payment ever goes away.
REVOKE UPDATE, DELETE ON order_event FROM hub_app, hub_system;
--> statement-breakpoint
REVOKE DELETE ON orders, confirmation, payment FROM hub_app;
