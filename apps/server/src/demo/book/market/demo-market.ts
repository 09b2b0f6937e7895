import {
  addMonths,
  type BonusRatio,
  type DayNumber,
  dateOfDayNumber,
  dayNumber,
  dayNumberOf,
  type ExitLoadRule,
  financialYearOf,
  type NavTenThousandths,
  navTenThousandths,
  readExitLoads,
} from '@hub/domain';
import type { BookCalendar } from '../book-calendar.ts';
import type { NavRow, SchemeRow } from '../rows.ts';
import { debtFunds } from '../schemes/debt-funds.ts';
import { equityFunds, mergedFund } from '../schemes/equity-funds.ts';
import type { Fund } from '../schemes/fund.ts';
import { hybridFunds } from '../schemes/hybrid-funds.ts';
import { otherFunds } from '../schemes/other-funds.ts';
import { schemeRow } from '../schemes/scheme-row.ts';
import { type Distribution, idcwPath } from './distributions.ts';
import { factorsOf } from './factors.ts';
import { growthPath, hasNavEveryDay } from './nav-paths.ts';

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
  readonly bonus: { readonly on: DayNumber; readonly ratio: BonusRatio } | null;
  /** Where its units went, on its last day. */
  readonly mergedInto: DemoScheme | null;
}

export interface DemoMarket {
  readonly schemes: readonly DemoScheme[];
  /** By fund and option, as `flexi` or `flexi/idcw`. */
  scheme(id: string): DemoScheme;
  navOn(scheme: DemoScheme, day: DayNumber): NavTenThousandths;
  /** Scheme by scheme, oldest first. */
  navs(): Generator<NavRow>;
}

/** The NAV paths begin with the oldest fund. */
const beginning = dayNumber(2000, 1, 3);
const bonusFund = 'value';
const bonusRatio: BonusRatio = { given: 1, forEvery: 4 };
const mergesInto = 'large-mid';

export function demoMarket(seed: number, calendar: BookCalendar): DemoMarket {
  const { start, end } = calendar;
  const factors = factorsOf(seed, beginning, end, calendar.isBusinessDay);
  const lastYear = addMonths(dayNumberOf(financialYearOf(dateOfDayNumber(calendar.today)).start), -12);
  // In the last financial year: a merger in June and a bonus in February.
  const mergerOn = calendar.onOrAfter((addMonths(lastYear, 2) + 19) as DayNumber);
  const bonusOn = calendar.onOrAfter((addMonths(lastYear, 10) + 15) as DayNumber);

  const schemes: DemoScheme[] = [];
  const byId = new Map<string, DemoScheme>();
  const add = (id: string, scheme: DemoScheme) => {
    schemes.push(scheme);
    byId.set(id, scheme);
  };
  const addFund = (fund: Fund, ordinal: number) => {
    const path = growthPath(fund, factors, calendar, seed);
    const bonus = fund.id === bonusFund ? { on: bonusOn, ratio: bonusRatio } : null;
    const kept = bonusRatio.forEvery / (bonusRatio.forEvery + bonusRatio.given);
    const isMerged = fund === mergedFund;
    const facts = {
      loads: readExitLoads(schemeRow(fund, ordinal, 'GROWTH', true).loads),
      everyDay: hasNavEveryDay(fund),
    };
    add(fund.id, {
      ...facts,
      row: schemeRow(fund, ordinal, 'GROWTH', !isMerged),
      navs: Int32Array.from(path, (price, index) =>
        Math.round(price * 10_000 * (bonus !== null && start + index >= bonus.on ? kept : 1)),
      ),
      end: isMerged ? mergerOn : end,
      distributions: [],
      bonus,
      mergedInto: isMerged ? (byId.get(mergesInto) ?? null) : null,
    });
    const idcw = idcwPath(fund, path, calendar);
    if (idcw === null) return;
    add(`${fund.id}/idcw`, {
      ...facts,
      row: schemeRow(fund, ordinal, 'IDCW', true),
      ...idcw,
      end,
      bonus: null,
      mergedInto: null,
    });
  };
  [...equityFunds, ...debtFunds, ...hybridFunds, ...otherFunds, mergedFund].forEach(addFund);

  const navOn = (scheme: DemoScheme, day: DayNumber): NavTenThousandths =>
    navTenThousandths(BigInt(scheme.navs[day - start] ?? 0));
  return {
    schemes,
    scheme: (id) => {
      const found = byId.get(id);
      if (found === undefined) throw new RangeError(`There is no scheme ${id}`);
      return found;
    },
    navOn,
    *navs() {
      for (const scheme of schemes) {
        for (let day = start; day <= scheme.end; day = (day + 1) as DayNumber) {
          if (!scheme.everyDay && !calendar.isBusinessDay(day)) continue;
          yield { schemeCode: scheme.row.code, day, nav: navOn(scheme, day) };
        }
      }
    },
  };
}
