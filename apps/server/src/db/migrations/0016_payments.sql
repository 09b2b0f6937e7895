CREATE TABLE "bank_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"payer_account" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"refuses_refund" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_refund" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_request" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"mode" text NOT NULL,
	"payer" jsonb NOT NULL,
	"return_url" text NOT NULL,
	"note" text NOT NULL,
	"gateway_order" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_request_gateway_order_unique" UNIQUE("gateway_order")
);
--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_reference_payment_request_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."payment_request"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_refund" ADD CONSTRAINT "bank_refund_payment_id_bank_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."bank_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_payment_reference" ON "bank_payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "bank_payment_at" ON "bank_payment" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "bank_refund_payment" ON "bank_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_refund_at" ON "bank_refund" USING btree ("at");--> statement-breakpoint

SELECT secure_system_table(name::regclass, false) FROM unnest(ARRAY['payment_request', 'bank_payment', 'bank_refund']) AS name;
