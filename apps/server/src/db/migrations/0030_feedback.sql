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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX "distributor_query_changed" ON "distributor_query" USING btree ("arn","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "distributor_query_reference" ON "distributor_query" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "distributor_query_due" ON "distributor_query" USING btree ("status","answer_by");--> statement-breakpoint

SELECT secure_tenant_table('distributor_query');--> statement-breakpoint
SELECT secure_tenant_table('query_event');--> statement-breakpoint
SELECT secure_tenant_table('query_file');
