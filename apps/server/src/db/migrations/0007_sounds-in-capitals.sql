-- As in 0005, but in capitals. The other half of what a search looks through is in small letters, as is every word
-- typed: so what was typed is found as it is written only where it is written, never inside a sound.
CREATE OR REPLACE FUNCTION sound_of(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
--> statement-breakpoint
-- é and É are one letter on every database, also on one that was made for no language at all.
ALTER TABLE investor ALTER COLUMN search SET EXPRESSION AS (
  lower((name || ' ' || coalesce(pan, '') || ' ' || coalesce(mobile, '')) COLLATE pg_c_utf8) || sound_of(name));
--> statement-breakpoint
-- As in 0005, with that collation.
CREATE OR REPLACE FUNCTION find_investors(words text[]) RETURNS TABLE (investor_id uuid)
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
