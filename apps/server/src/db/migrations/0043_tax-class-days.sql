ALTER TABLE "scheme" ALTER COLUMN "tax_class" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "scheme" ADD COLUMN "tax_class_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scheme" ADD COLUMN "segregated_from" jsonb;--> statement-breakpoint
CREATE INDEX "scheme_segregated_from" ON "scheme" USING btree (("segregated_from" ->> 'scheme')) WHERE "scheme"."segregated_from" is not null;--> statement-breakpoint
-- The category's name was taken for that of an equity fund; nobody had said the class.
UPDATE "scheme" SET "tax_class" = 'debt'
 WHERE "tax_class" = 'equity' AND "category" ~* '(sectoral|thematic) debt';
