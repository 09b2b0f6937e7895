CREATE TABLE "arn_status" (
	"arn" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "arn_status_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"house_state" text,
	"register_state" text,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"source" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	CONSTRAINT "arn_status_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "arn_validity" (
	"arn" text NOT NULL,
	"valid_from" date,
	"valid_to" date NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "arn_validity_arn_valid_to_pk" PRIMARY KEY("arn","valid_to")
);
--> statement-breakpoint
CREATE TABLE "rm_cover" (
	"rm_id" text NOT NULL,
	"cover_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rm_cover_rm_id_from_day_pk" PRIMARY KEY("rm_id","from_day"),
	CONSTRAINT "rm_cover_another" CHECK ("rm_cover"."rm_id" <> "rm_cover"."cover_id"),
	CONSTRAINT "rm_cover_days" CHECK ("rm_cover"."from_day" <= "rm_cover"."to_day")
);
--> statement-breakpoint
CREATE TABLE "closed_kind" (
	"kind" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_window" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_window_order" CHECK ("maintenance_window"."from_at" < "maintenance_window"."to_at")
);
--> statement-breakpoint
CREATE TABLE "scheme_fact" (
	"scheme_code" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scheme_fact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fact" text NOT NULL,
	"from_day" date NOT NULL,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheme_fact_scheme_code_id_pk" PRIMARY KEY("scheme_code","id")
);
--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "house_state" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "register_state" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "register_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "distributor" ADD COLUMN "is_kyd_done" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "euin" ADD COLUMN "mapped_from" date;--> statement-breakpoint
ALTER TABLE "euin" ADD COLUMN "mapped_to" date;--> statement-breakpoint
ALTER TABLE "relationship_manager" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "arn_status" ADD CONSTRAINT "arn_status_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arn_validity" ADD CONSTRAINT "arn_validity_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rm_cover" ADD CONSTRAINT "rm_cover_rm_id_relationship_manager_id_fk" FOREIGN KEY ("rm_id") REFERENCES "public"."relationship_manager"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rm_cover" ADD CONSTRAINT "rm_cover_cover_id_relationship_manager_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."relationship_manager"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_fact" ADD CONSTRAINT "scheme_fact_scheme_code_scheme_code_fk" FOREIGN KEY ("scheme_code") REFERENCES "public"."scheme"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arn_status_now" ON "arn_status" USING btree ("arn") WHERE "arn_status"."until" is null;--> statement-breakpoint
CREATE INDEX "maintenance_window_to" ON "maintenance_window" USING btree ("to_at");--> statement-breakpoint
CREATE INDEX "scheme_fact_newest" ON "scheme_fact" USING btree ("scheme_code","fact","from_day");--> statement-breakpoint
CREATE INDEX "euin_euin" ON "euin" USING btree ("euin");--> statement-breakpoint
CREATE INDEX "rm_mapping_rm" ON "rm_mapping" USING btree ("rm_id");
--> statement-breakpoint
SELECT secure_tenant_table(name::regclass) FROM unnest(ARRAY['arn_status', 'arn_validity']) AS name;
SELECT secure_system_table(name::regclass, true)
  FROM unnest(ARRAY['rm_cover', 'scheme_fact', 'maintenance_window', 'closed_kind']) AS name;
-- A distributor reads how its own ARN stood; the system writes it.
REVOKE INSERT, UPDATE, DELETE ON arn_status, arn_validity FROM hub_app;
-- What was noted stays; only its end is added.
REVOKE UPDATE, DELETE ON arn_status FROM hub_system;
GRANT UPDATE (until) ON arn_status TO hub_system;
SELECT open_tenant_to_staff(name::regclass, 'distributors.read') FROM unnest(ARRAY['arn_status', 'arn_validity']) AS name;
SELECT open_to_staff(name::regclass, NULL)
  FROM unnest(ARRAY['rm_cover', 'scheme_fact', 'maintenance_window', 'closed_kind', 'reference_list']) AS name;
-- A fact is corrected by a newer one.
REVOKE UPDATE, DELETE ON scheme_fact FROM hub_system;

-- What was noted before there was a register: who was suspended was so by AMFI, who has expired by its own last day.
UPDATE distributor SET
  state = status,
  house_state = CASE WHEN status IN ('cancelled', 'not-empanelled') THEN status END,
  register_state = CASE WHEN status = 'suspended' THEN 'suspended'
                        WHEN status = 'expired' AND (valid_to IS NULL OR valid_to >= current_date) THEN 'expired' END;
INSERT INTO arn_status (arn, state, house_state, register_state, since, source)
SELECT arn, state, house_state, register_state, created_at, 'start' FROM distributor;
INSERT INTO arn_validity (arn, valid_from, valid_to, source)
SELECT arn, valid_from, valid_to, 'start' FROM distributor WHERE valid_to IS NOT NULL;

-- Who sells for an ARN on a day: a good EUIN, and only while the person is mapped to it.
CREATE OR REPLACE VIEW arn_euin WITH (security_invoker = true) AS
SELECT arn, euin, name, greatest(valid_from, mapped_from) AS valid_from, least(valid_to, mapped_to) AS valid_to, created_at
  FROM euin;

-- Closed by hand, or by a window that was planned.
CREATE OR REPLACE VIEW app_record WITH (security_invoker = true) AS
SELECT id, version,
       maintenance OR (id = 3 AND EXISTS (SELECT FROM maintenance_window w
                                           WHERE w.cancelled_at IS NULL AND now() >= w.from_at AND now() < w.to_at)) AS maintenance
  FROM app_state;
-- Who looks after whom.
CREATE VIEW arn_manager WITH (security_invoker = true) AS SELECT arn, rm_id FROM rm_mapping;
GRANT SELECT ON arn_manager TO hub_app, hub_system, hub_staff;
-- What is not taken for now, for whoever checks an order; what is planned, for whoever shows it.
CREATE VIEW kind_closed WITH (security_invoker = true) AS SELECT kind, words FROM closed_kind;
CREATE VIEW planned_maintenance WITH (security_invoker = true) AS
SELECT id, from_at, to_at, words FROM maintenance_window WHERE cancelled_at IS NULL;
GRANT SELECT ON kind_closed, planned_maintenance TO hub_app, hub_system, hub_staff;

-- What the staff reads of the owners' views.
GRANT SELECT ON app_record, newest_nav, arn_record, arn_euin, arn_profile, day_aum, client_total, plan_total, login_session, manager_contact
  TO hub_staff;
