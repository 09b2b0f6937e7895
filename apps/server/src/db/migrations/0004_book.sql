CREATE TABLE "aum_figure" (
	"arn" text NOT NULL,
	"day" date NOT NULL,
	"asset_class" text NOT NULL,
	"aum" numeric(28, 7) NOT NULL,
	CONSTRAINT "aum_figure_arn_day_asset_class_pk" PRIMARY KEY("arn","day","asset_class")
);
--> statement-breakpoint
CREATE TABLE "client_figure" (
	"arn" text PRIMARY KEY NOT NULL,
	"clients" integer NOT NULL,
	"live_clients" integer NOT NULL,
	"folios" integer NOT NULL,
	"aum_stale_from" date
);
--> statement-breakpoint
CREATE TABLE "client_month" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"clients" integer NOT NULL,
	CONSTRAINT "client_month_arn_month_pk" PRIMARY KEY("arn","month")
);
--> statement-breakpoint
CREATE TABLE "flow_figure" (
	"arn" text NOT NULL,
	"scheme_code" text NOT NULL,
	"day" date NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"bought" numeric(20, 2) NOT NULL,
	"by_sip" numeric(20, 2) NOT NULL,
	"sold" numeric(20, 2) NOT NULL,
	CONSTRAINT "flow_figure_arn_day_scheme_code_pk" PRIMARY KEY("arn","day","scheme_code")
);
--> statement-breakpoint
CREATE TABLE "folio" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"holding" text DEFAULT 'SI' NOT NULL,
	"holders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"banks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nominees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fatca" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tax_status" text DEFAULT '01' NOT NULL,
	"minor" jsonb,
	"opened_on" date,
	"is_locked" boolean DEFAULT false NOT NULL,
	"rta" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "folio_arn_folio_no_pk" PRIMARY KEY("arn","folio_no")
);
--> statement-breakpoint
CREATE TABLE "import_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"landed" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"quarantined" integer DEFAULT 0 NOT NULL,
	"error" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_file_status" CHECK ("import_file"."status" in ('running', 'done', 'failed', 'rolled-back'))
);
--> statement-breakpoint
CREATE TABLE "instalment" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"reg_no" text NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"reason" text,
	CONSTRAINT "instalment_arn_kind_reg_no_due_on_pk" PRIMARY KEY("arn","kind","reg_no","due_on")
);
--> statement-breakpoint
CREATE TABLE "investor" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_key" text NOT NULL,
	"pan" text,
	"name" text NOT NULL,
	"birth_date" date,
	"email" text,
	"mobile" text,
	"kyc" text DEFAULT 'NOT_AVAILABLE' NOT NULL,
	"tax_status" text DEFAULT '01' NOT NULL,
	"occupation" text,
	"address" text,
	"city" text,
	"state" text,
	"pincode" text,
	"country" text,
	"guardian_name" text,
	"guardian_pan" text,
	"family" text,
	"invested_on" date,
	"last_invested_on" date,
	"live_positions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "investor_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"trxn_no" text NOT NULL,
	"revision" smallint DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"nav" numeric(14, 4) NOT NULL,
	"duty" numeric(20, 2) DEFAULT '0' NOT NULL,
	"load" numeric(20, 2) DEFAULT '0' NOT NULL,
	"stt" numeric(20, 2) DEFAULT '0' NOT NULL,
	"tax" numeric(20, 2) DEFAULT '0' NOT NULL,
	"plan_no" text,
	"euin" text,
	"sub_arn" text,
	"carried_on" date,
	"carried_cost" numeric(20, 2),
	"reverses" text,
	"import_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_arn_folio_no_scheme_code_trxn_no_revision_pk" PRIMARY KEY("arn","folio_no","scheme_code","trxn_no","revision")
);
--> statement-breakpoint
CREATE TABLE "mandate" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"folio_no" text NOT NULL,
	"umrn" text,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"ifsc" text NOT NULL,
	"channel" text NOT NULL,
	"limit" numeric(20, 2) NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mandate_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"reg_no" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"target_code" text,
	"amount" numeric(20, 2) NOT NULL,
	"frequency" text NOT NULL,
	"registered_on" date NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"ceased_on" date,
	"paused_from" date,
	"paused_to" date,
	"rejected_on" date,
	"reason" text,
	"umrn" text,
	"instalments" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"bounced" integer DEFAULT 0 NOT NULL,
	"bounced_in_row" integer DEFAULT 0 NOT NULL,
	"last_due_on" date,
	"next_on" date,
	"monthly" numeric(20, 2) NOT NULL,
	"import_id" bigint,
	CONSTRAINT "plan_arn_kind_reg_no_pk" PRIMARY KEY("arn","kind","reg_no")
);
--> statement-breakpoint
CREATE TABLE "plan_figure" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"running" integer NOT NULL,
	"running_monthly" numeric(20, 2) NOT NULL,
	"begun" integer NOT NULL,
	"begun_monthly" numeric(20, 2) NOT NULL,
	"ceased" integer NOT NULL,
	"ceased_monthly" numeric(20, 2) NOT NULL,
	CONSTRAINT "plan_figure_arn_kind_day_pk" PRIMARY KEY("arn","kind","day")
);
--> statement-breakpoint
CREATE TABLE "position" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"cost" numeric(20, 2) NOT NULL,
	"state" jsonb NOT NULL,
	"first_on" date NOT NULL,
	"last_invested_on" date,
	"last_on" date NOT NULL,
	"feed_units" numeric(20, 3),
	"feed_on" date,
	"fault" text,
	CONSTRAINT "position_arn_folio_no_scheme_code_pk" PRIMARY KEY("arn","folio_no","scheme_code")
);
--> statement-breakpoint
CREATE TABLE "quarantine" (
	"import_id" bigint NOT NULL,
	"line" bigint NOT NULL,
	"field" text NOT NULL,
	"reason" text NOT NULL,
	"value" text,
	CONSTRAINT "quarantine_import_id_line_field_pk" PRIMARY KEY("import_id","line","field")
);
--> statement-breakpoint
CREATE TABLE "scheme_figure" (
	"arn" text NOT NULL,
	"scheme_code" text NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"cost" numeric(20, 2) NOT NULL,
	"positions" integer NOT NULL,
	CONSTRAINT "scheme_figure_arn_scheme_code_pk" PRIMARY KEY("arn","scheme_code")
);
--> statement-breakpoint
CREATE TABLE "amfi_scheme" (
	"code" text PRIMARY KEY NOT NULL,
	"amc" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"isin" text,
	"isin_reinvest" text,
	"seen_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"upi" boolean DEFAULT false NOT NULL,
	"nach_debit" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"calendar" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holiday_calendar_day_pk" PRIMARY KEY("calendar","day")
);
--> statement-breakpoint
CREATE TABLE "ifsc_branch" (
	"ifsc" text PRIMARY KEY NOT NULL,
	"bank_code" text NOT NULL,
	"bank" text NOT NULL,
	"branch" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"micr" text,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav" (
	"scheme_code" text NOT NULL,
	"day" date NOT NULL,
	"nav" numeric(14, 4) NOT NULL,
	CONSTRAINT "nav_scheme_code_day_pk" PRIMARY KEY("scheme_code","day"),
	CONSTRAINT "nav_not_negative" CHECK ("nav"."nav" >= 0)
);
--> statement-breakpoint
CREATE TABLE "nav_latest" (
	"scheme_code" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"nav" numeric(14, 4) NOT NULL,
	"previous_day" date,
	"previous_nav" numeric(14, 4)
);
--> statement-breakpoint
CREATE TABLE "pincode" (
	"pincode" text NOT NULL,
	"office" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "pincode_pincode_office_pk" PRIMARY KEY("pincode","office")
);
--> statement-breakpoint
CREATE TABLE "reference_list" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"rows" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheme" (
	"code" text PRIMARY KEY NOT NULL,
	"fund" text NOT NULL,
	"name" text NOT NULL,
	"plan" text NOT NULL,
	"option" text NOT NULL,
	"rta" text NOT NULL,
	"rta_code" text NOT NULL,
	"isin" text,
	"isin_reinvest" text,
	"asset_class" text NOT NULL,
	"category" text NOT NULL,
	"tax_class" text NOT NULL,
	"cutoff" text NOT NULL,
	"risk" integer NOT NULL,
	"benchmark" text NOT NULL,
	"manager" text NOT NULL,
	"launched_on" date NOT NULL,
	"lock_in_months" integer DEFAULT 0 NOT NULL,
	"rules" jsonb NOT NULL,
	"loads" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "scheme_risk" CHECK ("scheme"."risk" between 1 and 6)
);
--> statement-breakpoint
CREATE INDEX "folio_investor" ON "folio" USING btree ("arn","investor_id");--> statement-breakpoint
CREATE INDEX "import_file_sha256" ON "import_file" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "investor_client_key" ON "investor" USING btree ("arn","client_key");--> statement-breakpoint
CREATE INDEX "investor_mobile" ON "investor" USING btree ("arn","mobile");--> statement-breakpoint
CREATE INDEX "investor_email" ON "investor" USING btree ("arn",lower("email"));--> statement-breakpoint
CREATE INDEX "mandate_folio" ON "mandate" USING btree ("arn","folio_no");--> statement-breakpoint
CREATE INDEX "plan_folio" ON "plan" USING btree ("arn","folio_no");--> statement-breakpoint
CREATE INDEX "plan_ends" ON "plan" USING btree ("arn","kind","ends_on");--> statement-breakpoint
CREATE INDEX "position_scheme" ON "position" USING btree ("arn","scheme_code");--> statement-breakpoint
CREATE INDEX "position_last_on" ON "position" USING btree ("arn","last_on");--> statement-breakpoint
CREATE INDEX "ifsc_branch_bank" ON "ifsc_branch" USING btree ("bank_code","city");--> statement-breakpoint
CREATE INDEX "scheme_rta_code" ON "scheme" USING btree ("rta","rta_code");--> statement-breakpoint

SELECT secure_tenant_table(name::regclass) FROM unnest(ARRAY[
  'investor', 'folio', 'ledger', 'position', 'plan', 'instalment', 'mandate', 'scheme_figure', 'flow_figure',
  'aum_figure', 'client_figure', 'client_month', 'plan_figure'
]) AS name;
--> statement-breakpoint
-- The book is written by the system, from feeds and allotments; a distributor reads its own.
REVOKE INSERT, UPDATE, DELETE ON investor, folio, ledger, position, plan, instalment, mandate, scheme_figure,
  flow_figure, aum_figure, client_figure, client_month, plan_figure FROM hub_app;
--> statement-breakpoint
SELECT secure_system_table(name::regclass, true) FROM unnest(ARRAY[
  'scheme', 'amfi_scheme', 'nav', 'nav_latest', 'holiday', 'bank', 'ifsc_branch', 'pincode', 'reference_list'
]) AS name;
--> statement-breakpoint
SELECT secure_system_table(name::regclass, false) FROM unnest(ARRAY['import_file', 'quarantine']) AS name;
--> statement-breakpoint
-- Like the audit log: what was posted stays; a mistake is taken back by an entry of its own.
REVOKE UPDATE, DELETE ON ledger FROM hub_system;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
