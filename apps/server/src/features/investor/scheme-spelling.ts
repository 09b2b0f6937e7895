import { isSlipOf } from '@hub/domain';
import { searchable } from '../search-words.ts';

/** The words of some names, and each two neighbours written together: `FLEXI`, `CAP`, `FLEXICAP`. */
function wordsIn(names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const name of names) {
    const words = searchable(name).split(' ');
    for (const [at, word] of words.entries()) {
      found.add(word);
      found.add(word + (words[at + 1] ?? ''));
    }
  }
  return [...found];
}

/**
 * For each word the ways it may be spelled in these names: as it is where it stands in one of them, else the words it
 * is a slip of. Null where one word means nothing: then the search has no answer, and not a hundred wrong ones.
 */
export function spellingsOf(typed: readonly string[], names: readonly string[]): string[][] | null {
  const known = wordsIn(names);
  const spellings = typed.map((word) =>
    known.some((one) => one.includes(word)) ? [word] : known.filter((one) => isSlipOf(word, one)),
  );
  return spellings.every((ways) => ways.length > 0) ? spellings : null;
}
