import type { Queries } from '../../../db/queries.ts';
import { chosenBy } from '../list/investor-order.repository.ts';
import { selectionOf } from '../list/investor-selection.repository.ts';

interface FoundClient {
  readonly id: string;
  readonly name: string;
  readonly pan: string | null;
  readonly aum: string;
  readonly city: string | null;
  readonly folios: number;
  readonly folioNo: string | null;
}

/** The best answers, as the list has them first, each with the folio that was looked for, else its first one. */
export async function findClients(
  queries: Queries,
  arn: string,
  words: readonly string[],
  most: number,
): Promise<FoundClient[]> {
  if (words.length === 0) return [];
  const selection = selectionOf([arn], { words });
  const { from, orderBy } = chosenBy(selection, { sort: null, order: null }, 'i', 'f');
  return queries.query<FoundClient>(
    `select i.id, i.name, i.pan, round(f.aum, 2) as aum, i.city,
            (select count(*)::int4 from client_folio o where o.arn = i.arn and o.investor_id = i.id) as folios,
            (select o.folio_no from client_folio o where o.arn = i.arn and o.investor_id = i.id
              order by not exists (select from unnest($2::text[]) as word where strpos(o.folio_no, upper(word)) > 0),
                       o.folio_no limit 1) as "folioNo"
       from ${from} ${orderBy()} limit ${most}`,
    selection.params,
  );
}

interface FoundFolio {
  readonly folioNo: string;
  readonly investorId: string;
  readonly name: string;
}

/**
 * Folios whose number has a word with a digit, among the clients in whom all words are found: those come by index,
 * which row security would deny to a search through the folios themselves. Numbers that begin so come first.
 */
export async function findFolios(
  queries: Queries,
  arn: string,
  words: readonly string[],
  most: number,
): Promise<FoundFolio[]> {
  const numbers = words.filter((word) => /\d/.test(word)).map((word) => word.toUpperCase());
  if (numbers.length === 0) return [];
  return queries.query<FoundFolio>(
    `select o.folio_no as "folioNo", o.investor_id as "investorId", i.name
       from client_folio o join client i on i.arn = o.arn and i.id = o.investor_id
      where o.arn = $1 and o.investor_id = any(array(select investor_id from find_investors($2::text[])))
        and exists (select from unnest($3::text[]) as number where strpos(o.folio_no, number) > 0)
      order by not exists (select from unnest($3::text[]) as number where starts_with(o.folio_no, number)),
               o.folio_no limit ${most}`,
    [arn, words, numbers],
  );
}

export interface FoundScheme {
  readonly code: string;
  readonly name: string;
  readonly category: string;
}

/**
 * Of every word one of its spellings in name or category, the name also written together. What the ARN's clients hold
 * comes first.
 */
export async function findSchemes(
  queries: Queries,
  arn: string,
  words: readonly (readonly string[])[],
  most: number,
): Promise<FoundScheme[]> {
  if (words.length === 0) return [];
  return queries.query<FoundScheme>(
    `select s.code, s.name, s.category
       from fund_scheme s left join scheme_total h on h.arn = $1 and h.scheme_code = s.code and h.units <> 0
      where not exists (
        select from jsonb_array_elements($2::jsonb) as word
         where not exists (
           select from jsonb_array_elements_text(word) as spelling
            where strpos(upper(concat_ws(' ', s.name, replace(s.name, ' ', ''), s.category)), spelling) > 0))
      order by h.scheme_code is null, s.plan desc, s.name, s.code limit ${most}`,
    [arn, JSON.stringify(words)],
  );
}

/** Every fund's name and category once: what a word with a slip in it can have meant. */
export async function findSchemeNames(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.query<{ text: string }>(
    `select distinct split_part(s.name, ' - ', 1) || ' ' || s.category as text from fund_scheme s`,
  );
  return rows.map(({ text }) => text);
}
