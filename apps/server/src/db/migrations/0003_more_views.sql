-- More of what an owner offers to the rest of the server, as in 0002_views.

-- The book: what it says of an entry that does not count, its totals, what feeds said of a plan.
CREATE VIEW entry_verdict WITH (security_invoker = true) AS SELECT * FROM uncounted_entry;
CREATE VIEW client_total WITH (security_invoker = true) AS SELECT arn, clients, live_clients, folios FROM client_figure;
CREATE VIEW plan_total WITH (security_invoker = true) AS SELECT * FROM plan_figure;
CREATE VIEW day_aum WITH (security_invoker = true) AS SELECT * FROM aum_figure;
CREATE VIEW plan_report WITH (security_invoker = true) AS SELECT arn, kind, folio_no, reg_no, import_id FROM plan_row;
CREATE VIEW amfi_listing WITH (security_invoker = true) AS SELECT * FROM amfi_scheme;

-- Reference data.
CREATE VIEW listed_bank WITH (security_invoker = true) AS SELECT * FROM bank;
CREATE VIEW bank_branch WITH (security_invoker = true) AS SELECT ifsc, bank_code, bank, branch, city FROM ifsc_branch;
CREATE VIEW postal_place WITH (security_invoker = true) AS SELECT * FROM pincode;

-- Orders: the link that an order waits for, its timeline, and when a plan is debited next.
CREATE VIEW order_link WITH (security_invoker = true) AS
SELECT arn, id, investor_id, status, expires_at FROM confirmation;
CREATE VIEW order_history WITH (security_invoker = true) AS SELECT * FROM order_event;
CREATE VIEW next_debit WITH (security_invoker = true) AS SELECT * FROM plan_run;

-- Who is logged in, on what, and who looks after them.
CREATE VIEW login_session WITH (security_invoker = true) AS SELECT * FROM session;
CREATE VIEW push_device WITH (security_invoker = true) AS
SELECT arn, device_id, name, platform, push_token, push_session, push_at FROM known_device;
CREATE VIEW manager_contact WITH (security_invoker = true) AS
SELECT id, name, mobile, email FROM relationship_manager;
CREATE VIEW app_record WITH (security_invoker = true) AS SELECT id, version, maintenance FROM app_state;

GRANT SELECT ON entry_verdict, client_total, plan_total, day_aum, plan_report, amfi_listing, listed_bank, bank_branch,
  postal_place, order_link, order_history, next_debit, login_session, push_device, manager_contact, app_record
  TO hub_app, hub_system;
