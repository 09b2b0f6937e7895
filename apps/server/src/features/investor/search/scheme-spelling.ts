import { isSlipOf } from '@hub/domain/search/slips';
import { searchable } from '../../../calls/search-words.ts';

/** The words of some names, and each two neighbours written together: `FLEXI`, `CAP` and `FLEXICAP`. */
function wordsIn(names: readonly string[]) {
  const words = new Set<string>();
  const pairs = new Set<string>();
  for (const name of names) {
    const parts = searchable(name).split(' ');
    for (const [at, part] of parts.entries()) {
      words.add(part);
      pairs.add(part + (parts[at + 1] ?? ''));
    }
  }
  return { words: [...words], pairs: [...pairs] };
}

/**
 * For each word the ways it may be spelled in these names: as it is where it stands in one of them, else the words it
 * is a slip of. Null where one word means nothing: then the search has no answer, and not a hundred wrong ones.
 */
export function spellingsOf(typed: readonly string[], names: readonly string[]): string[][] | null {
  const { words, pairs } = wordsIn(names);
  const spellings = typed.map((word) => {
    if (pairs.some((one) => one.includes(word))) return [word];
    const meant = words.filter((one) => isSlipOf(word, one));
    return meant.length > 0 ? meant : pairs.filter((one) => isSlipOf(word, one));
  });
  return spellings.every((ways) => ways.length > 0) ? spellings : null;
}
