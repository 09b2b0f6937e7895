import type { DayNumber } from '../../calendar/day-number.ts';
import type { EntryKind } from '../../holdings/ledger/entry-kinds.ts';
import type { RefusalReason } from '../../holdings/ledger/refusal.ts';
import { foldBook, isSplit, type PositionLedger } from '../../holdings/lots/fold-book.ts';
import { type FoldedLedger, movesOf } from '../../holdings/lots/position-of.ts';
import { realiseParts } from '../../holdings/sales/realised-lots.ts';
import { mayBeGrandfathered } from '../../holdings/tax/lot-gain.ts';
import { taxClassOn } from '../../holdings/tax/tax-class.ts';
import { type MilliUnits, milliUnits, type Paise } from '../../money/scaled.ts';
import { type GainLine, type GainPlace, gainLine } from '../line/gain-line.ts';
import type { GainScheme, GainSchemes } from '../line/gain-schemes.ts';
import { quickLines } from './quick-lines.ts';
import { type QuickSales, quickSales } from './quick-sales.ts';

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
    | {
        /** What the scheme was for tax on that day is not known: the sale has no lines. */
        readonly what: 'no-tax-class';
        readonly soldBy: string;
        readonly soldOn: DayNumber;
      }
  );

interface BookGains {
  /** In order of the ledgers given, then of sales, then of lots. */
  readonly lines: readonly GainLine[];
  readonly gaps: readonly GainGap[];
}

/** The sales of positions, reckoned; lines are made of them for the days that somebody asks for. */
interface ReckonedBook {
  readonly ledgers: readonly PositionLedger[];
  readonly schemes: GainSchemes;
  readonly sales: readonly (QuickSales | FoldedLedger)[];
}

/**
 * Reckons every sale of the positions, lot by lot. The ledgers are folded together, so that lots which a merger or a
 * transfer moved keep their day and cost: give all of an investor at once.
 */
export function reckonBook(ledgers: readonly PositionLedger[], schemes: GainSchemes): ReckonedBook {
  const hasSplits = ledgers.some(({ segregation }) => segregation != null);
  const quick = ledgers.map((ledger) => {
    const scheme = schemes.get(ledger.schemeCode);
    return scheme === undefined || (hasSplits && isSplit(ledger, ledgers))
      ? null
      : quickSales(ledger, scheme);
  });
  const rest = ledgers.filter((_, index) => quick[index] === null);
  const folded = rest.length === 0 ? [] : foldBook(rest, { keepsSales: true });
  let next = 0;
  const sales = quick.map((one) => one ?? (folded[next++] as FoldedLedger));
  return { ledgers, schemes, sales };
}

const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Every sale of the positions, lot by lot, or those of some days; and what is not known. */
export function gainLinesOfBook(
  ledgers: readonly PositionLedger[],
  schemes: GainSchemes,
  days: { readonly from: number; readonly to: number } = always,
): BookGains {
  return gainLinesOf(reckonBook(ledgers, schemes), days);
}

export function gainLinesOf({ ledgers, schemes, sales }: ReckonedBook, days = always): BookGains {
  const lines: GainLine[] = [];
  const gaps: GainGap[] = [];
  sales.forEach((sold, index) => {
    const ledger = ledgers[index];
    if (ledger === undefined) return;
    const { folioNo, schemeCode } = ledger;
    const place = { folioNo, schemeCode };
    const scheme = schemes.get(schemeCode);
    if ('position' in sold) {
      gaps.push(...uncountedOf(sold, place), ...shortfallOf(sold, ledger));
      if (scheme === undefined && sold.sales.length > 0) {
        gaps.push({ ...place, what: 'no-scheme', sales: sold.sales.length });
      }
    }
    if (scheme === undefined) return;
    if ('position' in sold) gaps.push(...unclassedOf(sold, place, scheme));
    const made =
      'position' in sold
        ? foldedLines(sold, place, scheme, schemes, days)
        : quickLines(sold, place, scheme, days);
    for (const line of made) {
      lines.push(line);
      const gap = gapOf(line);
      if (gap !== null) gaps.push(gap);
    }
  });
  return { lines, gaps };
}

const foldedLines = (
  { sales }: FoldedLedger,
  place: GainPlace,
  scheme: GainScheme,
  schemes: GainSchemes,
  { from, to }: typeof always,
): GainLine[] =>
  sales.flatMap(({ entry, parts }) =>
    from <= entry.day && entry.day <= to
      ? realiseParts(entry, parts, scheme.exitLoad).flatMap(
          (part) => gainLine(part, place, scheme, schemes) ?? [],
        )
      : [],
  );

const unclassedOf = ({ sales }: FoldedLedger, place: GainPlace, scheme: GainScheme): GainGap[] =>
  sales.flatMap(({ entry }) =>
    taxClassOn(scheme, entry.day) === null
      ? [{ ...place, what: 'no-tax-class', soldBy: entry.ref, soldOn: entry.day }]
      : [],
  );

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
