import { type DayNumber, readExitLoads } from '@hub/domain';
import type { BonusRatio } from '@hub/domain/holdings/moves/bonus-units';
import type { ExitLoadRule } from '@hub/domain/holdings/tax/exit-load';
import type { BookCalendar } from '../ground/book-calendar.ts';
import type { SchemeRow } from '../ground/rows.ts';
import type { Fund } from '../schemes/fund.ts';
import { schemeRow } from '../schemes/scheme-row.ts';
import { type Distribution, idcwPath } from './distributions.ts';
import { hasNavEveryDay } from './nav-paths.ts';

/** A scheme with its prices and all that happens to its units. */
export interface DemoScheme {
  readonly row: SchemeRow;
  readonly loads: readonly ExitLoadRule[];
  /** For every day of the book, in ten-thousandths; days without a NAV repeat the one before. */
  readonly navs: Int32Array;
  readonly everyDay: boolean;
  /** The last day with a NAV. */
  readonly end: DayNumber;
  readonly distributions: readonly Distribution[];
  readonly bonus: Bonus | null;
  /** Where its units went, on its last day. */
  readonly mergedInto: DemoScheme | null;
}

interface Bonus {
  readonly on: DayNumber;
  readonly ratio: BonusRatio;
}

/** What befalls a fund's growth option beyond the market. */
export interface Fate {
  readonly bonus: Bonus | null;
  readonly merger: { readonly on: DayNumber; readonly into: DemoScheme } | null;
}

export function growthScheme(
  fund: Fund,
  ordinal: number,
  path: Float64Array,
  { bonus, merger }: Fate,
  calendar: BookCalendar,
): DemoScheme {
  const row = schemeRow(fund, ordinal, 'GROWTH', merger === null);
  const navs = new Int32Array(path.length);
  // More units for the same money: the NAV falls by what was given.
  const remaining = bonus === null ? 1 : bonus.ratio.forEvery / (bonus.ratio.forEvery + bonus.ratio.given);
  for (let index = 0; index < path.length; index += 1) {
    const isAfter = bonus !== null && calendar.start + index >= bonus.on;
    navs[index] = Math.round((path[index] ?? 0) * 10_000 * (isAfter ? remaining : 1));
  }
  return {
    row,
    loads: readExitLoads(row.loads),
    navs,
    everyDay: hasNavEveryDay(fund),
    end: merger?.on ?? calendar.end,
    distributions: [],
    bonus,
    mergedInto: merger?.into ?? null,
  };
}

/** The option that distributes, where the fund has one. */
export function idcwScheme(
  fund: Fund,
  ordinal: number,
  path: Float64Array,
  calendar: BookCalendar,
): DemoScheme | null {
  const idcw = idcwPath(fund, path, calendar);
  if (idcw === null) return null;
  const row = schemeRow(fund, ordinal, 'IDCW', true);
  return {
    row,
    loads: readExitLoads(row.loads),
    ...idcw,
    everyDay: hasNavEveryDay(fund),
    end: calendar.end,
    bonus: null,
    mergedInto: null,
  };
}
