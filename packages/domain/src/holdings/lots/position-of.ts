import type { DayNumber } from '../../calendar/day-number.ts';
import { type MilliUnits, milliUnits, type Paise, paise } from '../../money/scaled.ts';
import { entryKinds } from '../ledger/entry-kinds.ts';
import { inEntryOrder } from '../ledger/entry-order.ts';
import { type LedgerEntry, ledgerEntry } from '../ledger/ledger-entry.ts';
import { type Move, moveOf, movesOfPair } from '../ledger/ledger-moves.ts';
import type { Refusal } from '../ledger/refusal.ts';
import { type SettledLedger, settleLedger, type UncountedEntry } from '../ledger/settle-ledger.ts';
import { type CarryTarget, carryLots } from './carry-lots.ts';
import { type OpenPosition, openPosition, positionNow } from './open-position.ts';
import type { Position } from './position.ts';
import { passDay, passEntry, postEntry } from './post-entry.ts';
import { putLot } from './put-lot.ts';
import { type Segregation, splitLots } from './segregation.ts';
import type { LotPart } from './take-lots.ts';

/** The registrar's own units at the close of a day. */
export interface Balance {
  readonly day: DayNumber;
  readonly units: MilliUnits;
}

/** Told of every part of a lot that goes out, with the entry that takes it. */
type OnPart = (entry: LedgerEntry, part: LotPart) => void;

/** The parts of lots that left another position. */
interface CarriedParts {
  readonly parts: readonly LotPart[];
  /** The scheme they left, where it is another one. */
  readonly fromScheme: string | null;
}

/** A segregation that this position's lots give a part of their cost to. */
interface Split {
  readonly segregation: Segregation;
  readonly onPart: (part: LotPart) => void;
}

/** What is held at the close of a day, and what was paid for it as far as that is known. */
export interface Close {
  readonly units: MilliUnits;
  readonly cost: Paise;
}

/** What took units out and the lots that met it, oldest first. */
export interface Sale {
  readonly entry: LedgerEntry;
  readonly parts: readonly LotPart[];
}

interface FoldOptions {
  readonly balance?: Balance | null;
  /** What units moved in kind bring along, by the entry that brings them in. */
  readonly carried?: ReadonlyMap<LedgerEntry, CarriedParts>;
  readonly onPart?: OnPart;
  /** What took assets out of the scheme, in order of days. */
  readonly splits?: readonly Split[];
  /** Most who fold a ledger want the position alone; the parts of what went out are kept only for who asks. */
  readonly keepsSales?: boolean;
  /** In order: days whose closes are asked for. */
  readonly days?: readonly DayNumber[];
}

export interface FoldedLedger {
  readonly position: Position;
  /** What is in the position, in order. */
  readonly counted: readonly LedgerEntry[];
  readonly pairs: SettledLedger['pairs'];
  readonly uncounted: readonly UncountedEntry[];
  /** The refusals among them. Empty for a ledger that was kept well. */
  readonly refusals: readonly Refusal[];
  /** Units from before our history, as the registrar's balance shows them; their cost is not known. */
  readonly opening: LedgerEntry | null;
  /** In order, where they were asked for. Units that were carried elsewhere are no sale. */
  readonly sales: readonly Sale[];
  /** Those that were, in order, where sales were asked for. */
  readonly movedOut: readonly Sale[];
  /** Of the days asked for, by what is known today: a row that came late counts on its own day. */
  readonly closes: readonly Close[];
}

/** Folds the whole ledger of a position, in whatever order it comes. The rebuild every state must equal. */
export function positionOf(ledger: readonly LedgerEntry[], options: FoldOptions = {}): FoldedLedger {
  const { onPart, carried, keepsSales = false, days = [] } = options;
  const splits = options.splits?.slice() ?? [];
  const settled = settleLedger(ledger);
  const opening = openingOf(settled, options.balance ?? null);
  const uncounted = settled.uncounted.slice();
  const counted: LedgerEntry[] = [];
  const sales: Sale[] = [];
  const movedOut: Sale[] = [];
  const closes: Close[] = [];
  const open = openPosition();
  if (opening !== null) putLot(open, opening);
  const splitBefore = (day: number) => {
    for (let next = splits[0]; next !== undefined && next.segregation.on < day; next = splits[0]) {
      splits.shift();
      splitLots(open, next.segregation, next.onPart);
      passDay(open, next.segregation.on);
    }
  };
  const passBefore = (day: number) => {
    for (let next = days[closes.length]; next !== undefined && next < day; next = days[closes.length]) {
      splitBefore(next + 1);
      closes.push(opening !== null && opening.day > next ? emptyClose : closeOf(open));
    }
    splitBefore(day);
  };
  for (const entry of inEntryOrder(settled.entries)) {
    if (splits.length > 0 || days.length > closes.length) passBefore(entry.day);
    const from = carried?.get(entry);
    const { effect, isSale } = entryKinds[entry.kind];
    const parts: LotPart[] | null = keepsSales && effect === 'out' ? [] : null;
    const report =
      parts === null && onPart === undefined
        ? undefined
        : (part: LotPart) => {
            parts?.push(part);
            onPart?.(entry, part);
          };
    const refusal =
      from === undefined || from.parts.length === 0
        ? postEntry(open, entry, report)
        : postCarried(open, entry, from);
    if (refusal === null) counted.push(entry);
    else uncounted.push({ entry, why: 'unresolved', refusal });
    if (refusal === null && parts !== null) (isSale ? sales : movedOut).push({ entry, parts });
  }
  passBefore(Number.POSITIVE_INFINITY);
  return {
    position: positionNow(open),
    counted,
    pairs: settled.pairs,
    uncounted,
    refusals: uncounted.flatMap((one) => (one.why === 'unresolved' ? [one.refusal] : [])),
    opening,
    sales,
    movedOut,
    closes,
  };
}

const closeOf = ({ units, cost }: OpenPosition): Close => ({ units: milliUnits(units), cost: paise(cost) });
const emptyClose: Close = { units: milliUnits(0n), cost: paise(0n) };

/** Units moved in kind come in lot by lot, as they left. */
function postCarried(open: OpenPosition, entry: LedgerEntry, { parts, fromScheme }: CarriedParts): null {
  const target = { ...entry, kind: entry.kind as CarryTarget['kind'], fromScheme };
  for (const piece of carryLots(parts, target)) putLot(open, piece);
  passEntry(open, entry);
  return null;
}

/**
 * What the registrar holds more than the rows up to the balance's day make is from before them. Sales that our history
 * cannot cover are in the sum: those units are what covers them.
 */
function openingOf({ entries, pairs }: SettledLedger, balance: Balance | null): LedgerEntry | null {
  if (balance === null) return null;
  let units: bigint = balance.units;
  let day = balance.day;
  const count = (move: Move) => {
    if (move.day <= balance.day) units -= move.units;
    if (move.day <= day) day = (move.day - 1) as DayNumber;
  };
  for (const entry of entries) count(moveOf(entry));
  for (const [reversal, original] of pairs) movesOfPair(original, reversal).forEach(count);
  if (units <= 0n) return null;
  return ledgerEntry({ ref: 'opening', kind: 'opening', day, units: milliUnits(units) });
}

/** What a folded ledger moved, day by day: all that counts in flows and in the units of a day. */
export function movesOf({ counted, pairs, opening }: FoldedLedger): Move[] {
  const moves = opening === null ? [] : [moveOf(opening)];
  for (const entry of counted) moves.push(moveOf(entry));
  for (const [reversal, original] of pairs) moves.push(...movesOfPair(original, reversal));
  return moves;
}
