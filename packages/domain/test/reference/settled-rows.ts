import {
  type BookRow,
  compareNumbers,
  divided,
  groupedBy,
  outKindOf,
  sideOf,
  signedUnits,
} from './book-row.ts';

export interface Settled {
  /** What is left to make lots of, or to take from them. */
  readonly entries: readonly BookRow[];
  readonly pairs: readonly { readonly original: BookRow; readonly reversal: BookRow }[];
  /** Older versions of an entry. */
  readonly replaced: readonly BookRow[];
  /** Reversals of what nobody has seen. */
  readonly waiting: readonly BookRow[];
}

const newestFirst = (one: BookRow, other: BookRow): number =>
  other.post - one.post || other.trade - one.trade || other.arrival - one.arrival;

const newestOf = (rows: readonly BookRow[]): BookRow | undefined => [...rows].sort(newestFirst)[0];

const isOppositeOf = (reversal: BookRow) => (entry: BookRow) =>
  sideOf(entry.kind) === sideOf(reversal.kind) && signedUnits(entry) === -signedUnits(reversal);

/** Some of the units of an entry that was not carried in kind. */
const isPartOf = (reversal: BookRow, entry: BookRow): boolean =>
  sideOf(entry.kind) !== 'none' &&
  sideOf(entry.kind) === sideOf(reversal.kind) &&
  !outKindOf.has(entry.kind) &&
  ![...outKindOf.values()].includes(entry.kind) &&
  entry.kind !== 'broker-out' &&
  reversal.units > 0n &&
  reversal.units < entry.units;

/** Of the versions under the number it names. */
function ofOneNumber(reversal: BookRow, versions: readonly BookRow[]): BookRow | undefined {
  const opposite = versions.filter(isOppositeOf(reversal));
  const equal = opposite.filter(({ amount }) => amount === reversal.amount);
  const before = equal.filter(({ post }) => post <= reversal.post);
  return newestOf([before, equal, opposite].find(({ length }) => length > 0) ?? []);
}

/** Of all the entries, for a reversal that names nothing we have. */
function byFigures(reversal: BookRow, entries: readonly BookRow[]): BookRow | undefined {
  const opposite = entries.filter(isOppositeOf(reversal));
  const candidates = opposite.filter(
    ({ amount, trade }) => amount === reversal.amount && trade <= reversal.trade,
  );
  const isOther = ({ kind }: BookRow): number => (kind === reversal.kind ? 0 : 1);
  return candidates.sort(
    (one, other) =>
      isOther(one) - isOther(other) ||
      other.trade - one.trade ||
      compareNumbers(other.number, one.number) ||
      newestFirst(one, other),
  )[0];
}

/** Versions and reversals among the rows of one position. */
export function settledRows(rows: readonly BookRow[]): Settled {
  let entries = rows.filter(({ isReversal }) => !isReversal);
  const numbers = new Set(entries.map(({ number }) => number));
  const reversals = rows
    .filter(({ isReversal }) => isReversal)
    .sort((one, other) => one.trade - other.trade || compareNumbers(one.number, other.number));
  const pairs: { original: BookRow; reversal: BookRow }[] = [];
  const waiting: BookRow[] = [];

  const match = (reversal: BookRow, original: BookRow | undefined) => {
    if (original === undefined) {
      waiting.push(reversal);
      return;
    }
    pairs.push({ original, reversal });
    entries = entries.filter((entry) => entry !== original);
  };
  const named = (reversal: BookRow): string => reversal.names ?? reversal.number;

  const requested = new Set<string>();
  for (const reversal of reversals) {
    const number = named(reversal);
    const versions = entries.filter((entry) => entry.number === number);
    const isExisting = numbers.has(number);
    const [only] = versions;
    if (isExisting && !requested.has(number) && only && versions.length === 1 && isPartOf(reversal, only)) {
      const amount = divided(only.amount * reversal.units, only.units);
      pairs.push({ original: { ...only, units: reversal.units, amount }, reversal });
      const rest = { ...only, units: only.units - reversal.units, amount: only.amount - amount };
      entries = entries.map((entry) => (entry === only ? rest : entry));
      requested.add(number);
      continue;
    }
    requested.add(number);
    match(reversal, isExisting ? ofOneNumber(reversal, versions) : byFigures(reversal, entries));
  }
  const versions = groupedBy(entries, ({ number, kind, part }) => `${number} ${sideOf(kind)} ${part}`);
  const newest = new Set([...versions.values()].map(newestOf));
  const replaced = entries.filter((entry) => !newest.has(entry));
  entries = entries.filter((entry) => newest.has(entry));
  return { entries, pairs, replaced, waiting };
}

/** The day a reversal counts on: never before what it takes back. */
export const reversedOn = ({ original, reversal }: Settled['pairs'][number]): number =>
  Math.max(original.trade, reversal.trade);
