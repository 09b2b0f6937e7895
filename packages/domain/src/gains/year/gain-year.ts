import { type DayNumber, dateOfDayNumber, dayNumber } from '../../calendar/day-number.ts';
import { financialYearOf } from '../../calendar/financial-year.ts';
import { type GainLaw, gainLawOn } from '../../holdings/tax/holding-term.ts';
import { type MilliUnits, milliUnits, type Paise, paise } from '../../money/scaled.ts';
import type { GainLine } from '../line/gain-line.ts';
import { type GainGroup, type GainSums, groupGains, sumGains } from './gain-sums.ts';
import { type LongEquityAllowance, longEquityAllowance } from './long-equity-allowance.ts';

/** The year's days, both included. */
interface Days {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** A part of the year that ends with an instalment of advance tax, by day of sale. */
interface GainSlot extends Days {
  readonly groups: readonly GainGroup[];
  readonly total: GainSums;
}

export interface GainYear extends Days {
  readonly startYear: number;
  /** `FY 2025-26` */
  readonly label: string;
  /** By tax class, term and rate; a year in which a rate changed has both. */
  readonly groups: readonly GainGroup[];
  readonly total: GainSums;
  readonly slots: readonly GainSlot[];
  /** Long-term gains of equity against what of them is not taxed. */
  readonly allowance: LongEquityAllowance | null;
  /** The laws the year's sales are counted by, the older first. */
  readonly laws: readonly GainLaw[];
  /** Sold units whose cost nobody knows: they are in no sum. */
  readonly withoutCost: { readonly count: number; readonly units: MilliUnits; readonly proceeds: Paise };
}

/** The financial year of a day: 2025 for FY 2025-26. */
export const startYearOf = (day: DayNumber): number => financialYearOf(dateOfDayNumber(day)).startYear;

export const daysOfYear = (startYear: number): Days => ({
  from: dayNumber(startYear, 4, 1),
  to: dayNumber(startYear + 1, 3, 31),
});

/** Handbook part 2, B1: to 15-Jun, 15-Sep, 15-Dec, 15-Mar and 31-Mar, ends included. */
export function advanceTaxSlots(startYear: number): Days[] {
  const ends = [
    dayNumber(startYear, 6, 15),
    dayNumber(startYear, 9, 15),
    dayNumber(startYear, 12, 15),
    dayNumber(startYear + 1, 3, 15),
    dayNumber(startYear + 1, 3, 31),
  ];
  return ends.map((to, index) => {
    const before = ends[index - 1];
    return { from: before === undefined ? dayNumber(startYear, 4, 1) : ((before + 1) as DayNumber), to };
  });
}

const within = (lines: readonly GainLine[], { from, to }: Days): GainLine[] =>
  lines.filter(({ soldOn }) => from <= soldOn && soldOn <= to);

/** The lines sold in that financial year. */
export const linesOfYear = (lines: readonly GainLine[], startYear: number): GainLine[] =>
  within(lines, daysOfYear(startYear));

/** The sums of one financial year over the lines given: of a folio, an investor or a family. */
export function gainYearOf(lines: readonly GainLine[], startYear: number): GainYear {
  const days = daysOfYear(startYear);
  const ofYear = within(lines, days);
  const slots = advanceTaxSlots(startYear).map((slot) => {
    const ofSlot = within(ofYear, slot);
    return { ...slot, groups: groupGains(ofSlot), total: sumGains(ofSlot) };
  });
  const unknown = ofYear.filter(({ hasCost }) => !hasCost);
  return {
    ...days,
    startYear,
    label: financialYearOf(dateOfDayNumber(days.from)).label,
    groups: groupGains(ofYear),
    total: sumGains(ofYear),
    slots,
    allowance: longEquityAllowance(startYear, longEquityGain(ofYear)),
    laws: lawsOf(days),
    withoutCost: {
      count: unknown.length,
      units: milliUnits(unknown.reduce((sum, { units }) => sum + units, 0n)),
      proceeds: paise(unknown.reduce((sum, { proceeds }) => sum + proceeds, 0n)),
    },
  };
}

/** Gains less losses of long-term equity: what the year's allowance is for. */
export const longEquityGain = (lines: readonly GainLine[]): Paise =>
  sumGains(lines.filter(({ taxClass, term }) => taxClass === 'equity' && term === 'long')).gain;

function lawsOf({ from, to }: Days): GainLaw[] {
  const laws = [gainLawOn(to)];
  for (let law = laws[0]; law !== undefined && law.from > from; law = laws[0]) {
    laws.unshift(gainLawOn((law.from - 1) as DayNumber));
  }
  return laws;
}
