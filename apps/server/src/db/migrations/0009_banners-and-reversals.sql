-- Whom a banner speaks to: those it has nothing to say to do not see it.
ALTER TABLE "banner" ADD COLUMN "audience" text DEFAULT 'everybody' NOT NULL;
--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_audience" CHECK (audience IN (
  'everybody', 'no-clients', 'no-sips', 'sips-maturing', 'sips-at-risk', 'kyc-on-hold', 'arn-at-rest'));
--> statement-breakpoint
-- One that leads to a part of the book speaks to those who have that part.
UPDATE "banner" SET audience = CASE
  WHEN link LIKE '%view=maturing' THEN 'sips-maturing'
  WHEN link LIKE '%view=at-risk' THEN 'sips-at-risk'
  WHEN link LIKE '%kyc=ON_HOLD' THEN 'kyc-on-hold'
  ELSE 'everybody' END;
--> statement-breakpoint
-- Whether an entry was taken back, by its number.
CREATE INDEX "ledger_reversal" ON "ledger" USING btree ("arn","folio_no","scheme_code","reverses") WHERE "ledger"."kind" = 'reversal';
