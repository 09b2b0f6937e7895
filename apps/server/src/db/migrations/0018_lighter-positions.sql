-- Nobody looks for positions by their last day.
DROP INDEX "position_last_on";
--> statement-breakpoint
-- Written with every posting and read as a whole: what jsonb takes apart for it is never asked for.
ALTER TABLE "position" ALTER COLUMN "state" SET DATA TYPE json;
--> statement-breakpoint
-- PostgreSQL reads the expression of a generated column again for every row of an UPDATE that does not touch what it is
-- made of, and every posting updates a client's row: so the expression is one call.
CREATE FUNCTION search_of(name text, pan text, mobile text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower((name || ' ' || coalesce(pan, '') || ' ' || coalesce(mobile, '')) COLLATE pg_c_utf8) || sound_of(name)
$$;
--> statement-breakpoint
ALTER TABLE investor ALTER COLUMN search SET EXPRESSION AS (search_of(name, pan, mobile));
