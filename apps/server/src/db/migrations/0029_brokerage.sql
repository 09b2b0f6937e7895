CREATE TABLE "brokerage_figure" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"asset_class" text NOT NULL,
	"euin" text NOT NULL,
	"lines" integer NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"igst" numeric(20, 2) NOT NULL,
	"cgst" numeric(20, 2) NOT NULL,
	"sgst" numeric(20, 2) NOT NULL,
	"untaxed" numeric(20, 2) NOT NULL,
	"held" numeric(20, 2) NOT NULL,
	"paid_on" date,
	CONSTRAINT "brokerage_figure_arn_month_kind_asset_class_euin_pk" PRIMARY KEY("arn","month","kind","asset_class","euin")
);
--> statement-breakpoint
CREATE TABLE "brokerage_gap" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"gap" text NOT NULL,
	"part" smallint NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"hold_reason" text,
	CONSTRAINT "brokerage_gap_arn_month_folio_no_scheme_code_kind_reference_gap_part_pk" PRIMARY KEY("arn","month","folio_no","scheme_code","kind","reference","gap","part")
);
--> statement-breakpoint
CREATE TABLE "brokerage_line" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"key" text NOT NULL,
	"import_id" bigint NOT NULL,
	"counts" boolean NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"kind" text NOT NULL,
	"type_text" text NOT NULL,
	"trxn_no" text NOT NULL,
	"trade_on" date NOT NULL,
	"processed_on" date NOT NULL,
	"from_on" date,
	"to_on" date,
	"days" integer,
	"base" numeric(20, 2),
	"units" numeric(20, 3),
	"average_assets" numeric(20, 2),
	"rate" numeric(9, 4),
	"amount" numeric(20, 2) NOT NULL,
	"igst" numeric(20, 2),
	"cgst" numeric(20, 2),
	"sgst" numeric(20, 2),
	"hold_reason" text,
	"euin" text,
	CONSTRAINT "brokerage_line_arn_month_key_import_id_pk" PRIMARY KEY("arn","month","key","import_id"),
	CONSTRAINT "brokerage_line_kind" CHECK ("brokerage_line"."kind" in ('trail', 'incentive', 'clawback'))
);
--> statement-breakpoint
CREATE TABLE "brokerage_stale" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "brokerage_stale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "brokerage_stale_arn_month_id_pk" PRIMARY KEY("arn","month","id")
);
--> statement-breakpoint
CREATE TABLE "gst_invoice" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"number" text NOT NULL,
	"made_on" date NOT NULL,
	"gstin" text NOT NULL,
	"taxable" numeric(20, 2) NOT NULL,
	"igst" numeric(20, 2) NOT NULL,
	"cgst" numeric(20, 2) NOT NULL,
	"sgst" numeric(20, 2) NOT NULL,
	CONSTRAINT "gst_invoice_arn_month_pk" PRIMARY KEY("arn","month")
);
--> statement-breakpoint
CREATE TABLE "rate_card" (
	"version" text PRIMARY KEY NOT NULL,
	"in_force_from" date NOT NULL,
	"import_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_line" (
	"version" text NOT NULL,
	"line" integer NOT NULL,
	"scheme_code" text NOT NULL,
	"category" text NOT NULL,
	"inflow_from" date NOT NULL,
	"inflow_to" date,
	"location" text NOT NULL,
	"slab_from" numeric(20, 2) NOT NULL,
	"slab_to" numeric(20, 2),
	"trail_1" numeric(9, 4) NOT NULL,
	"trail_2" numeric(9, 4) NOT NULL,
	"trail_3" numeric(9, 4) NOT NULL,
	"trail_4" numeric(9, 4) NOT NULL,
	"incentive" numeric(9, 4) NOT NULL,
	"gst_basis" text NOT NULL,
	"clawback_days" integer NOT NULL,
	CONSTRAINT "rate_line_version_line_pk" PRIMARY KEY("version","line"),
	CONSTRAINT "rate_line_rates" CHECK (least("rate_line"."trail_1", "rate_line"."trail_2", "rate_line"."trail_3", "rate_line"."trail_4", "rate_line"."incentive") >= 0)
);
--> statement-breakpoint
CREATE TABLE "rejection_row" (
	"arn" text NOT NULL,
	"key" text NOT NULL,
	"import_id" bigint NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text,
	"trxn_no" text NOT NULL,
	"type_text" text,
	"day" date NOT NULL,
	"amount" numeric(20, 2),
	"reason" text,
	"euin" text,
	CONSTRAINT "rejection_row_arn_key_import_id_pk" PRIMARY KEY("arn","key","import_id")
);
--> statement-breakpoint
CREATE TABLE "trail_figure" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"asset_class" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"through" date NOT NULL,
	CONSTRAINT "trail_figure_arn_month_asset_class_pk" PRIMARY KEY("arn","month","asset_class")
);
--> statement-breakpoint
CREATE TABLE "trail_line" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"gst_basis" text NOT NULL,
	"product" numeric(40, 0) NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"rate" numeric(9, 4),
	"days" smallint NOT NULL,
	"through" date NOT NULL,
	CONSTRAINT "trail_line_arn_month_folio_no_scheme_code_gst_basis_pk" PRIMARY KEY("arn","month","folio_no","scheme_code","gst_basis")
);
--> statement-breakpoint
CREATE TABLE "trail_changed" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"since" date,
	CONSTRAINT "trail_changed_arn_folio_no_scheme_code_pk" PRIMARY KEY("arn","folio_no","scheme_code")
);
--> statement-breakpoint
CREATE TABLE "trail_missing" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"ref" text NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date,
	"why" text NOT NULL,
	"version" text,
	CONSTRAINT "trail_missing_arn_folio_no_scheme_code_ref_from_on_pk" PRIMARY KEY("arn","folio_no","scheme_code","ref","from_on")
);
--> statement-breakpoint
CREATE TABLE "trail_slice" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"gst_basis" text NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date,
	"weight" numeric(30, 0) NOT NULL,
	"rate" numeric(9, 4),
	"is_cut" boolean NOT NULL,
	CONSTRAINT "trail_slice_arn_folio_no_scheme_code_gst_basis_from_on_pk" PRIMARY KEY("arn","folio_no","scheme_code","gst_basis","from_on")
);
--> statement-breakpoint
CREATE TABLE "trail_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"through" date,
	"open_from" date,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seen_at" timestamp with time zone,
	"rebuild_from" date
);
--> statement-breakpoint
CREATE TABLE "yearly_declaration" (
	"arn" text NOT NULL,
	"year" smallint NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"signed_by" text NOT NULL,
	CONSTRAINT "yearly_declaration_arn_year_pk" PRIMARY KEY("arn","year")
);
--> statement-breakpoint
ALTER TABLE "distributor_profile" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_line" ADD CONSTRAINT "rate_line_version_rate_card_version_fk" FOREIGN KEY ("version") REFERENCES "public"."rate_card"("version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brokerage_line_key" ON "brokerage_line" USING btree ("arn","key");--> statement-breakpoint
CREATE INDEX "brokerage_line_position" ON "brokerage_line" USING btree ("arn","folio_no","scheme_code","month");--> statement-breakpoint
CREATE INDEX "brokerage_line_file" ON "brokerage_line" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "brokerage_line_incentive" ON "brokerage_line" USING btree ("arn","folio_no","scheme_code") WHERE "brokerage_line"."kind" = 'incentive';--> statement-breakpoint
CREATE INDEX "trail_missing_nav" ON "trail_missing" USING btree ("scheme_code") WHERE "trail_missing"."why" = 'nav';--> statement-breakpoint
CREATE INDEX "trail_slice_cut" ON "trail_slice" USING btree ("to_on") WHERE "trail_slice"."is_cut";--> statement-breakpoint
CREATE INDEX "ledger_created" ON "ledger" USING brin ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gst_invoice_number" ON "gst_invoice" USING btree ("arn","number");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_card_in_force_from" ON "rate_card" USING btree ("in_force_from");--> statement-breakpoint
CREATE INDEX "rate_line_scheme" ON "rate_line" USING btree ("scheme_code");--> statement-breakpoint
CREATE INDEX "rejection_row_day" ON "rejection_row" USING btree ("arn","day");--> statement-breakpoint
CREATE INDEX "rejection_row_file" ON "rejection_row" USING btree ("import_id");--> statement-breakpoint

SELECT secure_system_table(name::regclass, true) FROM unnest(ARRAY['rate_card', 'rate_line', 'trail_state']) AS name;--> statement-breakpoint
SELECT secure_tenant_table(name::regclass) FROM unnest(ARRAY[
  'brokerage_line', 'rejection_row', 'brokerage_figure', 'trail_line', 'trail_slice', 'trail_missing', 'trail_figure',
  'trail_changed', 'brokerage_gap', 'brokerage_stale', 'gst_invoice', 'yearly_declaration']) AS name;--> statement-breakpoint
-- What the registrars paid and what the twin makes of it is the system's to write.
REVOKE INSERT, UPDATE, DELETE ON brokerage_line, rejection_row, brokerage_figure, trail_line, trail_slice, trail_missing,
  trail_figure, trail_changed, brokerage_gap, brokerage_stale FROM hub_app;--> statement-breakpoint
-- Room for the nights of a month on the page a row stands on.
ALTER TABLE trail_line SET (fillfactor = 50);
