import { type EntryKind, entryKinds } from '../../holdings/ledger/entry-kinds.ts';
import type { LedgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import { plainRow, rank } from './plain-row.ts';

// An import is looked up at each use, a constant of the file is not: with these and those of quick-sales.ts a sold part
// takes 140 ns instead of 165.
const row = plainRow;
const NONE = rank.none;

const plainRanks: Readonly<Partial<Record<EntryKind, number>>> = Object.fromEntries(
  Object.entries(entryKinds)
    .filter(([kind, { isCarried }]) => !isCarried && kind !== 'reversal' && kind !== 'opening')
    .map(([kind, { effect }]) => [kind, rank[effect]]),
);

let remaining = new Float64Array(256 * row.length);

/**
 * The rows of a ledger in order in which each number is there once and nothing is taken back or moved in kind; null
 * for any other, and where a row cannot be. The next ledger is written over it.
 */
export function plainRows(entries: readonly LedgerEntry[]): Float64Array | null {
  if (remaining.length < entries.length * row.length)
    remaining = new Float64Array(2 * entries.length * row.length);
  const rows = remaining;
  let lastDay = Number.NEGATIVE_INFINITY;
  let lastRank = -1;
  let lastPlace = -1;
  let lastKind: EntryKind | null = null;
  let kindRank: number | undefined;
  let at = 0;
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index] as LedgerEntry;
    const { kind, day } = entry;
    if (kind !== lastKind) {
      lastKind = kind;
      kindRank = plainRanks[kind];
    }
    if (kindRank === undefined || entry.carried !== null || entry.isOrder) return null;
    if (day < lastDay || (day === lastDay && kindRank < lastRank)) return null;
    // Each is there once because they grow.
    const place = placeOf(entry.ref);
    if (place <= lastPlace || !putFigures(rows, at, entry)) return null;
    if (kindRank !== NONE) {
      if (rows[at + row.units] === 0) return null;
      if ((rows[at + row.duty] as number) > (rows[at + row.amount] as number)) return null;
    }
    if (kind === 'bonus') rows[at + row.amount] = 0;
    rows[at + row.rank] = kindRank;
    rows[at + row.day] = day;
    lastDay = day;
    lastRank = kindRank;
    lastPlace = place;
    at += row.length;
  }
  return rows;
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);
const wide = new BigInt64Array(6);
const halves = new Uint32Array(wide.buffer);

/** False where one is below nil or too large. Through the array all six take 18 ns, with `Number` 110. */
function putFigures(
  rows: Float64Array,
  at: number,
  { units, amount, nav, duty, stt, tds }: LedgerEntry,
): boolean {
  // What has more than 64 bits would wrap around.
  if (units > LARGEST || amount > LARGEST || nav > LARGEST) return false;
  if (duty > LARGEST || stt > LARGEST || tds > LARGEST) return false;
  wide[0] = units;
  wide[1] = amount;
  wide[2] = nav;
  wide[3] = duty;
  wide[4] = stt;
  wide[5] = tds;
  const high = halfAt(1) | halfAt(3) | halfAt(5) | halfAt(7) | halfAt(9) | halfAt(11);
  if (high !== 0) return high > 0 && putLarge(rows, at);
  rows[at + row.units] = halfAt(0);
  rows[at + row.amount] = halfAt(2);
  rows[at + row.nav] = halfAt(4);
  rows[at + row.duty] = halfAt(6);
  rows[at + row.stt] = halfAt(8);
  rows[at + row.tds] = halfAt(10);
  return true;
}

const halfAt = (at: number): number => halves[at] as number;

function putLarge(rows: Float64Array, at: number): boolean {
  for (let figure = 0; figure < wide.length; figure += 1)
    rows[at + row.units + figure] = Number(wide[figure]);
  return (rows[at + row.units] as number) <= row.mostUnits;
}

/** With more digits a place would not be exact. */
const MOST_DIGITS = 14;

/** Where a registrar's number stands among others, as `compareRefs` has it; below nil for what is none. */
function placeOf(ref: string): number {
  let number = 0;
  let at = 0;
  for (; at < ref.length; at += 1) {
    const digit = ref.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) break;
    number = number * 10 + digit;
  }
  // A side or a piece may follow: of one number there is only one.
  if (at === 0 || at > MOST_DIGITS || (at < ref.length && ref[at] !== '~')) return -1;
  return at * 10 ** MOST_DIGITS + number;
}
