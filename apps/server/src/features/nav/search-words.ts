/** No search has more: the rest says nothing new, and every word costs. */
const MOST_WORDS = 8;

/** What is looked for, in any order: capitals without accents or punctuation. Nothing in a word is a pattern. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .toUpperCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS),
  ),
];
