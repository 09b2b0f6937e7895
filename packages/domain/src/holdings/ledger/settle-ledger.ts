import { entryKinds } from './entry-kinds.ts';
import { numberOf } from './entry-name.ts';
import { compareRefs } from './entry-order.ts';
import { entryFault, type LedgerEntry } from './ledger-entry.ts';
import type { Refusal } from './refusal.ts';
import { splitEntry } from './split-entry.ts';

/** A row that counts nowhere, or as if it had never been. */
export type UncountedEntry =
  | { readonly entry: LedgerEntry; readonly why: 'unresolved'; readonly refusal: Refusal }
  /** A later version of the entry, or the registrar's own row for what an order posted, counts instead. */
  | { readonly entry: LedgerEntry; readonly why: 'replaced'; readonly by: LedgerEntry }
  /** One of a pair: a reversal and the entry it takes back. */
  | { readonly entry: LedgerEntry; readonly why: 'reversed'; readonly by: LedgerEntry };

export interface SettledLedger {
  /** What there is to fold, in no order. */
  readonly entries: readonly LedgerEntry[];
  /** Each reversal with the entry it takes back, or with the part of it that has its units. */
  readonly pairs: ReadonlyMap<LedgerEntry, LedgerEntry>;
  readonly uncounted: readonly UncountedEntry[];
}

/** Later booked, then later traded, then later come; what is equal in all of it is told by its name. */
function compareVersions(one: LedgerEntry, other: LedgerEntry): number {
  return (
    one.posted - other.posted ||
    one.day - other.day ||
    one.arrived - other.arrived ||
    compareRefs(one.row, other.row)
  );
}

const newest = (
  entries: readonly LedgerEntry[],
  compare: (one: LedgerEntry, other: LedgerEntry) => number,
): LedgerEntry | undefined =>
  entries.reduce<LedgerEntry | undefined>(
    (best, entry) => (best === undefined || compare(best, entry) < 0 ? entry : best),
    undefined,
  );

/** Without saying of what kind it is, a reversal takes back what has its units. */
const isOpposite = (entry: LedgerEntry, { units, undoes }: LedgerEntry): boolean =>
  entry.units === units && (undoes === null || entryKinds[entry.kind].effect === entryKinds[undoes].effect);

/** Among the rows of the number it names: what it fits best, booked before it, the newest. */
function ofNumber(versions: readonly LedgerEntry[], reversal: LedgerEntry): LedgerEntry | undefined {
  const opposite = versions.filter((entry) => isOpposite(entry, reversal));
  const like = opposite.filter(({ amount }) => amount === reversal.amount);
  const before = like.filter(({ posted }) => posted <= reversal.posted);
  return [before, like, opposite]
    .map((some) => newest(some, compareVersions))
    .find((one) => one !== undefined);
}

/**
 * Fewer units than the one entry of its number has: it takes back so many of them. Only of an entry of its own kind of
 * effect, and not of units that moved in kind: those left another position as a whole.
 */
function partlyOf(versions: readonly LedgerEntry[], reversal: LedgerEntry): LedgerEntry | undefined {
  const [only, ...others] = versions;
  if (only === undefined || others.length > 0 || only.isOrder || entryKinds[only.kind].isCarried)
    return undefined;
  const isLike =
    reversal.undoes === null || entryKinds[only.kind].effect === entryKinds[reversal.undoes].effect;
  return isLike && reversal.units > 0n && reversal.units < only.units ? only : undefined;
}

/** Where its number is nowhere in the position: the newest entry like it, of its own kind if there is one. */
function ofFigures(entries: Iterable<LedgerEntry>, reversal: LedgerEntry): LedgerEntry | undefined {
  const like = [...entries].filter(
    (entry) => entry.day <= reversal.day && entry.amount === reversal.amount && isOpposite(entry, reversal),
  );
  const ofKind = like.filter(({ kind }) => kind === reversal.undoes);
  return newest(
    ofKind.length > 0 ? ofKind : like,
    (one, other) =>
      one.day - other.day ||
      compareRefs(numberOf(one.ref), numberOf(other.ref)) ||
      compareVersions(one, other),
  );
}

/**
 * Decides which rows of a position's ledger there are to fold, whatever order they came in: takes out what cannot be
 * by itself, pairs reversals with what they take back, and leaves one version of each entry.
 */
export function settleLedger(ledger: readonly LedgerEntry[]): SettledLedger {
  const left = new Set<LedgerEntry>();
  const reversals: LedgerEntry[] = [];
  const uncounted: UncountedEntry[] = [];
  const refs = new Set<string>();
  let hasOrders = false;
  for (const entry of ledger) {
    const fault = entryFault(entry);
    if (fault !== null) {
      const refusal = { reason: 'bad-entry', ref: entry.ref, fault } as const;
      uncounted.push({ entry, why: 'unresolved', refusal });
    } else if (entry.kind === 'reversal') reversals.push(entry);
    else {
      left.add(entry);
      refs.add(entry.ref);
      hasOrders ||= entry.isOrder && entry.userRef !== null;
    }
  }
  // Nearly every ledger: nothing taken back, one row of each number, no order waiting for its row.
  if (reversals.length === 0 && refs.size === left.size && !hasOrders) {
    return { entries: uncounted.length === 0 ? ledger : [...left], pairs: new Map(), uncounted };
  }
  if (hasOrders) replaceOrders(left, uncounted);
  const pairs = pairReversals(left, reversals, uncounted);
  replaceVersions(left, uncounted);
  return { entries: [...left], pairs, uncounted };
}

/** What an order posted gives way to the registrar's row of the same reference and kind, even one taken back. */
function replaceOrders(left: Set<LedgerEntry>, uncounted: UncountedEntry[]): void {
  const existing = new Map<string, LedgerEntry>();
  for (const entry of left) {
    if (!entry.isOrder && entry.userRef !== null) existing.set(`${entry.kind} ${entry.userRef}`, entry);
  }
  for (const entry of left) {
    const by = entry.isOrder ? existing.get(`${entry.kind} ${entry.userRef}`) : undefined;
    if (by === undefined) continue;
    left.delete(entry);
    uncounted.push({ entry, why: 'replaced', by });
  }
}

function pairReversals(
  left: Set<LedgerEntry>,
  reversals: readonly LedgerEntry[],
  uncounted: UncountedEntry[],
): Map<LedgerEntry, LedgerEntry> {
  const pairs = new Map<LedgerEntry, LedgerEntry>();
  const taken = new Set<string>();
  const numbers = Map.groupBy(left, ({ ref }) => numberOf(ref));
  const inTurn = reversals.toSorted(
    (one, other) =>
      one.day - other.day ||
      compareRefs(numberOf(one.ref), numberOf(other.ref)) ||
      compareVersions(one, other),
  );
  for (const reversal of inTurn) {
    const reverses = reversal.reverses ?? reversal.ref;
    const number = numberOf(reverses);
    const versions = numbers.get(number)?.filter((entry) => left.has(entry));
    const original = versions === undefined ? ofFigures(left, reversal) : ofNumber(versions, reversal);
    // One part of an entry: a second one, or one beside a whole, waits for who knows what it is.
    const whole =
      original === undefined && versions !== undefined && !taken.has(number)
        ? partlyOf(versions, reversal)
        : undefined;
    taken.add(number);
    if (whole !== undefined) {
      const { part, rest } = splitEntry(whole, reversal.units);
      left.delete(whole);
      left.add(rest);
      pairs.set(reversal, part);
      uncounted.push({ entry: reversal, why: 'reversed', by: whole });
      continue;
    }
    if (original === undefined) {
      const refusal = { reason: 'nothing-to-reverse', ref: reversal.ref, reverses } as const;
      uncounted.push({ entry: reversal, why: 'unresolved', refusal });
      continue;
    }
    left.delete(original);
    pairs.set(reversal, original);
    uncounted.push(
      { entry: original, why: 'reversed', by: reversal },
      { entry: reversal, why: 'reversed', by: original },
    );
  }
  return pairs;
}

function replaceVersions(left: Set<LedgerEntry>, uncounted: UncountedEntry[]): void {
  for (const versions of Map.groupBy(left, ({ ref }) => ref).values()) {
    const by = newest(versions, compareVersions);
    if (by === undefined) continue;
    for (const entry of versions) {
      if (entry === by) continue;
      left.delete(entry);
      uncounted.push({ entry, why: 'replaced', by });
    }
  }
}
