CREATE TABLE "bank_return" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"refund" text,
	"returned_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reversed" numeric(20, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_return_payment" ON "bank_return" USING btree ("payment_id");--> statement-breakpoint
SELECT secure_system_table('bank_return', false);
