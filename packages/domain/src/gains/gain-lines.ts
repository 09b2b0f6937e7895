import type { DayNumber } from '../calendar/day-number.ts';
import type { EntryKind } from '../holdings/entry-kinds.ts';
import { foldBook, type PositionLedger } from '../holdings/fold-book.ts';
import { mayBeGrandfathered } from '../holdings/lot-gain.ts';
import { type FoldedLedger, movesOf } from '../holdings/position-of.ts';
import { realiseParts } from '../holdings/realised-lots.ts';
import type { RefusalReason } from '../holdings/refusal.ts';
import { type MilliUnits, milliUnits, type Paise } from '../money/scaled.ts';
import { type GainLine, type GainPlace, gainLine } from './gain-line.ts';
import type { GainSchemes } from './gain-schemes.ts';

/** Something that a statement does not know, by name, with where it is. */
export type GainGap = GainPlace &
  (
    | {
        /** Units were sold whose cost nobody brought: they have no gain. */
        readonly what: 'no-cost';
        readonly soldBy: string;
        readonly soldOn: DayNumber;
        readonly units: MilliUnits;
        readonly proceeds: Paise;
        /** How the units came: an opening balance, or moved in without their history. */
        readonly lotKind: EntryKind;
      }
    | {
        /** A row that counts nowhere: with it the figures would be others. */
        readonly what: 'uncounted';
        readonly ref: string;
        readonly kind: EntryKind;
        readonly day: DayNumber;
        readonly units: MilliUnits;
        readonly amount: Paise;
        readonly reason: RefusalReason;
      }
    | {
        /** The registrar holds fewer units than the rows make: a sale has not come. */
        readonly what: 'fewer-units';
        readonly day: DayNumber;
        readonly missing: MilliUnits;
      }
    | {
        /** Equity held on 31-Jan-2018 without a NAV of that day: the actual cost counts. */
        readonly what: 'no-grandfather-nav';
        readonly soldBy: string;
        readonly soldOn: DayNumber;
        readonly units: MilliUnits;
      }
    | {
        /** A scheme nobody knows: its sales have no lines. */
        readonly what: 'no-scheme';
        readonly sales: number;
      }
  );

export interface BookGains {
  /** In order of the ledgers given, then of sales, then of lots. */
  readonly lines: readonly GainLine[];
  readonly gaps: readonly GainGap[];
}

/**
 * Every sale of the positions, lot by lot. The ledgers are folded together, so that lots which a merger or a transfer
 * moved keep their day and cost: give all of an investor at once.
 */
export function gainLinesOfBook(ledgers: readonly PositionLedger[], schemes: GainSchemes): BookGains {
  const lines: GainLine[] = [];
  const gaps: GainGap[] = [];
  foldBook(ledgers, { keepsSales: true }).forEach((folded, index) => {
    const ledger = ledgers[index];
    if (ledger === undefined) return;
    const { folioNo, schemeCode } = ledger;
    const place = { folioNo, schemeCode };
    const scheme = schemes.get(schemeCode);
    gaps.push(...uncountedOf(folded, place), ...shortfallOf(folded, ledger));
    if (scheme === undefined) {
      if (folded.sales.length > 0) gaps.push({ ...place, what: 'no-scheme', sales: folded.sales.length });
      return;
    }
    for (const { entry, parts } of folded.sales) {
      for (const part of realiseParts(entry, parts, scheme.exitLoad)) {
        const line = gainLine(part, place, scheme, schemes);
        lines.push(line);
        const gap = gapOf(line);
        if (gap !== null) gaps.push(gap);
      }
    }
  });
  return { lines, gaps };
}

function gapOf(line: GainLine): GainGap | null {
  const { folioNo, schemeCode, soldBy, soldOn, units } = line;
  const sale = { folioNo, schemeCode, soldBy, soldOn, units };
  if (!line.hasCost) return { ...sale, what: 'no-cost', proceeds: line.proceeds, lotKind: line.lotKind };
  const lacksNav = line.grandfathering === null && mayBeGrandfathered(line, line.term);
  return lacksNav ? { ...sale, what: 'no-grandfather-nav' } : null;
}

const uncountedOf = ({ uncounted }: FoldedLedger, place: GainPlace): GainGap[] =>
  uncounted.flatMap((one) => {
    if (one.why !== 'unresolved') return [];
    const { ref, kind, day, units, amount } = one.entry;
    return [{ ...place, what: 'uncounted', ref, kind, day, units, amount, reason: one.refusal.reason }];
  });

function shortfallOf(folded: FoldedLedger, { balance, folioNo, schemeCode }: PositionLedger): GainGap[] {
  if (balance === null) return [];
  const { day } = balance;
  let units: bigint = -balance.units;
  for (const move of movesOf(folded)) if (move.day <= day) units += move.units;
  return units > 0n ? [{ folioNo, schemeCode, what: 'fewer-units', day, missing: milliUnits(units) }] : [];
}
