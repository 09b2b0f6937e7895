import { isSlipOf } from '@hub/domain/search/slips';

/** What is typed, as the words it consists of. */
const wordsOf = (typed: string): readonly string[] =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Every typed word begins some word of the text, in any order: "rep si" finds "SIP report". */
export function fits(typed: string, text: string): boolean {
  const words = wordsOf(text);
  const requested = wordsOf(typed);
  return requested.length > 0 && requested.every((one) => words.some((word) => word.startsWith(one)));
}

/** The text begins with what is typed: whoever types that means it. */
export function starts(typed: string, text: string): boolean {
  const requested = wordsOf(typed).join(' ');
  return requested !== '' && wordsOf(text).join(' ').startsWith(requested);
}

/** As `fits`, but each word may have a slip or two in it, or sound like the one that is meant. */
function almostFits(typed: string, text: string): boolean {
  const words = wordsOf(text);
  const requested = wordsOf(typed);
  return (
    requested.length > 0 &&
    requested.every((one) => words.some((word) => word.startsWith(one) || isSlipOf(one, word)))
  );
}

interface Named {
  readonly title: string;
  /** What else somebody may call it. */
  readonly words: string;
}

/** 0 is the name itself, 1 how it begins, 2 words of the name, 3 words it is also called by. */
function rankOf(typed: string, { title, words }: Named): number | null {
  if (starts(typed, title)) return wordsOf(typed).join(' ') === wordsOf(title).join(' ') ? 0 : 1;
  if (fits(typed, title)) return 2;
  return fits(typed, `${title} ${words}`) ? 3 : null;
}

/** What is meant, the nearest first. Slips are looked for only where nothing fits as it is typed. */
export function matching<Entry extends Named>(all: readonly Entry[], typed: string): readonly Entry[] {
  const plain = all.flatMap((entry) => {
    const rank = rankOf(typed, entry);
    return rank === null ? [] : { entry, rank };
  });
  if (plain.length > 0) return plain.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
  const byName = all.filter(({ title }) => almostFits(typed, title));
  const byWords = all.filter(({ title, words }) => almostFits(typed, `${title} ${words}`));
  return [...new Set([...byName, ...byWords])];
}

interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** The text in parts, those marked that were typed. Where it fits by sound only, nothing is marked. */
export function markedParts(text: string, typed: string): readonly TextPart[] {
  const lower = text.toLowerCase();
  const requested = lower.length === text.length ? wordsOf(typed) : [];
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of requested) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marks[at] === marks[from]) continue;
    parts.push({ text: text.slice(from, at), marked: marks[from] ?? false });
    from = at;
  }
  return parts;
}
