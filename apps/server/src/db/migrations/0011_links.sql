CREATE TABLE "link" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"details" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE INDEX "link_hash" ON "link" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "link_expires_at" ON "link" USING btree ("expires_at");--> statement-breakpoint

SELECT secure_tenant_table('link');
--> statement-breakpoint
-- A distributor issues and revokes its own links. Only the system, which holds a token's hash, marks one as used.
REVOKE UPDATE, DELETE ON link FROM hub_app;
--> statement-breakpoint
GRANT UPDATE (revoked_at) ON link TO hub_app;
