CREATE TABLE "lien" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"trxn_no" text NOT NULL,
	"import_id" bigint NOT NULL,
	"day" date NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"is_balance" boolean NOT NULL,
	CONSTRAINT "lien_arn_folio_no_scheme_code_trxn_no_import_id_pk" PRIMARY KEY("arn","folio_no","scheme_code","trxn_no","import_id")
);
--> statement-breakpoint
CREATE INDEX "lien_file" ON "lien" USING btree ("import_id");--> statement-breakpoint

SELECT secure_tenant_table('lien');
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON lien FROM hub_app;
--> statement-breakpoint
-- A row that came in several files counts once. The newest balance counts, and what was marked and released after it.
CREATE VIEW units_under_lien WITH (security_invoker = true) AS
WITH said AS (
  SELECT DISTINCT ON (arn, folio_no, scheme_code, trxn_no) arn, folio_no, scheme_code, trxn_no, day, units, is_balance
    FROM lien ORDER BY arn, folio_no, scheme_code, trxn_no, import_id DESC
), balance AS (
  SELECT DISTINCT ON (arn, folio_no, scheme_code) arn, folio_no, scheme_code, day
    FROM said WHERE is_balance ORDER BY arn, folio_no, scheme_code, day DESC
)
SELECT arn, folio_no, scheme_code, greatest(sum(s.units), 0)::numeric(20, 3) AS units
  FROM said s LEFT JOIN balance b USING (arn, folio_no, scheme_code)
 WHERE b.day IS NULL OR (s.is_balance AND s.day = b.day) OR (NOT s.is_balance AND s.day > b.day)
 GROUP BY arn, folio_no, scheme_code;
--> statement-breakpoint
GRANT SELECT ON units_under_lien TO hub_app, hub_system;
