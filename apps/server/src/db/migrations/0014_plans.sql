-- A registrar's number names a plan within its folio only: the same number in another folio is another plan.
ALTER TABLE "plan" DROP CONSTRAINT "plan_arn_kind_reg_no_pk";
--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_arn_kind_folio_no_reg_no_pk" PRIMARY KEY("arn","kind","folio_no","reg_no");
--> statement-breakpoint
ALTER TABLE "instalment" ADD COLUMN "folio_no" text;
--> statement-breakpoint
-- Until now a number was one plan.
UPDATE "instalment" i SET folio_no = p.folio_no FROM "plan" p
 WHERE p.arn = i.arn AND p.kind = i.kind AND p.reg_no = i.reg_no;
--> statement-breakpoint
DELETE FROM "instalment" WHERE folio_no IS NULL;
--> statement-breakpoint
ALTER TABLE "instalment" ALTER COLUMN "folio_no" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "instalment" DROP CONSTRAINT "instalment_arn_kind_reg_no_due_on_pk";
--> statement-breakpoint
ALTER TABLE "instalment" ADD CONSTRAINT "instalment_arn_kind_folio_no_reg_no_due_on_pk" PRIMARY KEY("arn","kind","folio_no","reg_no","due_on");
--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "due_days" smallint[], ADD COLUMN "payment_mode" text, ADD COLUMN "top_up_amount" numeric(20, 2),
  ADD COLUMN "top_up_basis_points" integer, ADD COLUMN "top_up_months" smallint, ADD COLUMN "top_up_cap" numeric(20, 2);
--> statement-breakpoint
-- What each file said of a plan; the plan follows from all of it, so that a file can be taken back.
CREATE TABLE "plan_row" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"reg_no" text NOT NULL,
	"import_id" bigint NOT NULL,
	"line" bigint NOT NULL,
	"reported_on" date,
	"scheme_code" text NOT NULL,
	"target_code" text,
	"amount" numeric(20, 2) NOT NULL,
	"frequency" text NOT NULL,
	"starts_on" date NOT NULL,
	"ceased_on" date,
	"paused_from" date,
	"paused_to" date,
	"rejected_on" date,
	"reason" text,
	"umrn" text,
	"due_days" smallint[],
	"payment_mode" text,
	"top_up_amount" numeric(20, 2),
	"top_up_basis_points" integer,
	"top_up_months" smallint,
	"top_up_cap" numeric(20, 2),
	"monthly" numeric(20, 2) NOT NULL,
	"registered_on" date,
	"ends_on" date,
	"instalments" integer,
	CONSTRAINT "plan_row_arn_kind_folio_no_reg_no_import_id_line_pk" PRIMARY KEY("arn","kind","folio_no","reg_no","import_id","line")
);
--> statement-breakpoint
CREATE INDEX "plan_row_import" ON "plan_row" USING btree ("import_id");
--> statement-breakpoint
INSERT INTO "plan_row" (arn, kind, folio_no, reg_no, import_id, line, scheme_code, target_code, amount, frequency, starts_on,
    ceased_on, paused_from, paused_to, rejected_on, reason, umrn, monthly, registered_on, ends_on, instalments)
  SELECT arn, kind, folio_no, reg_no, coalesce(import_id, 0), 0, scheme_code, target_code, amount, frequency, starts_on,
    ceased_on, paused_from, paused_to, rejected_on, reason, umrn, monthly, registered_on, ends_on, instalments FROM "plan";
--> statement-breakpoint
-- The next instalment follows from the plan and the calendar on every day.
ALTER TABLE "plan" DROP COLUMN "next_on", DROP COLUMN "import_id";
--> statement-breakpoint
SELECT secure_tenant_table('plan_row');
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON plan_row FROM hub_app;
--> statement-breakpoint
-- One list of tax classes, the domain's: gold and overseas funds apart from hybrids. One that cannot be told stays as
-- it is and stops at the rule below: it must be said by hand.
UPDATE "scheme" SET tax_class = CASE
  WHEN tax_class = 'EQUITY' THEN 'equity'
  WHEN tax_class = 'SPECIFIED_DEBT' THEN 'debt'
  WHEN tax_class = 'OTHER' AND (category || ' ' || name) ~* 'gold|silver|overseas|international' THEN 'gold-overseas'
  WHEN tax_class = 'OTHER' AND asset_class = 'HYBRID' THEN 'hybrid'
  ELSE tax_class END;
--> statement-breakpoint
ALTER TABLE "scheme" ADD CONSTRAINT "scheme_tax_class" CHECK ("scheme"."tax_class" in ('equity', 'debt', 'gold-overseas', 'hybrid'));
