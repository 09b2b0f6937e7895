/** No search has more: the rest says nothing new, and every word costs. */
const MOST_WORDS = 8;

const firstFew = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => word !== '').slice(0, MOST_WORDS)),
];

/** Capitals without accents or punctuation, as the `words` columns of reference tables hold them. */
export const searchable = (...texts: readonly string[]): string =>
  texts
    .join(' ')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is looked for, in any order. Every word is plain text: nothing in it is a pattern. */
export const searchWords = (text: string): string[] => firstFew(searchable(text).split(' '));

/** How a mobile number begins where it is copied from; the book has the ten digits. */
const countryCode = /\+91[\s-]*(?=\d)/g;

/**
 * What is looked for among clients. Blanks, commas and dots part the words; the rest stays, since a folio has its slash
 * and a name its hyphen.
 */
export const clientWords = (text: string): string[] =>
  firstFew(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(countryCode, '')
      .split(/[\s,.]+/u),
  );
