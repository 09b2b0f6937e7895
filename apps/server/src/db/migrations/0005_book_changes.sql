-- The book says what changed, and each who works something out of it keeps a cursor. Marks of lists and of the tax
-- harvest go: without a cursor both are counted again when they are next looked at. The brokerage has read what it had
-- seen; what it had not waits for its next night, as it would have.
CREATE TABLE "book_change" (
	"arn" text NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "book_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"folio_no" text,
	"scheme_code" text,
	"since" date,
	CONSTRAINT "book_change_arn_xid_id_pk" PRIMARY KEY("arn","xid","id")
);
CREATE TABLE "book_cursor" (
	"arn" text NOT NULL,
	"reader" text NOT NULL,
	"seen" "pg_snapshot",
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_cursor_arn_reader_pk" PRIMARY KEY("arn","reader")
);

ALTER TABLE ledger NO FORCE ROW LEVEL SECURITY;
ALTER TABLE trail_changed NO FORCE ROW LEVEL SECURITY;
ALTER TABLE trail_state NO FORCE ROW LEVEL SECURITY;
INSERT INTO trail_changed AS t (arn, folio_no, scheme_code, since)
SELECT arn, folio_no, scheme_code, CASE WHEN bool_and(revision = 0) THEN min(day) END
  FROM ledger
 WHERE created_at >= (SELECT seen_at - interval '1 hour' FROM trail_state)
 GROUP BY arn, folio_no, scheme_code
    ON CONFLICT (arn, folio_no, scheme_code) DO UPDATE SET since = NULL, why = t.why || ',ledger';
INSERT INTO book_cursor (arn, reader, seen)
SELECT '', 'brokerage', pg_current_snapshot() FROM trail_state WHERE seen_at IS NOT NULL;
ALTER TABLE ledger FORCE ROW LEVEL SECURITY;
ALTER TABLE trail_changed FORCE ROW LEVEL SECURITY;
ALTER TABLE trail_state FORCE ROW LEVEL SECURITY;

SELECT secure_tenant_table('book_change'), secure_tenant_table('book_cursor');
REVOKE UPDATE, DELETE ON book_change FROM hub_app;
ALTER TABLE "trail_state" DROP COLUMN "seen_at";
DROP INDEX "ledger_created";
DROP TABLE "opportunity_stale";
