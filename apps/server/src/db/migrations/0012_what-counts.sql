CREATE TABLE "feed_balance" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"day" date NOT NULL,
	"import_id" bigint NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	CONSTRAINT "feed_balance_arn_folio_no_scheme_code_day_import_id_pk" PRIMARY KEY("arn","folio_no","scheme_code","day","import_id")
);
--> statement-breakpoint
CREATE TABLE "folio_import" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"import_id" bigint NOT NULL,
	CONSTRAINT "folio_import_arn_folio_no_import_id_pk" PRIMARY KEY("arn","folio_no","import_id")
);
--> statement-breakpoint
CREATE TABLE "uncounted_entry" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"trxn_no" text NOT NULL,
	"why" text NOT NULL,
	"reason" text NOT NULL,
	"other_no" text,
	CONSTRAINT "uncounted_entry_arn_folio_no_scheme_code_trxn_no_pk" PRIMARY KEY("arn","folio_no","scheme_code","trxn_no")
);
--> statement-breakpoint
DROP INDEX "ledger_reversal";--> statement-breakpoint
ALTER TABLE "folio" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "ignored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "investor_figure" ADD COLUMN "aum_without_cost" numeric(28, 7) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "undoes" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "posted_on" date;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "funds_on" date;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "user_ref" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "counter_scheme" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "units_without_cost" numeric(20, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "opening_units" numeric(20, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "opening_on" date;--> statement-breakpoint
ALTER TABLE "scheme_figure" ADD COLUMN "units_without_cost" numeric(20, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "feed_balance_file" ON "feed_balance" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "folio_import_file" ON "folio_import" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger" USING btree ("arn","folio_no","scheme_code") WHERE "ledger"."import_id" is null and "ledger"."user_ref" is not null;--> statement-breakpoint
CREATE INDEX "ledger_user_ref" ON "ledger" USING btree ("arn","user_ref") WHERE "ledger"."import_id" is null and "ledger"."user_ref" is not null;--> statement-breakpoint
CREATE INDEX "ledger_carried" ON "ledger" USING btree ("arn","scheme_code","day") WHERE "ledger"."kind" in ('merger-in', 'transfer-in', 'transmission-in', 'broker-in', 'merger-out', 'transfer-out', 'transmission-out', 'broker-out');--> statement-breakpoint
CREATE INDEX "ledger_import" ON "ledger" USING brin ("import_id");
--> statement-breakpoint

SELECT secure_tenant_table(name::regclass) FROM unnest(ARRAY['feed_balance', 'folio_import', 'uncounted_entry']) AS name;
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON feed_balance, folio_import, uncounted_entry FROM hub_app;
--> statement-breakpoint
-- Row security holds for the owner too: only the system sees the rows.
SELECT set_config('role', 'hub_system', true);
--> statement-breakpoint
INSERT INTO feed_balance (arn, folio_no, scheme_code, day, import_id, units)
SELECT arn, folio_no, scheme_code, feed_on, 0, feed_units FROM position WHERE feed_units IS NOT NULL;
--> statement-breakpoint
-- Reversals of before, each with the entry it names. "hub book rebuild" finds those that name none.
WITH existing AS (
  SELECT DISTINCT ON (arn, folio_no, scheme_code, trxn_no) * FROM ledger
   ORDER BY arn, folio_no, scheme_code, trxn_no, revision DESC
), pairs AS (
  SELECT r.arn, r.folio_no, r.scheme_code, r.trxn_no AS reversal, o.trxn_no AS original
    FROM existing r JOIN existing o ON o.arn = r.arn AND o.folio_no = r.folio_no AND o.scheme_code = r.scheme_code
                                   AND o.trxn_no = r.reverses AND o.units = -r.units
   WHERE r.kind = 'reversal' AND r.revision % 2 = 0 AND o.revision % 2 = 0
)
INSERT INTO uncounted_entry (arn, folio_no, scheme_code, trxn_no, why, reason, other_no)
SELECT arn, folio_no, scheme_code, original, 'reversed',
       'Taken back by transaction ' || split_part(reversal, '~', 1) || '.', reversal FROM pairs
UNION ALL
SELECT arn, folio_no, scheme_code, reversal, 'reversed',
       'Takes back transaction ' || split_part(original, '~', 1) || '.', original FROM pairs
ON CONFLICT DO NOTHING;
--> statement-breakpoint
SELECT set_config('role', 'none', true);
--> statement-breakpoint
ALTER TABLE "position" DROP COLUMN "feed_units";--> statement-breakpoint
ALTER TABLE "position" DROP COLUMN "feed_on";--> statement-breakpoint
ALTER TABLE "position" DROP COLUMN "fault";
