CREATE TABLE "idempotency_key" (
	"arn" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"digest" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_arn_key_pk" PRIMARY KEY("arn","key")
);
--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint

SELECT secure_tenant_table('idempotency_key');
--> statement-breakpoint
-- What was answered once stays so until the upkeep job sweeps it: a distributor adds keys and completes its own.
REVOKE UPDATE, DELETE ON idempotency_key FROM hub_app;
--> statement-breakpoint
GRANT UPDATE (reply) ON idempotency_key TO hub_app;
