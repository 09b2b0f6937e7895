CREATE TABLE "trail_change" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trail_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"before" numeric(20, 2) NOT NULL,
	"after" numeric(20, 2) NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "trail_change_arn_month_id_pk" PRIMARY KEY("arn","month","id")
);
--> statement-breakpoint
ALTER TABLE "brokerage_stale" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "trail_changed" ADD COLUMN "why" text DEFAULT 'ledger' NOT NULL;--> statement-breakpoint
ALTER TABLE "trail_figure" ADD COLUMN "worked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "trail_state" ADD COLUMN "rebuild_why" text;--> statement-breakpoint
SELECT secure_tenant_table('trail_change');--> statement-breakpoint
-- As the other tables of the twin: the system's to write.
REVOKE INSERT, UPDATE, DELETE ON trail_change FROM hub_app;
