CREATE TABLE "instalment_step" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"step" text NOT NULL,
	"missed" smallint,
	CONSTRAINT "instalment_step_arn_reference_step_pk" PRIMARY KEY("arn","reference","step")
);
--> statement-breakpoint
CREATE TABLE "plan_run" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"reg_no" text NOT NULL,
	"mandate_id" text,
	"next_due_on" date NOT NULL,
	"next_debit_on" date NOT NULL,
	CONSTRAINT "plan_run_arn_kind_folio_no_reg_no_pk" PRIMARY KEY("arn","kind","folio_no","reg_no")
);
--> statement-breakpoint
ALTER TABLE "instalment" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "instalment" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "instalment" ADD COLUMN "debit_on" date;--> statement-breakpoint
ALTER TABLE "instalment" ADD COLUMN "presented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instalment" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instalment" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrar_order" ADD COLUMN "plan_no" text;--> statement-breakpoint
CREATE INDEX "plan_run_due" ON "plan_run" USING btree ("next_debit_on");--> statement-breakpoint
CREATE UNIQUE INDEX "instalment_reference" ON "instalment" USING btree ("reference") WHERE "instalment"."reference" is not null;--> statement-breakpoint

-- An instalment is written once and answered twice: with room on its own page an answer needs no entry in any index.
ALTER TABLE "instalment" SET (fillfactor = 50);
--> statement-breakpoint
-- What a plan has done and missed changes with every instalment.
ALTER TABLE "plan" SET (fillfactor = 70);
--> statement-breakpoint
CREATE SEQUENCE "instalment_number";
--> statement-breakpoint
GRANT USAGE ON SEQUENCE "instalment_number" TO hub_system;
--> statement-breakpoint
-- `toppedUpAmount` of the domain: one step for each whole period since the start, up to the cap.
CREATE FUNCTION topped_up_amount(amount numeric, by_amount numeric, by_basis_points int, months int, cap numeric, starts_on date, due_on date)
RETURNS numeric LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  whole int := (extract(year from due_on)::int - extract(year from starts_on)::int) * 12
             + extract(month from due_on)::int - extract(month from starts_on)::int;
  month_end int := extract(day from date_trunc('month', due_on) + interval '1 month' - interval '1 day')::int;
  grown numeric := amount;
BEGIN
  IF due_on < starts_on THEN RETURN amount; END IF;
  IF extract(day from due_on)::int < least(extract(day from starts_on)::int, month_end) THEN whole := whole - 1; END IF;
  FOR step IN 1 .. whole / months LOOP
    grown := grown + coalesce(by_amount, round(grown * by_basis_points / 10000, 2), 0);
    IF cap IS NOT NULL AND grown >= cap THEN RETURN greatest(amount, cap); END IF;
  END LOOP;
  RETURN grown;
END
$$;
--> statement-breakpoint
SELECT secure_tenant_table('plan_run');
--> statement-breakpoint
SELECT secure_tenant_table('instalment_step');
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON plan_run, instalment_step FROM hub_app;
