/** Longer than any word of a name; a slip in more letters is no slip. */
const LONGEST = 24;

/** How many slips a word of so many letters may have. In a short one each letter counts: `SIP` is not `STP`. */
const slipsAllowed = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** From this many letters on a typed word may also be the slipped beginning of a longer one. */
const START_FROM = 5;

/** Letters that are heard alike become one, doubles too: `kap` and `cap`, `flexi` and `fleksi`. */
const heard = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll(/c(?!h)|q/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('w', 'v')
    .replaceAll(/(.)\1+/gu, '$1');

/**
 * Whether `typed` is `word` with a slip or two: a letter too many, too few, another one, or two that changed places.
 * The first letter is right in nearly every slip, and asking for it keeps strangers out.
 */
export function isSlipOf(typed: string, word: string): boolean {
  if (typed.length > LONGEST || word.length > LONGEST) return false;
  const requested = heard(typed);
  const meant = heard(word);
  if (requested === '' || requested[0] !== meant[0]) return false;
  if (requested === meant) return true;
  const allowed = slipsAllowed(requested.length);
  return allowed > 0 && slipsBetween(requested, meant, requested.length >= START_FROM) <= allowed;
}

/** The least number of slips that lead from one to the other, or to how the other begins. */
function slipsBetween(requested: string, meant: string, orStart: boolean): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= requested.length; row++) {
    const next = [row];
    for (let at = 1; at <= meant.length; at++) {
      const isSame = requested[row - 1] === meant[at - 1];
      const isSwapped =
        row > 1 && at > 1 && requested[row - 1] === meant[at - 2] && requested[row - 2] === meant[at - 1];
      next.push(
        Math.min(
          (last[at] ?? row) + 1,
          (next[at - 1] ?? row) + 1,
          (last[at - 1] ?? row) + (isSame ? 0 : 1),
          ...(isSwapped ? [(before[at - 2] ?? row) + 1] : []),
        ),
      );
    }
    before = last;
    last = next;
  }
  return orStart ? Math.min(...last) : (last[meant.length] ?? requested.length);
}
