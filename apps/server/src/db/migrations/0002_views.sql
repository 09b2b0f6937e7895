-- What an owner offers of its tables to the rest of the server. Each is a plain selection, which the database opens up
-- into the query that reads it, with the rights of whoever reads: row security holds as on the table.

-- Of each name only the newest revision exists, and only an even one: an odd one took it back.
CREATE VIEW posted_entry WITH (security_invoker = true) AS
SELECT l.* FROM ledger l
 WHERE l.revision % 2 = 0 AND NOT EXISTS (
   SELECT FROM ledger later
    WHERE later.arn = l.arn AND later.folio_no = l.folio_no AND later.scheme_code = l.scheme_code
      AND later.trxn_no = l.trxn_no AND later.revision > l.revision);

-- What exists and is neither unresolved, replaced nor reversed. `units_taken_back` is what a reversal took of an entry
-- that counts still, null for nothing.
CREATE VIEW counted_entry WITH (security_invoker = true) AS
SELECT l.*, (
         SELECT abs(r.units) FROM uncounted_entry u JOIN posted_entry r USING (arn, folio_no, scheme_code, trxn_no)
          WHERE u.arn = l.arn AND u.folio_no = l.folio_no AND u.scheme_code = l.scheme_code
            AND u.other_no = l.trxn_no AND u.why = 'reversed' LIMIT 1) AS units_taken_back
  FROM posted_entry l
 WHERE NOT EXISTS (
   SELECT FROM uncounted_entry u
    WHERE u.arn = l.arn AND u.folio_no = l.folio_no AND u.scheme_code = l.scheme_code AND u.trxn_no = l.trxn_no);

-- Every row that was ever written, also those that took another one back: what changed, and when.
CREATE VIEW ledger_change WITH (security_invoker = true) AS
SELECT arn, folio_no, scheme_code, trxn_no, revision, day, created_at FROM ledger;

-- The people of the book, what they hold and what they pay into.
CREATE VIEW client WITH (security_invoker = true) AS
SELECT arn, id, client_key, pan, name, birth_date, email, mobile, kyc, tax_status, occupation, address, city, state,
       pincode, country, guardian_name, guardian_pan, family, contact_changed_on, invested_on, last_invested_on,
       live_positions, search, created_at
  FROM investor;
CREATE VIEW client_folio WITH (security_invoker = true) AS
SELECT arn, folio_no, investor_id, holding, holders, banks, nominees, nominee_opt_out, fatca, tax_status, minor, opened_on,
       is_locked, rta, created_at
  FROM folio;
CREATE VIEW holding WITH (security_invoker = true) AS SELECT * FROM position;
CREATE VIEW systematic_plan WITH (security_invoker = true) AS SELECT * FROM plan;
CREATE VIEW client_value WITH (security_invoker = true) AS SELECT * FROM investor_figure;
CREATE VIEW scheme_total WITH (security_invoker = true) AS SELECT * FROM scheme_figure;
CREATE VIEW day_flow WITH (security_invoker = true) AS SELECT * FROM flow_figure;
CREATE VIEW nav_of_day WITH (security_invoker = true) AS SELECT * FROM nav;
CREATE VIEW newest_nav WITH (security_invoker = true) AS SELECT * FROM nav_latest;

-- Reference data.
CREATE VIEW fund_scheme WITH (security_invoker = true) AS SELECT * FROM scheme;
CREATE VIEW market_holiday WITH (security_invoker = true) AS SELECT * FROM holiday;

-- The distributor, as AMFI and as it itself describes it.
CREATE VIEW arn_record WITH (security_invoker = true) AS SELECT * FROM distributor;
CREATE VIEW arn_profile WITH (security_invoker = true) AS SELECT * FROM distributor_profile;
CREATE VIEW arn_euin WITH (security_invoker = true) AS SELECT * FROM euin;

-- Orders, instalments and the mandates that pay for them.
CREATE VIEW sent_order WITH (security_invoker = true) AS SELECT * FROM orders;
CREATE VIEW plan_instalment WITH (security_invoker = true) AS SELECT * FROM instalment;
CREATE VIEW debit_mandate WITH (security_invoker = true) AS SELECT * FROM mandate;

GRANT SELECT ON posted_entry, counted_entry, ledger_change, client, client_folio, holding, systematic_plan, client_value,
  scheme_total, day_flow, nav_of_day, newest_nav, fund_scheme, market_holiday, arn_record, arn_profile, arn_euin,
  sent_order, plan_instalment, debit_mandate TO hub_app, hub_system;
