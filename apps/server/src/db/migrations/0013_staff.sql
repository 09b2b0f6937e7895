CREATE TABLE "act_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"arn" text,
	"input" jsonb NOT NULL,
	"preview" jsonb NOT NULL,
	"before" text NOT NULL,
	"reason" text NOT NULL,
	"maker" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"checker" uuid,
	"words" text,
	"run_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "act_request_two_people" CHECK ("act_request"."checker" is null or "act_request"."checker" <> "act_request"."maker"),
	CONSTRAINT "act_request_approved" CHECK ("act_request"."state" <> 'approved' or "act_request"."checker" is not null)
);
--> statement-breakpoint
CREATE TABLE "act_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"act" text NOT NULL,
	"digest" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"no" bigint PRIMARY KEY NOT NULL,
	"note_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_chain_note_id_unique" UNIQUE("note_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"rm_id" text,
	"issuer" text,
	"issuer_subject" text,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_email" CHECK ("staff"."email" = lower("staff"."email"))
);
--> statement-breakpoint
CREATE TABLE "staff_challenge" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_role_staff_id_role_pk" PRIMARY KEY("staff_id","role")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"rechecked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"arn" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"reads" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "act_request" ADD CONSTRAINT "act_request_maker_staff_id_fk" FOREIGN KEY ("maker") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_request" ADD CONSTRAINT "act_request_checker_staff_id_fk" FOREIGN KEY ("checker") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_request" ADD CONSTRAINT "act_request_run_id_act_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."act_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_note_id_audit_log_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_rm_id_relationship_manager_id_fk" FOREIGN KEY ("rm_id") REFERENCES "public"."relationship_manager"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "act_request_open" ON "act_request" USING btree ("act","subject") WHERE "act_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "act_request_state" ON "act_request" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "act_run_key" ON "act_run" USING btree ("actor","key");--> statement-breakpoint
CREATE INDEX "act_run_created_at" ON "act_run" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_issuer_subject" ON "staff" USING btree ("issuer","issuer_subject") WHERE "staff"."issuer" is not null;--> statement-breakpoint
CREATE INDEX "staff_challenge_expires_at" ON "staff_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkey_staff" ON "staff_passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_view_staff" ON "staff_view" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","id") WHERE "audit_log"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id") WHERE "audit_log"."subject" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_xid" ON "audit_log" USING btree ("xid","id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_run_id_unique" UNIQUE("run_id");--> statement-breakpoint
SELECT secure_system_table(name::regclass, false) FROM unnest(ARRAY[
  'staff', 'staff_role', 'staff_session', 'staff_passkey', 'staff_challenge', 'staff_view', 'act_run', 'act_request',
  'audit_chain'
]) AS name;

-- The chain is append-only as the notes are.
REVOKE UPDATE, DELETE ON audit_chain FROM hub_system;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- What was asked for stays as it was asked for; only how it ended is added.
REVOKE UPDATE, DELETE ON act_request FROM hub_system;
GRANT UPDATE (state, checker, words, run_id, decided_at) ON act_request TO hub_system;
REVOKE DELETE ON staff, staff_session FROM hub_system;

-- The staff's own role: it reads what a right opens, and writes nothing. Whoever is logged in, their rights and, for a
-- relationship manager, whose ARNs they see are set for one transaction, as an ARN is for a distributor's.
DO $$
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hub_staff') THEN
      CREATE ROLE hub_staff NOLOGIN NOSUPERUSER NOBYPASSRLS;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL;
  END;
  IF NOT pg_has_role(current_user, 'hub_staff', 'SET') THEN
    GRANT hub_staff TO CURRENT_USER;
  END IF;
END
$$;
GRANT USAGE ON SCHEMA public TO hub_staff;

CREATE FUNCTION staff_may(needed text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT needed = ANY (string_to_array(coalesce(current_setting('app.rights', true), ''), ','))
$$;

-- A distributor's data, for whoever has the right; a relationship manager sees that of the own ARNs alone.
CREATE FUNCTION open_tenant_to_staff(target regclass, needed text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT SELECT ON %s TO hub_staff', target);
  EXECUTE format(
    'CREATE POLICY staff_reads ON %s FOR SELECT TO hub_staff USING ((SELECT staff_may(%L)) AND '
    '(coalesce((SELECT current_setting(''app.rm'', true)), '''') = '''' OR arn IN '
    '(SELECT m.arn FROM rm_mapping m WHERE m.rm_id = current_setting(''app.rm'', true))))', target, needed);
END
$$;

-- The asset manager's own data; without a right, for everybody of the staff.
CREATE FUNCTION open_to_staff(target regclass, needed text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT SELECT ON %s TO hub_staff', target);
  EXECUTE format(
    'CREATE POLICY staff_reads ON %s FOR SELECT TO hub_staff USING (%s)', target,
    CASE WHEN needed IS NULL THEN '(SELECT current_setting(''app.staff'', true)) <> ''''' ELSE
      format('(SELECT staff_may(%L))', needed) END);
END
$$;
REVOKE EXECUTE ON FUNCTION open_tenant_to_staff(regclass, text), open_to_staff(regclass, text) FROM PUBLIC;

SELECT open_tenant_to_staff(name::regclass, 'distributors.read') FROM unnest(ARRAY[
  'distributor', 'distributor_profile', 'euin', 'session', 'login_log', 'aum_figure', 'client_figure', 'plan_figure'
]) AS name;
SELECT open_to_staff(name::regclass, NULL) FROM unnest(ARRAY[
  'staff', 'staff_role', 'act_request', 'rm_mapping', 'relationship_manager', 'scheme', 'amfi_scheme', 'nav',
  'nav_latest', 'holiday', 'bank', 'ifsc_branch', 'app_state', 'banner', 'testimonial'
]) AS name;
SELECT open_to_staff('staff_session', 'staff.read');
SELECT open_to_staff('staff_view', 'audit.read');
SELECT open_to_staff('audit_log', 'audit.read');
SELECT open_to_staff('audit_chain', 'audit.read');
