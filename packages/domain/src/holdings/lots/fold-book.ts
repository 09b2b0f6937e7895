import type { DayNumber } from '../../calendar/day-number.ts';
import { type EntryKind, entryKinds } from '../ledger/entry-kinds.ts';
import { numberOf } from '../ledger/entry-name.ts';
import { compareRefs } from '../ledger/entry-order.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { type Balance, type FoldedLedger, positionOf } from './position-of.ts';
import type { Segregation } from './segregation.ts';
import type { LotPart } from './take-lots.ts';

/** The ledger of one position of a distributor, and what the registrar says it holds. */
export interface PositionLedger {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly entries: readonly LedgerEntry[];
  readonly balance: Balance | null;
  /** For units of a segregated portfolio: where they come from. */
  readonly segregation?: Segregation | null;
}

/** A leg of units that move in kind, and where it is. */
interface Leg {
  readonly entry: LedgerEntry;
  readonly at: PositionLedger;
}

/** How far apart the days of the two legs may be. */
export const LEG_DAYS = 7;

const outOf: Readonly<Partial<Record<EntryKind, EntryKind>>> = {
  'merger-in': 'merger-out',
  'transfer-in': 'transfer-out',
  'transmission-in': 'transmission-out',
};

/** A merger stays in its folio and changes the scheme; the others stay in the scheme and change the folio. */
function isCounterpart(into: Leg, out: Leg): boolean {
  if (out.entry.kind !== outOf[into.entry.kind]) return false;
  if (Math.abs(out.entry.day - into.entry.day) > LEG_DAYS) return false;
  const isSameFolio = out.at.folioNo === into.at.folioNo;
  const isSameScheme = out.at.schemeCode === into.at.schemeCode;
  return into.entry.kind === 'merger-in' ? isSameFolio && !isSameScheme : !isSameFolio && isSameScheme;
}

/** By number, then by amount, then by day; what shares none of them is not its other leg. */
function likeness(into: LedgerEntry, out: LedgerEntry): number {
  const [number, amount, day] = [
    numberOf(out.ref) === numberOf(into.ref),
    out.amount === into.amount,
    out.day === into.day,
  ];
  return (number ? 4 : 0) + (amount ? 2 : 0) + (day ? 1 : 0);
}

const compareLegs = (one: Leg, other: Leg): number =>
  one.entry.day - other.entry.day ||
  compareRefs(one.entry.ref, other.entry.ref) ||
  compareRefs(one.at.folioNo, other.at.folioNo) ||
  compareRefs(one.at.schemeCode, other.at.schemeCode);

/** Each leg that came in without its lots, with the one that they left by. */
function pairLegs(legs: readonly Leg[]): Map<LedgerEntry, Leg> {
  const pairs = new Map<LedgerEntry, Leg>();
  const outs = new Set(legs.filter(({ entry }) => entryKinds[entry.kind].effect === 'out').sort(compareLegs));
  const ins = legs.filter(({ entry }) => entry.kind in outOf && entry.carried === null).sort(compareLegs);
  for (const into of ins) {
    let best: Leg | undefined;
    let most = 0;
    for (const out of outs) {
      const like = isCounterpart(into, out) ? likeness(into.entry, out.entry) : 0;
      if (like <= most) continue;
      best = out;
      most = like;
    }
    if (best === undefined) continue;
    outs.delete(best);
    pairs.set(into.entry, best);
  }
  return pairs;
}

/** Also what is refused for want of units: it is somebody's other leg, though it brings nothing. */
const carriedOf = ({ counted, uncounted }: FoldedLedger): LedgerEntry[] => {
  const refused = uncounted.filter(
    (one) => one.why === 'unresolved' && one.refusal.reason === 'not-enough-units',
  );
  return [...counted, ...refused.map(({ entry }) => entry)].filter(({ kind }) => entryKinds[kind].isCarried);
};

interface SplitPair {
  /** The row that brought the segregated units. */
  readonly into: LedgerEntry;
  readonly segregation: Segregation;
  /** Places of both positions in the list. */
  readonly from: number;
  readonly to: number;
}

/** Segregated units that came into a folio, with the position of it that they come out of. */
function pairSplits(ledgers: readonly PositionLedger[], folded: readonly FoldedLedger[]): SplitPair[] {
  return ledgers.flatMap(({ segregation, folioNo }, to) => {
    const into = segregation && folded[to]?.counted.find(({ kind }) => kind === 'segregation');
    if (!segregation || !into || into.carried !== null) return [];
    const from = ledgers.findIndex(
      (one) => one.folioNo === folioNo && one.schemeCode === segregation.fromScheme,
    );
    return from === -1 ? [] : [{ into, segregation, from, to }];
  });
}

/** The positions out of which units were segregated: their lots are not what their own rows alone make. */
export const isSplit = (ledger: PositionLedger, ledgers: readonly PositionLedger[]): boolean =>
  ledgers.some(
    ({ segregation, folioNo }) =>
      segregation != null && folioNo === ledger.folioNo && segregation.fromScheme === ledger.schemeCode,
  );

interface FoldBookOptions {
  readonly keepsSales?: boolean;
  /** In order: days whose closes are asked for. */
  readonly days?: readonly DayNumber[];
}

/**
 * Folds positions of one distributor together: lots that leave one in a merger or a transfer come into another with
 * their cost and their day. How many units there are does not depend on that, so what counts is settled first; then
 * lots are carried until nothing changes.
 */
export function foldBook(
  ledgers: readonly PositionLedger[],
  { keepsSales = false, days = [] }: FoldBookOptions = {},
): FoldedLedger[] {
  const folded = ledgers.map(({ entries, balance }) => positionOf(entries, { balance, keepsSales, days }));
  const legs = folded.flatMap((one, index) =>
    carriedOf(one).map((entry): Leg => ({ entry, at: ledgers[index] as PositionLedger })),
  );
  const pairs = legs.length < 2 ? new Map<LedgerEntry, Leg>() : pairLegs(legs);
  const splits = pairSplits(ledgers, folded);
  if (pairs.size === 0 && splits.length === 0) return folded;
  const paired = new Set([...pairs.keys(), ...[...pairs.values()].map(({ entry }) => entry)]);
  const linked = ledgers.flatMap((ledger, index) =>
    folded[index]?.counted.some((entry) => paired.has(entry)) ||
    splits.some(({ from, to }) => from === index || to === index)
      ? [{ ledger, index }]
      : [],
  );
  let left = new Map<LedgerEntry, readonly LotPart[]>();
  // Lots go forward in time: each round settles at least one more pair.
  for (let round = 0; round <= pairs.size + splits.length; round += 1) {
    const parts = new Map<LedgerEntry, LotPart[]>();
    const carried = new Map(
      [...pairs].map(([into, out]) => {
        const fromScheme = out.entry.kind === 'merger-out' ? out.at.schemeCode : null;
        return [into, { parts: left.get(out.entry) ?? [], fromScheme }] as const;
      }),
    );
    for (const { into } of splits) carried.set(into, { parts: left.get(into) ?? [], fromScheme: null });
    for (const { ledger, index } of linked) {
      folded[index] = positionOf(ledger.entries, {
        balance: ledger.balance,
        carried,
        keepsSales,
        days,
        splits: splits
          .filter(({ from }) => from === index)
          .sort((one, other) => one.segregation.on - other.segregation.on)
          .map(({ into, segregation }) => ({
            segregation,
            onPart: (part) => (parts.get(into) ?? setIn(parts, into)).push(part),
          })),
        onPart: (entry, part) => {
          if (entryKinds[entry.kind].isCarried) (parts.get(entry) ?? setIn(parts, entry)).push(part);
        },
      });
    }
    if (isSame(left, parts)) break;
    left = parts;
  }
  return folded;
}

function setIn(parts: Map<LedgerEntry, LotPart[]>, entry: LedgerEntry): LotPart[] {
  const list: LotPart[] = [];
  parts.set(entry, list);
  return list;
}

function isSame(
  before: ReadonlyMap<LedgerEntry, readonly LotPart[]>,
  after: ReadonlyMap<LedgerEntry, readonly LotPart[]>,
): boolean {
  if (before.size !== after.size) return false;
  return [...after].every(([entry, parts]) => {
    const existing = before.get(entry);
    return (
      existing?.length === parts.length &&
      parts.every((part, index) => {
        const other = existing[index];
        return (
          other !== undefined &&
          other.units === part.units &&
          other.cost === part.cost &&
          other.lot.acquiredOn === part.lot.acquiredOn &&
          other.lot.hasCost === part.lot.hasCost
        );
      })
    );
  });
}
