/** No search has more: the rest says nothing new, and every word costs. */
const MOST_WORDS = 8;

/** Capitals without accents or punctuation, as the `words` columns hold them. */
export const searchable = (...texts: readonly string[]): string =>
  texts
    .join(' ')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is looked for, in any order. Every word is plain text: nothing in it is a pattern. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    searchable(text)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS),
  ),
];

export const branchWords = (branch: {
  readonly ifsc: string;
  readonly bank: string;
  readonly branch: string;
  readonly city: string;
  readonly district: string;
}): string => searchable(branch.bank, branch.branch, branch.city, branch.district, branch.ifsc);
