/** Columns of a row in which a word is looked for. The ARN is `$1`. */
interface Searched {
  readonly investorId?: string;
  /** Where the row has a folio and no investor. */
  readonly folioOfInvestor?: string;
  readonly schemeCode?: string;
  readonly texts?: readonly string[];
}

/** Also in the name written together, so that `flexicap` finds the Flexi Cap. */
const schemeName = "s.name || ' ' || replace(s.name, ' ', '')";

/** `strpos` takes a word as it is: nothing in it is a pattern. */
const has = (text: string, word: string): string => `strpos(upper(${text}), upper(${word})) > 0`;

const investorsWith = (word: string): string =>
  `select found.investor_id from find_investors(array[${word}]) found`;

export const schemesWith = (word: string): string =>
  `select s.code from fund_scheme s where ${has(schemeName, word)}`;

/** Whether a word is in the investor (as the client list finds it), in the scheme or in one of the texts. */
export function wordIn(
  word: string,
  { investorId, folioOfInvestor, schemeCode, texts = [] }: Searched,
): string {
  const places = texts.map((text) => has(text, word));
  if (schemeCode !== undefined) places.unshift(`${schemeCode} in (${schemesWith(word)})`);
  if (investorId !== undefined) places.unshift(`${investorId} in (${investorsWith(word)})`);
  if (folioOfInvestor !== undefined) {
    places.unshift(
      `${folioOfInvestor} in (select f.folio_no from find_investors(array[${word}]) found
         join client_folio f on f.arn = $1 and f.investor_id = found.investor_id)`,
    );
  }
  return `(${places.join(' or ')})`;
}

/** Whether every word of an array is in the name, the category or the codes of a scheme. The words are in capitals. */
export const schemeHasAll = (scheme: string, words: string): string =>
  `not exists (
     select from unnest(${words}::text[]) as word
      where strpos(upper(concat_ws(' ', ${['name', 'category', 'code', 'rta_code', 'isin', 'isin_reinvest']
        .map((column) => `${scheme}.${column}`)
        .join(', ')}, replace(${scheme}.name, ' ', ''))), word) = 0)`;
