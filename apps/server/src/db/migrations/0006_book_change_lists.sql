-- The positions that one transaction changed in a book are one row. Rows that somebody has not read stay.
ALTER TABLE "book_change" RENAME COLUMN "folio_no" TO "folio_nos";
ALTER TABLE "book_change" RENAME COLUMN "scheme_code" TO "scheme_codes";
ALTER TABLE "book_change" RENAME COLUMN "since" TO "sinces";
ALTER TABLE "book_change"
	ALTER COLUMN "folio_nos" TYPE text[] USING CASE WHEN "folio_nos" IS NOT NULL THEN ARRAY["folio_nos"] END,
	ALTER COLUMN "scheme_codes" TYPE text[] USING CASE WHEN "scheme_codes" IS NOT NULL THEN ARRAY["scheme_codes"] END,
	ALTER COLUMN "sinces" TYPE date[] USING CASE WHEN "sinces" IS NOT NULL THEN ARRAY["sinces"] END;
