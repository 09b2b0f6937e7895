-- All of it as it was when nothing had been released yet. From here on a change is a migration of its own, and what was
-- released is never changed.

-- Any part of a name is found by its trigrams; the ARN stands first in the same index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- The words of a name as they sound, each with a space before and behind: Lakshmi and Laxmi are one, so are Chaudhary
-- and Chowdhury. What is written in several ways becomes one letter, doubles become one, and vowels fall away except
-- at the beginning of a word. In capitals: the other half of what a search looks through is in small letters, as is
-- every word typed, so what was typed is never found inside a sound. Examples: docs/features/investor.md.
CREATE FUNCTION sound_of(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ' ' || upper(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              translate(
                replace(replace(replace(replace(replace(
                  regexp_replace(
                    btrim(regexp_replace(translate(lower(name), '''’`', ''), '[^a-z]+', ' ', 'g')),
                    '[ao][uw](?=[^aeiou]|$)', 'o', 'g'),
                  'x', 'ks'), 'ph', 'f'), 'ch', '4'), 'c', 'k'), '4', 'c'),
                'wqz', 'vkj'),
              '([bdfgjklmnprstv])h', '\1', 'g'),
            '([a-z])\1+', '\1', 'g'),
          '\m[aeiou]', 'A', 'g'),
        '\my', 'Y', 'g'),
      '[aeiouy]', '', 'g')) || ' '
$$;

-- PostgreSQL reads the expression of a generated column again for every row of an UPDATE that does not touch what it is
-- made of, and every posting updates a client's row: so the expression is one call. é and É are one letter on every
-- database, also on one that was made for no language at all.
CREATE FUNCTION search_of(name text, pan text, mobile text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower((name || ' ' || coalesce(pan, '') || ' ' || coalesce(mobile, '')) COLLATE pg_c_utf8) || sound_of(name)
$$;

-- The tables, as drizzle-kit makes them of the schema.
CREATE TABLE "application" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"step" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"share_id" uuid,
	"shared_until" timestamp with time zone,
	"investor_id" uuid,
	"folio_no" text,
	"mandate_id" text,
	"opening" jsonb,
	"confirmation_id" uuid,
	"waiting_pan" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "application_proof" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"application_id" uuid NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_proof_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "feed_balance" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"day" date NOT NULL,
	"import_id" bigint NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	CONSTRAINT "feed_balance_arn_folio_no_scheme_code_day_import_id_pk" PRIMARY KEY("arn","folio_no","scheme_code","day","import_id")
);
CREATE TABLE "folio" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"holding" text DEFAULT 'SI' NOT NULL,
	"holders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"banks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nominees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nominee_opt_out" boolean DEFAULT false NOT NULL,
	"former_nominees" jsonb,
	"fatca" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tax_status" text DEFAULT '01' NOT NULL,
	"minor" jsonb,
	"opened_on" date,
	"is_locked" boolean DEFAULT false NOT NULL,
	"rta" text NOT NULL,
	"is_imported" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "folio_arn_folio_no_pk" PRIMARY KEY("arn","folio_no")
);
CREATE TABLE "folio_import" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"import_id" bigint NOT NULL,
	CONSTRAINT "folio_import_arn_folio_no_import_id_pk" PRIMARY KEY("arn","folio_no","import_id")
);
CREATE TABLE "investor" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_key" text NOT NULL,
	"pan" text,
	"name" text NOT NULL,
	"birth_date" date,
	"email" text,
	"mobile" text,
	"kyc" text DEFAULT 'NOT_AVAILABLE' NOT NULL,
	"tax_status" text DEFAULT '01' NOT NULL,
	"occupation" text,
	"address" text,
	"city" text,
	"state" text,
	"pincode" text,
	"country" text,
	"guardian_name" text,
	"guardian_pan" text,
	"family" text,
	"contact_changed_on" date,
	"former_mobile" text,
	"former_email" text,
	"invested_on" date,
	"last_invested_on" date,
	"live_positions" integer DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (search_of(name, pan, mobile)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "investor_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "ledger" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"trxn_no" text NOT NULL,
	"revision" smallint DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"nav" numeric(14, 4) NOT NULL,
	"duty" numeric(20, 2) DEFAULT '0' NOT NULL,
	"load" numeric(20, 2) DEFAULT '0' NOT NULL,
	"stt" numeric(20, 2) DEFAULT '0' NOT NULL,
	"tax" numeric(20, 2) DEFAULT '0' NOT NULL,
	"plan_no" text,
	"euin" text,
	"sub_arn" text,
	"carried_on" date,
	"carried_cost" numeric(20, 2),
	"reverses" text,
	"undoes" text,
	"posted_on" date,
	"funds_on" date,
	"user_ref" text,
	"counter_scheme" text,
	"location" text,
	"import_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_arn_folio_no_scheme_code_trxn_no_revision_pk" PRIMARY KEY("arn","folio_no","scheme_code","trxn_no","revision")
);
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
CREATE TABLE "plan" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"reg_no" text NOT NULL,
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
	"registered_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"instalments" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"bounced" integer DEFAULT 0 NOT NULL,
	"bounced_in_row" integer DEFAULT 0 NOT NULL,
	"last_due_on" date,
	CONSTRAINT "plan_arn_kind_folio_no_reg_no_pk" PRIMARY KEY("arn","kind","folio_no","reg_no")
);
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
CREATE TABLE "position" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"cost" numeric(20, 2) NOT NULL,
	"units_without_cost" numeric(20, 3) DEFAULT '0' NOT NULL,
	"opening_units" numeric(20, 3) DEFAULT '0' NOT NULL,
	"opening_on" date,
	"state" json NOT NULL,
	"first_on" date NOT NULL,
	"last_invested_on" date,
	"last_on" date NOT NULL,
	CONSTRAINT "position_arn_folio_no_scheme_code_pk" PRIMARY KEY("arn","folio_no","scheme_code")
);
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
CREATE TABLE "aum_figure" (
	"arn" text NOT NULL,
	"day" date NOT NULL,
	"asset_class" text NOT NULL,
	"aum" numeric(28, 7) NOT NULL,
	CONSTRAINT "aum_figure_arn_day_asset_class_pk" PRIMARY KEY("arn","day","asset_class")
);
CREATE TABLE "client_figure" (
	"arn" text PRIMARY KEY NOT NULL,
	"clients" integer NOT NULL,
	"live_clients" integer NOT NULL,
	"folios" integer NOT NULL,
	"aum_stale_from" date,
	"investors_stale" boolean DEFAULT false NOT NULL
);
CREATE TABLE "client_month" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"clients" integer NOT NULL,
	CONSTRAINT "client_month_arn_month_pk" PRIMARY KEY("arn","month")
);
CREATE TABLE "flow_figure" (
	"arn" text NOT NULL,
	"scheme_code" text NOT NULL,
	"day" date NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"bought" numeric(20, 2) NOT NULL,
	"by_sip" numeric(20, 2) NOT NULL,
	"sold" numeric(20, 2) NOT NULL,
	CONSTRAINT "flow_figure_arn_day_scheme_code_pk" PRIMARY KEY("arn","day","scheme_code")
);
CREATE TABLE "investor_figure" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"aum" numeric(28, 7) NOT NULL,
	"cost" numeric(20, 2) NOT NULL,
	"aum_without_cost" numeric(28, 7) DEFAULT '0' NOT NULL,
	"classes" text[] NOT NULL,
	CONSTRAINT "investor_figure_arn_investor_id_pk" PRIMARY KEY("arn","investor_id")
);
CREATE TABLE "plan_figure" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"running" integer NOT NULL,
	"running_monthly" numeric(20, 2) NOT NULL,
	"begun" integer NOT NULL,
	"begun_monthly" numeric(20, 2) NOT NULL,
	"ceased" integer NOT NULL,
	"ceased_monthly" numeric(20, 2) NOT NULL,
	CONSTRAINT "plan_figure_arn_kind_day_pk" PRIMARY KEY("arn","kind","day")
);
CREATE TABLE "scheme_figure" (
	"arn" text NOT NULL,
	"scheme_code" text NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"cost" numeric(20, 2) NOT NULL,
	"units_without_cost" numeric(20, 3) DEFAULT '0' NOT NULL,
	"positions" integer NOT NULL,
	CONSTRAINT "scheme_figure_arn_scheme_code_pk" PRIMARY KEY("arn","scheme_code")
);
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
CREATE TABLE "brokerage_stale" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "brokerage_stale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"why" text,
	CONSTRAINT "brokerage_stale_arn_month_id_pk" PRIMARY KEY("arn","month","id")
);
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
CREATE TABLE "rate_card" (
	"version" text PRIMARY KEY NOT NULL,
	"in_force_from" date NOT NULL,
	"import_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "trail_change" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trail_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"before" numeric(20, 2) NOT NULL,
	"after" numeric(20, 2) NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "trail_change_arn_month_id_pk" PRIMARY KEY("arn","month","id")
);
CREATE TABLE "trail_changed" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"since" date,
	"why" text DEFAULT 'ledger' NOT NULL,
	CONSTRAINT "trail_changed_arn_folio_no_scheme_code_pk" PRIMARY KEY("arn","folio_no","scheme_code")
);
CREATE TABLE "trail_figure" (
	"arn" text NOT NULL,
	"month" date NOT NULL,
	"asset_class" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"through" date NOT NULL,
	"worked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trail_figure_arn_month_asset_class_pk" PRIMARY KEY("arn","month","asset_class")
);
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
CREATE TABLE "trail_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"through" date,
	"open_from" date,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seen_at" timestamp with time zone,
	"rebuild_from" date,
	"rebuild_why" text
);
CREATE TABLE "yearly_declaration" (
	"arn" text NOT NULL,
	"year" smallint NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"signed_by" text NOT NULL,
	CONSTRAINT "yearly_declaration_arn_year_pk" PRIMARY KEY("arn","year")
);
CREATE TABLE "folio_change" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"sent_to" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"codes" jsonb,
	"codes_expire_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "folio_change_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "certificate" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"holder" text NOT NULL,
	"issued_on" date NOT NULL,
	"valid_to" date,
	"series" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "certificate_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "content_bucket" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"no" integer NOT NULL
);
CREATE TABLE "content_log" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"what" text NOT NULL,
	"channel" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_log_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "content_piece" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"bucket" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"scheme_code" text,
	"approval_no" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"recalled_at" timestamp with time zone,
	"recall_reason" text,
	"layout" jsonb NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
CREATE TABLE "content_use" (
	"arn" text NOT NULL,
	"content_id" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_use_arn_content_id_pk" PRIMARY KEY("arn","content_id")
);
CREATE TABLE "distributor_logo" (
	"arn" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"has_transparency" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
CREATE TABLE "generated_content" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"shown" jsonb NOT NULL,
	"status" text NOT NULL,
	"progress" smallint NOT NULL,
	"day" date NOT NULL,
	"ticket" text NOT NULL,
	"content_type" text,
	"bytes" integer,
	"picture" jsonb,
	"failure" text,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"claim" text,
	"claimed_until" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "generated_content_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "dashboard_shown" (
	"arn" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "distributor" (
	"arn" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_type" text NOT NULL,
	"mobile" text,
	"email" text,
	"is_employee" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"pan" text,
	"address" text,
	"bank_name" text,
	"bank_account" text,
	"bank_ifsc" text,
	"bank_branch" text,
	"valid_from" date,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distributor_arn" CHECK ("distributor"."arn" ~ '^ARN-[1-9][0-9]{0,5}$'),
	CONSTRAINT "distributor_user_type" CHECK ("distributor"."user_type" in ('IFA_USER', 'NON_IFA_USER')),
	CONSTRAINT "distributor_status" CHECK ("distributor"."status" in ('active', 'expired', 'suspended', 'cancelled', 'not-empanelled'))
);
CREATE TABLE "distributor_profile" (
	"arn" text PRIMARY KEY NOT NULL,
	"display_name" text,
	"business_name" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"alternate_email" text DEFAULT '' NOT NULL,
	"gstin" text DEFAULT '' NOT NULL,
	"picture" text,
	"notify" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "euin" (
	"arn" text NOT NULL,
	"euin" text NOT NULL,
	"name" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "euin_arn_euin_pk" PRIMARY KEY("arn","euin")
);
CREATE TABLE "relationship_manager" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"city" text NOT NULL,
	"photo" text,
	"availability" text NOT NULL
);
CREATE TABLE "rm_mapping" (
	"arn" text PRIMARY KEY NOT NULL,
	"rm_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "callback_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"city" text NOT NULL,
	"claimed_arn" text NOT NULL,
	"best_time" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
CREATE TABLE "empanelment" (
	"arn" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"constitution" text NOT NULL,
	"name" text NOT NULL,
	"form" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"reference" text,
	"signature" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
CREATE TABLE "empanelment_document" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "empanelment_document_arn_kind_pk" PRIMARY KEY("arn","kind")
);
CREATE TABLE "empanelment_event" (
	"arn" text NOT NULL,
	"no" integer NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "empanelment_event_arn_no_pk" PRIMARY KEY("arn","no")
);
CREATE TABLE "empanelment_pass" (
	"arn" text NOT NULL,
	"hash" text NOT NULL,
	"contact_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "empanelment_pass_arn_hash_pk" PRIMARY KEY("arn","hash")
);
CREATE TABLE "distributor_query" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"section" text NOT NULL,
	"sub_section" text NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"answer_by" date NOT NULL,
	"rating" smallint,
	"figures" jsonb NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "distributor_query_arn_reference_pk" PRIMARY KEY("arn","reference")
);
CREATE TABLE "query_event" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"no" integer NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"rating" smallint,
	CONSTRAINT "query_event_arn_reference_no_pk" PRIMARY KEY("arn","reference","no")
);
CREATE TABLE "query_file" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"id" text NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "query_file_arn_reference_id_pk" PRIMARY KEY("arn","reference","id")
);
CREATE TABLE "goal" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"investor_id" uuid,
	"prospect" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"due" date NOT NULL,
	"cost" numeric(20, 2) NOT NULL,
	"years" smallint NOT NULL,
	"inflation" integer NOT NULL,
	"returns" integer NOT NULL,
	"returns_after" integer NOT NULL,
	"step_up" integer NOT NULL,
	"basis" text NOT NULL,
	"other_held" numeric(20, 2) NOT NULL,
	"planned_on" date NOT NULL,
	"held" numeric(20, 2) NOT NULL,
	"target" numeric(20, 2) NOT NULL,
	"sip" numeric(20, 2) NOT NULL,
	"lumpsum" numeric(20, 2) NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goal_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "goal_holding" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"goal_id" uuid NOT NULL,
	"percent" smallint NOT NULL,
	CONSTRAINT "goal_holding_arn_folio_no_scheme_code_goal_id_pk" PRIMARY KEY("arn","folio_no","scheme_code","goal_id")
);
CREATE TABLE "goal_sip" (
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"reg_no" text NOT NULL,
	"goal_id" uuid NOT NULL,
	CONSTRAINT "goal_sip_arn_folio_no_reg_no_pk" PRIMARY KEY("arn","folio_no","reg_no")
);
CREATE TABLE "harvest_day" (
	"arn" text NOT NULL,
	"day" date NOT NULL,
	"as_on" date,
	CONSTRAINT "harvest_day_arn_pk" PRIMARY KEY("arn")
);
CREATE TABLE "harvest_row" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"units" numeric(20, 3) NOT NULL,
	"value" numeric(20, 2) NOT NULL,
	"sell_units" numeric(20, 3) NOT NULL,
	"sell_value" numeric(20, 2) NOT NULL,
	"gain" numeric(20, 2) NOT NULL,
	"allowance_left" numeric(20, 2),
	"load" numeric(20, 2),
	"until" date NOT NULL,
	CONSTRAINT "harvest_row_arn_kind_folio_no_scheme_code_pk" PRIMARY KEY("arn","kind","folio_no","scheme_code"),
	CONSTRAINT "harvest_row_kind" CHECK ("harvest_row"."kind" in ('allowance', 'load'))
);
CREATE TABLE "import_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"landed" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"quarantined" integer DEFAULT 0 NOT NULL,
	"ignored" integer DEFAULT 0 NOT NULL,
	"error" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_file_status" CHECK ("import_file"."status" in ('running', 'done', 'failed', 'rolled-back'))
);
CREATE TABLE "quarantine" (
	"import_id" bigint NOT NULL,
	"line" bigint NOT NULL,
	"field" text NOT NULL,
	"reason" text NOT NULL,
	"value" text,
	CONSTRAINT "quarantine_import_id_line_field_pk" PRIMARY KEY("import_id","line","field")
);
CREATE TABLE "instalment" (
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"reg_no" text NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"code" text,
	"reason" text,
	"reference" text,
	"debit_on" date,
	"presented_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "instalment_arn_kind_folio_no_reg_no_due_on_pk" PRIMARY KEY("arn","kind","folio_no","reg_no","due_on")
);
CREATE TABLE "instalment_step" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"step" text NOT NULL,
	"missed" smallint,
	CONSTRAINT "instalment_step_arn_reference_step_pk" PRIMARY KEY("arn","reference","step")
);
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
CREATE TABLE "testimonial" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "testimonial_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"about" text NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "bank_debit" (
	"reference" text PRIMARY KEY NOT NULL,
	"lot_id" bigint NOT NULL,
	"mandate_id" text NOT NULL,
	"umrn" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"payer_name" text,
	"account_no" text,
	"ifsc" text,
	"answered_at" timestamp with time zone
);
CREATE TABLE "bank_file" (
	"name" text PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"lines" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "bank_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debit_on" date NOT NULL,
	"items" integer NOT NULL,
	"file" text
);
CREATE TABLE "bank_mandate" (
	"id" text PRIMARY KEY NOT NULL,
	"arn" text NOT NULL,
	"folio_no" text NOT NULL,
	"payer_name" text NOT NULL,
	"account_no" text NOT NULL,
	"ifsc" text NOT NULL,
	"account_type" text NOT NULL,
	"mobile" text,
	"email" text,
	"vpa" text,
	"channel" text NOT NULL,
	"limit" numeric(20, 2) NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"umrn" text,
	"code" text,
	"answers_at" timestamp with time zone,
	"told" smallint DEFAULT 0 NOT NULL,
	"file" text,
	"created_at" timestamp with time zone NOT NULL
);
CREATE TABLE "bank_quarantine" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_quarantine_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"reference" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "mandate" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"folio_no" text NOT NULL,
	"umrn" text,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"ifsc" text NOT NULL,
	"account_type" text,
	"payer_name" text,
	"vpa" text,
	"channel" text NOT NULL,
	"limit" numeric(20, 2) NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"reason" text,
	"repairs" text,
	"approval_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "mandate_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "notification" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"topic" text DEFAULT 'news' NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_arn_id_pk" PRIMARY KEY("arn","id"),
	CONSTRAINT "notification_topic" CHECK ("notification"."topic" in ('orders', 'plans', 'brokerage', 'content', 'queries', 'news'))
);
CREATE TABLE "opportunity_act" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"row_key" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"until" date,
	"note" text,
	"channel" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "opportunity_act_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "opportunity_count" (
	"arn" text NOT NULL,
	"list" text NOT NULL,
	"day" date NOT NULL,
	"rows" integer NOT NULL,
	"clients" integer NOT NULL,
	"worth" numeric(28, 2) NOT NULL,
	"snoozed" integer NOT NULL,
	"done" integer NOT NULL,
	CONSTRAINT "opportunity_count_arn_list_day_pk" PRIMARY KEY("arn","list","day")
);
CREATE TABLE "opportunity_stale" (
	"arn" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "opportunity_stale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reader" text DEFAULT 'lists' NOT NULL,
	CONSTRAINT "opportunity_stale_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "opportunity_state" (
	"arn" text NOT NULL,
	"list" text NOT NULL,
	"row_key" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"hidden_as" text,
	"hidden_until" date,
	"last_act" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_note" text,
	"last_until" date,
	CONSTRAINT "opportunity_state_arn_list_row_key_pk" PRIMARY KEY("arn","list","row_key"),
	CONSTRAINT "opportunity_state_hidden_as" CHECK ("opportunity_state"."hidden_as" in ('snoozed', 'done'))
);
CREATE TABLE "dead_contact" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"way" text NOT NULL,
	"contact" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dead_contact_arn_investor_id_way_pk" PRIMARY KEY("arn","investor_id","way")
);
CREATE TABLE "message_consent" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"is_given" boolean NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_consent_arn_investor_id_channel_pk" PRIMARY KEY("arn","investor_id","channel")
);
CREATE TABLE "renewal_batch" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"step_up" integer NOT NULL,
	"months" integer,
	"references" text[] NOT NULL,
	CONSTRAINT "renewal_batch_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "bank_credit" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"arn" text,
	"amount" numeric(20, 2) NOT NULL,
	"name" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "bank_return" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"refund" text,
	"returned_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "cart_item" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"investor_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_item_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "confirmation" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"sent_to" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"otp_hash" text,
	"otp_expires_at" timestamp with time zone,
	"otp_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmation_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "order_event" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"n" integer NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_event_arn_reference_n_pk" PRIMARY KEY("arn","reference","n")
);
CREATE TABLE "orders" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"terms" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"due" numeric(20, 2),
	"payments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"units_out" numeric(20, 3),
	"confirmation_id" uuid NOT NULL,
	"confirmed_at" timestamp with time zone,
	"funds_at" timestamp with time zone,
	"nav_on" date,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_arn_reference_pk" PRIMARY KEY("arn","reference")
);
CREATE TABLE "payment" (
	"arn" text NOT NULL,
	"reference" text NOT NULL,
	"confirmation_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"parts" jsonb NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"mode" text NOT NULL,
	"account" text NOT NULL,
	"started" jsonb NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_arn_reference_pk" PRIMARY KEY("arn","reference")
);
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"arn" text,
	"order_reference" text,
	"amount" numeric(20, 2) NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"reversed" numeric(20, 2) DEFAULT '0' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
CREATE TABLE "bank_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"payer_account" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"refuses_refund" boolean NOT NULL
);
CREATE TABLE "bank_refund" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
CREATE TABLE "payment_request" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"mode" text NOT NULL,
	"payer" jsonb NOT NULL,
	"return_url" text NOT NULL,
	"note" text NOT NULL,
	"gateway_order" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_request_gateway_order_unique" UNIQUE("gateway_order")
);
CREATE TABLE "app_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_state_id" CHECK ("app_state"."id" in (1, 2, 3))
);
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"arn" text,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb,
	"address" text,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"action" text,
	"link" text,
	"tone" text DEFAULT 'news' NOT NULL,
	"audience" text DEFAULT 'everybody' NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"shows_from" date,
	"shows_to" date
);
CREATE TABLE "client_error" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_error_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"app_id" text NOT NULL,
	"module" text NOT NULL,
	"reported_at" text NOT NULL,
	"error_log" text NOT NULL,
	"ip" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "idempotency_key" (
	"arn" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"digest" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_arn_key_pk" PRIMARY KEY("arn","key")
);
CREATE TABLE "link" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"details" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"arn" text,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"html" text,
	"purpose" text NOT NULL,
	"attachment" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_key_window_start_pk" PRIMARY KEY("key","window_start")
);
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "video" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"bucket" text NOT NULL,
	"sub_bucket" text,
	"series" text,
	"series_no" integer,
	"seconds" integer NOT NULL,
	"published_on" date NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"poster" text NOT NULL,
	"poster_type" text NOT NULL,
	"captions" jsonb NOT NULL,
	"words" text NOT NULL,
	"spoken" text NOT NULL,
	"watches" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
CREATE TABLE "video_bucket" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"no" integer NOT NULL
);
CREATE TABLE "video_day" (
	"video" text NOT NULL,
	"day" date NOT NULL,
	"watches" integer NOT NULL,
	CONSTRAINT "video_day_video_day_pk" PRIMARY KEY("video","day")
);
CREATE TABLE "video_feedback" (
	"arn" text NOT NULL,
	"video" text NOT NULL,
	"stars" smallint NOT NULL,
	"words" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_feedback_arn_video_pk" PRIMARY KEY("arn","video")
);
CREATE TABLE "video_like" (
	"arn" text NOT NULL,
	"video" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_like_arn_video_pk" PRIMARY KEY("arn","video")
);
CREATE TABLE "video_line" (
	"video" text NOT NULL,
	"no" integer NOT NULL,
	"from_ms" integer NOT NULL,
	"to_ms" integer NOT NULL,
	"line" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "video_line_video_no_pk" PRIMARY KEY("video","no")
);
CREATE TABLE "video_series" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
CREATE TABLE "video_sub_bucket" (
	"bucket" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"no" integer NOT NULL,
	CONSTRAINT "video_sub_bucket_bucket_id_pk" PRIMARY KEY("bucket","id")
);
CREATE TABLE "video_view" (
	"arn" text NOT NULL,
	"video" text NOT NULL,
	"id" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_view_arn_video_id_pk" PRIMARY KEY("arn","video","id")
);
CREATE TABLE "video_watched" (
	"arn" text NOT NULL,
	"video" text NOT NULL,
	"watched_to" integer NOT NULL,
	"furthest" integer NOT NULL,
	"played" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_watched_arn_video_pk" PRIMARY KEY("arn","video")
);
CREATE TABLE "notification_setting" (
	"arn" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"digest_hour" smallint NOT NULL,
	"digested_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_setting_hour" CHECK ("notification_setting"."digest_hour" between 0 and 23)
);
CREATE TABLE "push_message" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"batch" uuid NOT NULL,
	"device_id" text NOT NULL,
	"platform" text NOT NULL,
	"topic" text NOT NULL,
	"count" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_message_arn_id_pk" PRIMARY KEY("arn","id"),
	CONSTRAINT "push_message_status" CHECK ("push_message"."status" in ('queued', 'sent', 'gone', 'refused'))
);
CREATE TABLE "push_waiting" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_waiting_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "amfi_scheme" (
	"code" text PRIMARY KEY NOT NULL,
	"amc" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"isin" text,
	"isin_reinvest" text,
	"seen_on" date NOT NULL
);
CREATE TABLE "bank" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"upi" boolean DEFAULT false NOT NULL,
	"nach_debit" boolean DEFAULT false NOT NULL
);
CREATE TABLE "holiday" (
	"calendar" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holiday_calendar_day_pk" PRIMARY KEY("calendar","day")
);
CREATE TABLE "ifsc_branch" (
	"ifsc" text PRIMARY KEY NOT NULL,
	"bank_code" text NOT NULL,
	"bank" text NOT NULL,
	"branch" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"micr" text,
	"words" text NOT NULL
);
CREATE TABLE "nav" (
	"scheme_code" text NOT NULL,
	"day" date NOT NULL,
	"nav" numeric(14, 4) NOT NULL,
	CONSTRAINT "nav_scheme_code_day_pk" PRIMARY KEY("scheme_code","day"),
	CONSTRAINT "nav_not_negative" CHECK ("nav"."nav" >= 0)
);
CREATE TABLE "nav_latest" (
	"scheme_code" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"nav" numeric(14, 4) NOT NULL,
	"previous_day" date,
	"previous_nav" numeric(14, 4)
);
CREATE TABLE "pincode" (
	"pincode" text NOT NULL,
	"office" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "pincode_pincode_office_pk" PRIMARY KEY("pincode","office")
);
CREATE TABLE "reference_list" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"rows" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "scheme" (
	"code" text PRIMARY KEY NOT NULL,
	"fund" text NOT NULL,
	"name" text NOT NULL,
	"plan" text NOT NULL,
	"option" text NOT NULL,
	"rta" text NOT NULL,
	"rta_code" text NOT NULL,
	"isin" text,
	"isin_reinvest" text,
	"asset_class" text NOT NULL,
	"category" text NOT NULL,
	"tax_class" text,
	"tax_class_changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"segregated_from" jsonb,
	"cutoff" text NOT NULL,
	"risk" integer NOT NULL,
	"benchmark" text NOT NULL,
	"manager" text NOT NULL,
	"launched_on" date NOT NULL,
	"lock_in_months" integer DEFAULT 0 NOT NULL,
	"rules" jsonb NOT NULL,
	"loads" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "scheme_risk" CHECK ("scheme"."risk" between 1 and 6),
	CONSTRAINT "scheme_tax_class" CHECK ("scheme"."tax_class" in ('equity', 'debt', 'gold-overseas', 'hybrid'))
);
CREATE TABLE "registrar_file" (
	"name" text PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"lines" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "registrar_open" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"bucket" smallint NOT NULL,
	"leg_scheme" text NOT NULL,
	"nav_day" date,
	"settles_from" date,
	"calendar" text NOT NULL,
	"holidays" text NOT NULL,
	"switched_amount" numeric(20, 2),
	"switched_on" date
);
CREATE TABLE "registrar_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrar_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"arn" text NOT NULL,
	"kind" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_code" text NOT NULL,
	"to_scheme_code" text,
	"idcw" text NOT NULL,
	"amount" numeric(20, 2),
	"units" numeric(20, 3),
	"euin" text,
	"is_execution_only" boolean NOT NULL,
	"sub_arn" text,
	"account" text,
	"plan_no" text,
	"confirmed_at" timestamp with time zone NOT NULL,
	"funds_at" timestamp with time zone,
	"code" text,
	"remark" text,
	"answered_at" timestamp with time zone,
	"answers" jsonb,
	"file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "registrar_quarantine" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrar_quarantine_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"reference" text,
	"reason" text NOT NULL,
	"raw" text NOT NULL,
	"decision" text,
	"because" text,
	"decided_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "device_key" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text NOT NULL,
	"device_name" text,
	"platform" text NOT NULL,
	"method" text NOT NULL,
	"public_key" text NOT NULL,
	"pin_hash" text,
	"tries_left" integer NOT NULL,
	"challenge" text,
	"challenge_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "device_key_arn_id_pk" PRIMARY KEY("arn","id"),
	CONSTRAINT "device_key_tries_left" CHECK ("device_key"."tries_left" >= 0)
);
CREATE TABLE "known_device" (
	"arn" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text,
	"platform" text,
	"os_version" text,
	"app_version" text,
	"push_token" text,
	"push_session" text,
	"push_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"token_hash" text,
	"token_at" timestamp with time zone,
	CONSTRAINT "known_device_arn_device_id_pk" PRIMARY KEY("arn","device_id")
);
CREATE TABLE "login_log" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text,
	"address" text,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_log_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "otp_request" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"channel" text NOT NULL,
	"target_masked" text NOT NULL,
	"contact_hash" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT 'login' NOT NULL,
	"login_as" text,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "otp_request_arn_id_pk" PRIMARY KEY("arn","id"),
	CONSTRAINT "otp_request_tries_left" CHECK ("otp_request"."tries_left" >= 0)
);
CREATE TABLE "refresh_token" (
	"arn" text NOT NULL,
	"hash" text NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_token_arn_hash_pk" PRIMARY KEY("arn","hash")
);
CREATE TABLE "session" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"family" text NOT NULL,
	"device_id" text,
	"device_name" text,
	"platform" text DEFAULT 'web' NOT NULL,
	"address" text,
	"scope" text DEFAULT 'full' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "session_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "statement_bulk" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"asked" jsonb NOT NULL,
	"title" text NOT NULL,
	"with_password" boolean NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"served_at" timestamp with time zone,
	CONSTRAINT "statement_bulk_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "statement_bulk_item" (
	"arn" text NOT NULL,
	"bulk_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"investor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	"file_name" text,
	"size" integer,
	CONSTRAINT "statement_bulk_item_arn_bulk_id_no_pk" PRIMARY KEY("arn","bulk_id","no")
);
CREATE TABLE "statement_share" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"asked" jsonb NOT NULL,
	"title" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"wrong" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "statement_share_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "wish" (
	"arn" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"fault" text,
	"consent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_arn_batch_id_investor_id_pk" PRIMARY KEY("arn","batch_id","investor_id")
);
CREATE TABLE "wish_batch" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"category" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"design" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_batch_arn_id_pk" PRIMARY KEY("arn","id")
);
CREATE TABLE "wish_consent" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"is_given" boolean NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_consent_arn_investor_id_channel_pk" PRIMARY KEY("arn","investor_id","channel")
);
CREATE TABLE "wish_day" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"married_on" date NOT NULL,
	CONSTRAINT "wish_day_arn_investor_id_pk" PRIMARY KEY("arn","investor_id")
);
ALTER TABLE "rate_line" ADD CONSTRAINT "rate_line_version_rate_card_version_fk" FOREIGN KEY ("version") REFERENCES "public"."rate_card"("version") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "content_piece" ADD CONSTRAINT "content_piece_bucket_content_bucket_id_fk" FOREIGN KEY ("bucket") REFERENCES "public"."content_bucket"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "distributor_logo" ADD CONSTRAINT "distributor_logo_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "dashboard_shown" ADD CONSTRAINT "dashboard_shown_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "distributor_profile" ADD CONSTRAINT "distributor_profile_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "euin" ADD CONSTRAINT "euin_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rm_mapping" ADD CONSTRAINT "rm_mapping_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rm_mapping" ADD CONSTRAINT "rm_mapping_rm_id_relationship_manager_id_fk" FOREIGN KEY ("rm_id") REFERENCES "public"."relationship_manager"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "notification" ADD CONSTRAINT "notification_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_reference_payment_request_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."payment_request"("reference") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_refund" ADD CONSTRAINT "bank_refund_payment_id_bank_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."bank_payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_bucket_video_bucket_id_fk" FOREIGN KEY ("bucket") REFERENCES "public"."video_bucket"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_series_video_series_id_fk" FOREIGN KEY ("series") REFERENCES "public"."video_series"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_bucket_sub_bucket_video_sub_bucket_bucket_id_fk" FOREIGN KEY ("bucket","sub_bucket") REFERENCES "public"."video_sub_bucket"("bucket","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video_day" ADD CONSTRAINT "video_day_video_video_id_fk" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "video_line" ADD CONSTRAINT "video_line_video_video_id_fk" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "video_sub_bucket" ADD CONSTRAINT "video_sub_bucket_bucket_video_bucket_id_fk" FOREIGN KEY ("bucket") REFERENCES "public"."video_bucket"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
ALTER TABLE "session" ADD CONSTRAINT "session_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;
CREATE INDEX "application_changed" ON "application" USING btree ("arn","changed_at" DESC NULLS LAST);
CREATE INDEX "application_confirmation" ON "application" USING btree ("arn","confirmation_id") WHERE "application"."confirmation_id" is not null;
CREATE INDEX "application_folio" ON "application" USING btree ("arn","folio_no") WHERE "application"."status" = 'sent';
CREATE UNIQUE INDEX "application_waiting" ON "application" USING btree ("waiting_pan") WHERE "application"."status" = 'sent';
CREATE INDEX "application_proof_of" ON "application_proof" USING btree ("arn","application_id");
CREATE INDEX "feed_balance_file" ON "feed_balance" USING btree ("import_id");
CREATE INDEX "folio_investor" ON "folio" USING btree ("arn","investor_id");
CREATE INDEX "folio_search" ON "folio" USING gin ("arn","folio_no" gin_trgm_ops);
CREATE INDEX "folio_import_file" ON "folio_import" USING btree ("import_id");
CREATE UNIQUE INDEX "investor_client_key" ON "investor" USING btree ("arn","client_key");
CREATE INDEX "investor_name" ON "investor" USING btree ("arn",upper("name"),"id");
CREATE INDEX "investor_family" ON "investor" USING btree ("arn","family");
CREATE INDEX "investor_search" ON "investor" USING gin ("arn","search" gin_trgm_ops);
CREATE INDEX "investor_mobile" ON "investor" USING btree ("arn","mobile");
CREATE INDEX "investor_email" ON "investor" USING btree ("arn",lower("email"));
CREATE INDEX "ledger_user_ref" ON "ledger" USING btree ("arn","user_ref") WHERE "ledger"."import_id" is null and "ledger"."user_ref" is not null;
CREATE INDEX "ledger_order" ON "ledger" USING btree ("arn","folio_no","scheme_code") WHERE "ledger"."import_id" is null and "ledger"."user_ref" is not null;
CREATE INDEX "ledger_carried" ON "ledger" USING btree ("arn","scheme_code","day") WHERE "ledger"."kind" in ('merger-in', 'transfer-in', 'transmission-in', 'broker-in', 'merger-out', 'transfer-out', 'transmission-out', 'broker-out');
CREATE INDEX "ledger_import" ON "ledger" USING brin ("import_id");
CREATE INDEX "ledger_created" ON "ledger" USING brin ("created_at");
CREATE INDEX "ledger_no_euin" ON "ledger" USING btree ("arn","day") WHERE "ledger"."euin" is null and "ledger"."kind" in ('purchase', 'switch-in');
CREATE INDEX "ledger_redemption" ON "ledger" USING btree ("arn","day") WHERE "ledger"."kind" = 'redemption';
CREATE INDEX "lien_file" ON "lien" USING btree ("import_id");
CREATE INDEX "plan_folio" ON "plan" USING btree ("arn","folio_no");
CREATE INDEX "plan_ends" ON "plan" USING btree ("arn","kind","ends_on");
CREATE INDEX "plan_row_import" ON "plan_row" USING btree ("import_id");
CREATE INDEX "position_scheme" ON "position" USING btree ("arn","scheme_code","units" DESC NULLS LAST,"folio_no");
CREATE INDEX "investor_figure_aum" ON "investor_figure" USING btree ("arn","aum","investor_id");
CREATE INDEX "brokerage_line_key" ON "brokerage_line" USING btree ("arn","key");
CREATE INDEX "brokerage_line_position" ON "brokerage_line" USING btree ("arn","folio_no","scheme_code","month");
CREATE INDEX "brokerage_line_file" ON "brokerage_line" USING btree ("import_id");
CREATE INDEX "brokerage_line_incentive" ON "brokerage_line" USING btree ("arn","folio_no","scheme_code") WHERE "brokerage_line"."kind" = 'incentive';
CREATE UNIQUE INDEX "gst_invoice_number" ON "gst_invoice" USING btree ("arn","number");
CREATE UNIQUE INDEX "rate_card_in_force_from" ON "rate_card" USING btree ("in_force_from");
CREATE INDEX "rate_line_scheme" ON "rate_line" USING btree ("scheme_code");
CREATE INDEX "rejection_row_day" ON "rejection_row" USING btree ("arn","day");
CREATE INDEX "rejection_row_file" ON "rejection_row" USING btree ("import_id");
CREATE INDEX "trail_missing_nav" ON "trail_missing" USING btree ("scheme_code") WHERE "trail_missing"."why" = 'nav';
CREATE INDEX "trail_slice_cut" ON "trail_slice" USING btree ("to_on") WHERE "trail_slice"."is_cut";
CREATE INDEX "folio_change_investor" ON "folio_change" USING btree ("arn","investor_id");
CREATE UNIQUE INDEX "folio_change_open_contact" ON "folio_change" USING btree ("arn","investor_id") WHERE "folio_change"."status" = 'open' and "folio_change"."kind" <> 'NOMINATION';
CREATE UNIQUE INDEX "folio_change_open_nomination" ON "folio_change" USING btree ("arn","folio_no") WHERE "folio_change"."status" = 'open' and "folio_change"."kind" = 'NOMINATION';
CREATE INDEX "content_piece_newest" ON "content_piece" USING btree ("bucket","created_at","id");
CREATE INDEX "content_piece_scheme" ON "content_piece" USING btree ("scheme_code");
CREATE INDEX "content_use_recent" ON "content_use" USING btree ("arn","used_at" DESC NULLS LAST);
CREATE INDEX "generated_content_newest" ON "generated_content" USING btree ("arn","asked_at" DESC NULLS LAST);
CREATE INDEX "generated_content_of_piece" ON "generated_content" USING btree ("arn","content_id","asked_at" DESC NULLS LAST);
CREATE INDEX "generated_content_waiting" ON "generated_content" USING btree ("asked_at") WHERE "generated_content"."status" in ('queued', 'making');
CREATE UNIQUE INDEX "callback_request_open" ON "callback_request" USING btree ("mobile") WHERE "callback_request"."done_at" is null;
CREATE INDEX "empanelment_status" ON "empanelment" USING btree ("status","changed_at");
CREATE INDEX "empanelment_pass_hash" ON "empanelment_pass" USING btree ("hash");
CREATE INDEX "empanelment_pass_used_at" ON "empanelment_pass" USING btree ("used_at");
CREATE INDEX "distributor_query_changed" ON "distributor_query" USING btree ("arn","changed_at" DESC NULLS LAST);
CREATE INDEX "distributor_query_reference" ON "distributor_query" USING btree ("reference");
CREATE INDEX "distributor_query_due" ON "distributor_query" USING btree ("status","answer_by");
CREATE INDEX "goal_investor" ON "goal" USING btree ("arn","investor_id");
CREATE INDEX "goal_holding_goal" ON "goal_holding" USING btree ("arn","goal_id");
CREATE INDEX "goal_sip_goal" ON "goal_sip" USING btree ("arn","goal_id");
CREATE INDEX "import_file_sha256" ON "import_file" USING btree ("sha256");
CREATE UNIQUE INDEX "instalment_reference" ON "instalment" USING btree ("reference") WHERE "instalment"."reference" is not null;
CREATE INDEX "instalment_refused" ON "instalment" USING btree ("arn","kind","due_on") WHERE "instalment"."reason" is not null;
CREATE INDEX "plan_run_due" ON "plan_run" USING btree ("next_debit_on");
CREATE INDEX "bank_debit_lot" ON "bank_debit" USING btree ("lot_id");
CREATE INDEX "bank_lot_due" ON "bank_lot" USING btree ("debit_on");
CREATE INDEX "bank_mandate_untold" ON "bank_mandate" USING btree ("answers_at") WHERE "bank_mandate"."told" < 2;
CREATE UNIQUE INDEX "bank_quarantine_line" ON "bank_quarantine" USING btree ("file","line");
CREATE INDEX "mandate_folio" ON "mandate" USING btree ("arn","folio_no");
CREATE INDEX "notification_newest" ON "notification" USING btree ("arn","created_at","id");
CREATE INDEX "notification_unread" ON "notification" USING btree ("arn") WHERE "notification"."read_at" is null;
CREATE INDEX "opportunity_act_row" ON "opportunity_act" USING btree ("arn","list","row_key","at" DESC NULLS LAST);
CREATE INDEX "opportunity_count_day" ON "opportunity_count" USING btree ("day");
CREATE INDEX "renewal_batch_at" ON "renewal_batch" USING btree ("arn","at" DESC NULLS LAST);
CREATE INDEX "bank_credit_reference" ON "bank_credit" USING btree ("reference");
CREATE INDEX "bank_return_payment" ON "bank_return" USING btree ("payment_id");
CREATE INDEX "confirmation_expires_at" ON "confirmation" USING btree ("expires_at") WHERE "confirmation"."status" = 'open';
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("reference");
CREATE INDEX "orders_changed" ON "orders" USING btree ("arn","created_at" DESC NULLS LAST,"reference");
CREATE INDEX "orders_confirmation" ON "orders" USING btree ("arn","confirmation_id");
CREATE INDEX "orders_investor" ON "orders" USING btree ("arn","investor_id","created_at" DESC NULLS LAST);
CREATE INDEX "orders_under_way" ON "orders" USING btree ("arn","folio_no","scheme_code") WHERE "orders"."status" in ('pending', 'confirmed', 'paid', 'submitted');
CREATE INDEX "orders_begun_from" ON "orders" USING btree ("arn",("terms" ->> 'begunFrom'),"created_at" DESC NULLS LAST) WHERE "orders"."terms" ? 'begunFrom';
CREATE INDEX "orders_rejected" ON "orders" USING btree ("arn","changed_at") WHERE "orders"."status" = 'rejected';
CREATE INDEX "orders_to_submit" ON "orders" USING btree ("confirmed_at") WHERE "orders"."status" in ('confirmed', 'paid');
CREATE UNIQUE INDEX "payment_reference" ON "payment" USING btree ("reference");
CREATE INDEX "payment_confirmation" ON "payment" USING btree ("arn","confirmation_id");
CREATE INDEX "payment_investor" ON "payment" USING btree ("arn","investor_id","created_at");
CREATE INDEX "payment_started" ON "payment" USING btree ("created_at") WHERE "payment"."status" = 'started';
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE "refund"."status" <> 'refunded';
CREATE INDEX "bank_payment_reference" ON "bank_payment" USING btree ("reference");
CREATE INDEX "bank_payment_at" ON "bank_payment" USING btree ("at","id");
CREATE INDEX "bank_refund_payment" ON "bank_refund" USING btree ("payment_id");
CREATE INDEX "bank_refund_at" ON "bank_refund" USING btree ("at");
CREATE INDEX "audit_log_arn" ON "audit_log" USING btree ("arn","id");
CREATE INDEX "client_error_created_at" ON "client_error" USING btree ("created_at");
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");
CREATE INDEX "link_hash" ON "link" USING btree ("hash");
CREATE INDEX "link_expires_at" ON "link" USING btree ("expires_at");
CREATE INDEX "outbox_message_created_at" ON "outbox_message" USING btree ("created_at");
CREATE INDEX "rate_limit_window_start" ON "rate_limit" USING btree ("window_start");
CREATE INDEX "video_newest" ON "video" USING btree ("published_on" DESC NULLS LAST,"id");
CREATE INDEX "video_series_order" ON "video" USING btree ("series","series_no");
CREATE INDEX "video_day_day" ON "video_day" USING btree ("day");
CREATE INDEX "video_view_old" ON "video_view" USING btree ("began_at");
CREATE INDEX "video_watched_recent" ON "video_watched" USING btree ("arn","watched_at" DESC NULLS LAST);
CREATE INDEX "push_message_batch" ON "push_message" USING btree ("batch");
CREATE INDEX "push_message_created_at" ON "push_message" USING btree ("created_at");
CREATE INDEX "push_waiting_due" ON "push_waiting" USING btree ("due_at");
CREATE INDEX "ifsc_branch_bank" ON "ifsc_branch" USING btree ("bank_code","city");
CREATE INDEX "scheme_rta_code" ON "scheme" USING btree ("rta","rta_code");
CREATE INDEX "scheme_segregated_from" ON "scheme" USING btree (("segregated_from" ->> 'scheme')) WHERE "scheme"."segregated_from" is not null;
CREATE INDEX "registrar_open_due" ON "registrar_open" USING btree ("nav_day","order_id");
CREATE UNIQUE INDEX "registrar_order_reference" ON "registrar_order" USING btree ("reference");
CREATE INDEX "registrar_order_file" ON "registrar_order" USING btree ("file") WHERE "registrar_order"."file" is not null;
CREATE UNIQUE INDEX "registrar_quarantine_line" ON "registrar_quarantine" USING btree ("file","line");
CREATE INDEX "registrar_quarantine_open" ON "registrar_quarantine" USING btree ("id") WHERE "registrar_quarantine"."settled_at" is null;
CREATE INDEX "device_key_id" ON "device_key" USING btree ("id");
CREATE INDEX "known_device_token_hash" ON "known_device" USING btree ("token_hash");
CREATE INDEX "known_device_push" ON "known_device" USING btree (md5("push_token")) WHERE "known_device"."push_token" is not null;
CREATE INDEX "otp_request_id" ON "otp_request" USING btree ("id");
CREATE INDEX "otp_request_expires_at" ON "otp_request" USING btree ("expires_at");
CREATE INDEX "refresh_token_hash" ON "refresh_token" USING btree ("hash");
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("arn","session_id");
CREATE INDEX "refresh_token_expires_at" ON "refresh_token" USING btree ("expires_at");
CREATE INDEX "session_id" ON "session" USING btree ("id");
CREATE INDEX "session_family" ON "session" USING btree ("arn","family");
CREATE INDEX "statement_bulk_started" ON "statement_bulk" USING btree ("arn","started_at" DESC NULLS LAST);
CREATE INDEX "statement_bulk_expires" ON "statement_bulk" USING btree ("expires_at");
CREATE INDEX "statement_share_investor" ON "statement_share" USING btree ("arn","investor_id","expires_at");
CREATE INDEX "statement_share_expires" ON "statement_share" USING btree ("expires_at");
CREATE UNIQUE INDEX "wish_once" ON "wish" USING btree ("arn","investor_id","name") WHERE "wish"."status" in ('waiting', 'sent', 'opened');
CREATE INDEX "wish_due" ON "wish" USING btree ("send_at") WHERE "wish"."status" = 'waiting';
CREATE INDEX "wish_batch_newest" ON "wish_batch" USING btree ("arn","asked_at" DESC NULLS LAST);

ALTER TABLE banner ADD CONSTRAINT banner_audience CHECK (audience IN (
  'everybody', 'no-clients', 'no-sips', 'sips-maturing', 'sips-at-risk', 'kyc-on-hold', 'arn-at-rest'));

CREATE SEQUENCE "instalment_number";
-- Numbers of folios that the house opens. They begin with a letter, which no registrar's number does.
CREATE SEQUENCE "new_folio_number" START WITH 10000001;

-- With room on its own page the new version of a row needs no entry in any index. A client's row changes with every
-- posting, right after an import has made it, and the search's index is the dearest of all; an instalment is written once
-- and answered twice; what a plan has done and missed changes with every instalment, a trail's line every night.
ALTER TABLE investor SET (fillfactor = 50);
ALTER TABLE instalment SET (fillfactor = 50);
ALTER TABLE plan SET (fillfactor = 70);
ALTER TABLE trail_line SET (fillfactor = 50);

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
GRANT USAGE ON SCHEMA public TO hub_app, hub_system;

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

REVOKE EXECUTE ON FUNCTION secure_tenant_table(regclass), secure_system_table(regclass, boolean) FROM PUBLIC;

SELECT secure_tenant_table(name::regclass) FROM unnest(ARRAY[
  'distributor', 'rm_mapping', 'dashboard_shown', 'otp_request', 'session', 'refresh_token', 'login_log',
  'notification', 'known_device', 'distributor_profile', 'euin', 'device_key', 'investor', 'folio', 'ledger',
  'position', 'plan', 'instalment', 'mandate', 'scheme_figure', 'flow_figure', 'aum_figure', 'client_figure',
  'client_month', 'plan_figure', 'investor_figure', 'idempotency_key', 'link', 'feed_balance', 'folio_import',
  'uncounted_entry', 'lien', 'plan_row', 'cart_item', 'confirmation', 'orders', 'order_event', 'payment',
  'plan_run', 'instalment_step', 'application', 'application_proof', 'folio_change', 'opportunity_count',
  'opportunity_stale', 'opportunity_state', 'opportunity_act', 'renewal_batch', 'message_consent', 'dead_contact',
  'statement_bulk', 'statement_bulk_item', 'statement_share', 'harvest_day', 'harvest_row', 'brokerage_line',
  'rejection_row', 'brokerage_figure', 'trail_line', 'trail_slice', 'trail_missing', 'trail_figure',
  'trail_changed', 'brokerage_gap', 'brokerage_stale', 'gst_invoice', 'yearly_declaration', 'distributor_query',
  'query_event', 'query_file', 'distributor_logo', 'generated_content', 'content_use', 'content_log',
  'certificate', 'video_view', 'video_watched', 'video_like', 'video_feedback', 'wish', 'wish_batch',
  'wish_consent', 'wish_day', 'notification_setting', 'goal', 'goal_holding', 'goal_sip', 'trail_change'
]) AS name;
SELECT secure_system_table(name::regclass, true) FROM unnest(ARRAY[
  'relationship_manager', 'app_state', 'setting', 'scheme', 'amfi_scheme', 'nav', 'nav_latest', 'holiday', 'bank',
  'ifsc_branch', 'pincode', 'reference_list', 'banner', 'rate_card', 'rate_line', 'trail_state', 'content_bucket',
  'content_piece', 'video_bucket', 'video_sub_bucket', 'video_series', 'video', 'video_line', 'video_day',
  'testimonial'
]) AS name;
SELECT secure_system_table(name::regclass, false) FROM unnest(ARRAY[
  'outbox_message', 'rate_limit', 'client_error', 'audit_log', 'import_file', 'quarantine', 'bank_credit',
  'refund', 'payment_request', 'bank_payment', 'bank_refund', 'registrar_order', 'registrar_open',
  'registrar_file', 'registrar_quarantine', 'bank_mandate', 'bank_lot', 'bank_debit', 'bank_file',
  'bank_quarantine', 'push_waiting', 'push_message', 'callback_request', 'empanelment', 'empanelment_document',
  'empanelment_event', 'empanelment_pass', 'bank_return'
]) AS name;

-- A distributor reads its own record; changing it is the system's business.
REVOKE INSERT, UPDATE, DELETE ON distributor, rm_mapping, euin FROM hub_app;
-- It reads what it is told and marks it read; what is told, the system writes.
REVOKE INSERT, UPDATE, DELETE ON notification FROM hub_app;
GRANT UPDATE (read_at) ON notification TO hub_app;
REVOKE DELETE ON known_device FROM hub_app;
-- The book is written by the system, from feeds and allotments; a distributor reads its own. Mandates of its own it
-- registers and cancels.
REVOKE INSERT, UPDATE, DELETE ON investor, investor_figure, folio, folio_import, ledger, uncounted_entry, position,
  feed_balance, lien, plan, plan_row, plan_run, plan_figure, instalment, instalment_step, scheme_figure, flow_figure,
  aum_figure, client_figure, client_month FROM hub_app;
REVOKE DELETE ON mandate FROM hub_app;
-- What the registrars paid and what is made of it is the system's to write.
REVOKE INSERT, UPDATE, DELETE ON brokerage_line, rejection_row, brokerage_figure, trail_line, trail_slice, trail_missing,
  trail_figure, trail_changed, trail_change, brokerage_gap, brokerage_stale FROM hub_app;
-- What was answered once stays so until the upkeep job sweeps it: a distributor adds keys and completes its own.
REVOKE UPDATE, DELETE ON idempotency_key FROM hub_app;
GRANT UPDATE (reply) ON idempotency_key TO hub_app;
-- A distributor issues and revokes its own links. Only the system, which holds a token's hash, marks one as used.
REVOKE UPDATE, DELETE ON link FROM hub_app;
GRANT UPDATE (revoked_at) ON link TO hub_app;
-- No order or payment ever goes away, and what was done with an opportunity stays done.
REVOKE DELETE ON orders, confirmation, payment FROM hub_app;
REVOKE UPDATE, DELETE ON opportunity_act FROM hub_app;
GRANT USAGE ON SEQUENCE "instalment_number" TO hub_system;
GRANT USAGE ON SEQUENCE "new_folio_number" TO hub_app, hub_system;

-- Append-only: no right to change them, and a trigger for those who would have the right anyway. What was posted stays;
-- a mistake is taken back by an entry of its own.
REVOKE UPDATE, DELETE ON audit_log, ledger FROM hub_system;
REVOKE UPDATE, DELETE ON order_event FROM hub_app, hub_system;
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every client has its figures, from nil on.
CREATE FUNCTION add_investor_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO investor_figure (arn, investor_id, aum, cost, classes) SELECT arn, id, 0, 0, '{}' FROM added;
  RETURN NULL;
END
$$;
CREATE TRIGGER add_figures AFTER INSERT ON investor REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_investor_figures();
CREATE FUNCTION drop_investor_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM investor_figure f USING gone WHERE f.arn = gone.arn AND f.investor_id = gone.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER drop_figures AFTER DELETE ON investor REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION drop_investor_figures();

-- The clients of the ARN in force in whom every word is found: in the name, PAN or mobile, in how the name sounds, or,
-- for a word with a digit, in a folio number. Row security would keep a LIKE from using its index, since it might tell
-- of other rows what it compares; so this runs as the system and says the ARN itself.
CREATE FUNCTION find_investors(words text[]) RETURNS TABLE (investor_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own text := current_setting('app.arn', true);
  asked text := '';
  word text;
  plain text;
  sound text;
BEGIN
  IF coalesce(own, '') = '' OR cardinality(words) = 0 THEN
    RETURN;
  END IF;
  FOREACH word IN ARRAY words LOOP
    plain := replace(replace(replace(lower(word COLLATE pg_c_utf8), '\', '\\'), '%', '\%'), '_', '\_');
    IF word ~ '[0-9]' THEN
      asked := asked || format(
        ' AND i.id IN (SELECT n.id FROM investor n WHERE n.arn = %1$L AND n.search LIKE %2$L'
        ' UNION SELECT f.investor_id FROM folio f WHERE f.arn = %1$L AND f.folio_no LIKE %3$L)',
        own, '%' || plain || '%', '%' || upper(plain COLLATE pg_c_utf8) || '%');
    ELSE
      sound := btrim(sound_of(word));
      -- One consonant sounds like half the book; two must be the whole word, three may be its beginning.
      asked := asked || CASE
        WHEN sound IS NULL OR length(sound) < 2 OR sound LIKE '% %' THEN
          format(' AND i.search LIKE %L', '%' || plain || '%')
        ELSE format(' AND (i.search LIKE %L OR i.search LIKE %L)', '%' || plain || '%',
          '% ' || sound || CASE WHEN length(sound) = 2 THEN ' %' ELSE '%' END)
      END;
    END IF;
  END LOOP;
  RETURN QUERY EXECUTE format('SELECT i.id FROM investor i WHERE i.arn = %L', own) || asked;
END
$$;
GRANT CREATE ON SCHEMA public TO hub_system;
ALTER FUNCTION find_investors(text[]) OWNER TO hub_system;
REVOKE CREATE ON SCHEMA public FROM hub_system;
REVOKE EXECUTE ON FUNCTION find_investors(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_investors(text[]) TO hub_app;

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
GRANT SELECT ON units_under_lien TO hub_app, hub_system;

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

-- Each day until `until` on which an instalment grows (`toppedUpAmount` of the domain), with what it was and what it is
-- then. What has reached its cap grows no more; nothing outgrows the column of a sum.
CREATE FUNCTION top_up_steps(amount numeric, by_amount numeric, by_basis_points int, months int, cap numeric, starts_on date, until date)
RETURNS TABLE (day date, before numeric, after numeric) LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  grown numeric := amount;
  step int := 0;
BEGIN
  IF months IS NULL THEN RETURN; END IF;
  LOOP
    step := step + 1;
    day := (starts_on + make_interval(months => months * step))::date;
    EXIT WHEN day > until;
    before := grown;
    grown := grown + coalesce(by_amount, round(grown * by_basis_points / 10000, 2), 0);
    IF cap IS NOT NULL AND grown >= cap THEN grown := greatest(amount, cap); END IF;
    grown := least(grown, 1000000000000.00);
    EXIT WHEN grown = before;
    after := grown;
    RETURN NEXT;
  END LOOP;
END $$;
