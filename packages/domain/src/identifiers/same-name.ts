const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'SHRI', 'SRI', 'SMT', 'KUM', 'KUMARI', 'DR', 'MASTER']);

const wordsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !titles.has(word));

/** An initial stands for a name that begins with it. */
const fits = (one: string, other: string): boolean =>
  one === other ||
  (one.length === 1 && other.startsWith(one)) ||
  (other.length === 1 && one.startsWith(other));

/**
 * Whether a bank and a KYC agency mean the same person: titles, case, order, spaces and initials aside. A given name
 * alone is not enough where the other side has more, and initials alone never are.
 */
export function isSameName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || short.length === 0) return false;
  if (short.join('') === long.join('')) return true;
  if (short.length < 2) return false;
  const left = [...long];
  let hasWhole = false;
  // Whole words first, so that an initial does not take one away.
  for (const word of [...short].sort((a, b) => b.length - a.length)) {
    const at = left.includes(word)
      ? left.indexOf(word)
      : left.findIndex((candidate) => fits(word, candidate));
    if (at < 0) return false;
    hasWhole ||= left[at] === word && word.length > 1;
    left.splice(at, 1);
  }
  return hasWhole;
}
