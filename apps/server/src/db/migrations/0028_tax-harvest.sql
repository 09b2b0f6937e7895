CREATE TABLE "harvest_day" (
	"arn" text NOT NULL,
	"day" date NOT NULL,
	"as_on" date,
	CONSTRAINT "harvest_day_arn_pk" PRIMARY KEY("arn")
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "opportunity_stale" ADD COLUMN "reader" text DEFAULT 'lists' NOT NULL;--> statement-breakpoint

SELECT secure_tenant_table('harvest_day');--> statement-breakpoint
SELECT secure_tenant_table('harvest_row');
