CREATE TABLE "opportunity_act" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"row_key" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"until" date,
	"note" text,
	"channel" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "opportunity_act_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "opportunity_count" (
	"arn" text NOT NULL,
	"list" text NOT NULL,
	"day" date NOT NULL,
	"rows" integer NOT NULL,
	"clients" integer NOT NULL,
	"worth" numeric(28, 2) NOT NULL,
	"snoozed" integer NOT NULL,
	"done" integer NOT NULL,
	CONSTRAINT "opportunity_count_arn_list_day_pk" PRIMARY KEY("arn","list","day")
);
--> statement-breakpoint
CREATE TABLE "opportunity_stale" (
	"arn" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "opportunity_stale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "opportunity_stale_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "opportunity_state" (
	"arn" text NOT NULL,
	"list" text NOT NULL,
	"row_key" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"hidden_as" text,
	"hidden_until" date,
	"last_act" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_note" text,
	"last_until" date,
	CONSTRAINT "opportunity_state_arn_list_row_key_pk" PRIMARY KEY("arn","list","row_key"),
	CONSTRAINT "opportunity_state_hidden_as" CHECK ("opportunity_state"."hidden_as" in ('snoozed', 'done'))
);
--> statement-breakpoint
CREATE INDEX "opportunity_act_row" ON "opportunity_act" USING btree ("arn","list","row_key","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "opportunity_count_day" ON "opportunity_count" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ledger_redemption" ON "ledger" USING btree ("arn","day") WHERE "ledger"."kind" = 'redemption';--> statement-breakpoint
CREATE INDEX "instalment_refused" ON "instalment" USING btree ("arn","kind","due_on") WHERE "instalment"."reason" is not null;--> statement-breakpoint
CREATE INDEX "orders_rejected" ON "orders" USING btree ("arn","changed_at") WHERE "orders"."status" = 'rejected';--> statement-breakpoint

SELECT secure_tenant_table('opportunity_count');
--> statement-breakpoint
SELECT secure_tenant_table('opportunity_stale');
--> statement-breakpoint
SELECT secure_tenant_table('opportunity_state');
--> statement-breakpoint
SELECT secure_tenant_table('opportunity_act');
--> statement-breakpoint
-- What was done stays done.
REVOKE UPDATE, DELETE ON "opportunity_act" FROM hub_app;
