CREATE TABLE "goal" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"investor_id" uuid,
	"prospect" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"due" date NOT NULL,
	"cost" numeric(20, 2) NOT NULL,
	"years" smallint NOT NULL,
	"inflation" integer NOT NULL,
	"returns" integer NOT NULL,
	"returns_after" integer NOT NULL,
	"step_up" integer NOT NULL,
	"basis" text NOT NULL,
	"other_held" numeric(20, 2) NOT NULL,
	"planned_on" date NOT NULL,
	"held" numeric(20, 2) NOT NULL,
	"target" numeric(20, 2) NOT NULL,
	"sip" numeric(20, 2) NOT NULL,
	"lumpsum" numeric(20, 2) NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goal_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "goal_holding" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"goal_id" uuid NOT NULL,
	"percent" smallint NOT NULL,
	CONSTRAINT "goal_holding_arn_folio_no_scheme_code_goal_id_pk" PRIMARY KEY("arn","folio_no","scheme_code","goal_id")
);
--> statement-breakpoint
CREATE TABLE "goal_sip" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"reg_no" text NOT NULL,
	"goal_id" uuid NOT NULL,
	CONSTRAINT "goal_sip_arn_folio_no_reg_no_pk" PRIMARY KEY("arn","folio_no","reg_no")
);
--> statement-breakpoint
CREATE INDEX "goal_investor" ON "goal" USING btree ("arn","investor_id");--> statement-breakpoint
CREATE INDEX "goal_holding_goal" ON "goal_holding" USING btree ("arn","goal_id");--> statement-breakpoint
CREATE INDEX "goal_sip_goal" ON "goal_sip" USING btree ("arn","goal_id");--> statement-breakpoint

SELECT secure_tenant_table('goal');--> statement-breakpoint
SELECT secure_tenant_table('goal_holding');--> statement-breakpoint
SELECT secure_tenant_table('goal_sip');
