-- Two roles nobody can log in as. The login user is a member of both and runs as hub_app; a
-- transaction that must see every row (log-in, jobs, operator) becomes hub_system for its length.
-- Roles belong to the whole cluster, so another database's migration may have made them already or
-- be making them right now. An operator without CREATEROLE makes them beforehand.
DO $$
DECLARE
  needed text;
BEGIN
  FOREACH needed IN ARRAY ARRAY['hub_app', 'hub_system'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = needed) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', needed);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    IF NOT pg_has_role(current_user, needed, 'SET') THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', needed);
    END IF;
  END LOOP;
END
$$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO hub_app, hub_system;
--> statement-breakpoint

-- Every table with a distributor's data goes through this once, in the migration that makes it.
CREATE FUNCTION secure_tenant_table(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO hub_app, hub_system', target);
  -- Unset it is null, after a transaction it is empty: neither equals any ARN.
  EXECUTE format(
    'CREATE POLICY own_rows ON %s TO hub_app USING (arn = current_setting(''app.arn'', true)) '
    'WITH CHECK (arn = current_setting(''app.arn'', true))', target);
  EXECUTE format('CREATE POLICY all_rows ON %s TO hub_system USING (true) WITH CHECK (true)', target);
END
$$;
--> statement-breakpoint

-- Tables only the system touches, and reference tables everybody reads.
CREATE FUNCTION secure_system_table(target regclass, readable boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO hub_system', target);
  EXECUTE format('CREATE POLICY all_rows ON %s TO hub_system USING (true) WITH CHECK (true)', target);
  IF readable THEN
    EXECUTE format('GRANT SELECT ON %s TO hub_app', target);
    EXECUTE format('CREATE POLICY readable ON %s FOR SELECT TO hub_app USING (true)', target);
  END IF;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION secure_tenant_table(regclass), secure_system_table(regclass, boolean) FROM PUBLIC;
--> statement-breakpoint

SELECT secure_tenant_table('distributor');
--> statement-breakpoint
-- A distributor reads its own record; changing it is the system's business.
REVOKE INSERT, UPDATE, DELETE ON distributor FROM hub_app;
--> statement-breakpoint
SELECT secure_tenant_table('rm_mapping');
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON rm_mapping FROM hub_app;
--> statement-breakpoint
SELECT secure_tenant_table('dashboard_shown');
--> statement-breakpoint
SELECT secure_tenant_table('otp_request');
--> statement-breakpoint
SELECT secure_tenant_table('session');
--> statement-breakpoint
SELECT secure_tenant_table('refresh_token');
--> statement-breakpoint
SELECT secure_tenant_table('login_log');
--> statement-breakpoint
SELECT secure_system_table('relationship_manager', true);
--> statement-breakpoint
SELECT secure_system_table('app_state', true);
--> statement-breakpoint
SELECT secure_system_table('setting', true);
--> statement-breakpoint
SELECT secure_system_table('outbox_message', false);
--> statement-breakpoint
SELECT secure_system_table('rate_limit', false);
--> statement-breakpoint
SELECT secure_system_table('client_error', false);
--> statement-breakpoint
SELECT secure_system_table('audit_log', false);
--> statement-breakpoint

-- Append-only: no right to change it, and a trigger for those who would have the right anyway.
REVOKE UPDATE, DELETE ON audit_log FROM hub_system;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
