import {
  addMonths,
  type DayNumber,
  dateOfDayNumber,
  dayNumber,
  dayNumberOf,
  financialYearOf,
  type NavTenThousandths,
  navTenThousandths,
} from '@hub/domain';
import type { BookCalendar } from '../ground/book-calendar.ts';
import type { NavRow } from '../ground/rows.ts';
import { cashFunds } from '../schemes/cash-funds.ts';
import { debtFunds } from '../schemes/debt-funds.ts';
import { equityFunds, mergedFund } from '../schemes/equity-funds.ts';
import { hybridFunds } from '../schemes/hybrid-funds.ts';
import { otherFunds } from '../schemes/other-funds.ts';
import { type DemoScheme, type Fate, growthScheme, idcwScheme } from './demo-scheme.ts';
import { factorsOf } from './factors.ts';
import { growthPath } from './nav-paths.ts';

export interface DemoMarket {
  readonly schemes: readonly DemoScheme[];
  /** By fund and option, as `flexi` or `flexi/idcw`. */
  scheme(id: string): DemoScheme;
  navOn(scheme: DemoScheme, day: DayNumber): NavTenThousandths;
  /** Scheme by scheme, oldest first. */
  navs(): Generator<NavRow>;
}

/** The NAV paths begin with the oldest fund. */
const initial = dayNumber(2000, 1, 3);
/** The merged one last: what it is merged into must be there. */
const funds = [...equityFunds, ...cashFunds, ...debtFunds, ...hybridFunds, ...otherFunds, mergedFund];

export function demoMarket(seed: number, calendar: BookCalendar): DemoMarket {
  const { start, end } = calendar;
  const factors = factorsOf(seed, initial, end, calendar.isBusinessDay);
  const byId = new Map<string, DemoScheme>();
  const scheme = (id: string): DemoScheme => {
    const found = byId.get(id);
    if (found === undefined) throw new RangeError(`There is no scheme ${id}`);
    return found;
  };

  const { mergerOn, bonusOn } = daysOfChange(calendar);
  const fateOf = (id: string): Fate => ({
    bonus: id === 'value' ? { on: bonusOn, ratio: { given: 1, forEvery: 4 } } : null,
    merger: id === mergedFund.id ? { on: mergerOn, into: scheme('large-mid') } : null,
  });
  for (const [ordinal, fund] of funds.entries()) {
    const path = growthPath(fund, factors, calendar, seed);
    byId.set(fund.id, growthScheme(fund, ordinal, path, fateOf(fund.id), calendar));
    const idcw = idcwScheme(fund, ordinal, path, calendar);
    if (idcw !== null) byId.set(`${fund.id}/idcw`, idcw);
  }

  const schemes = Array.from(byId.values());
  const navOn = ({ navs }: DemoScheme, day: DayNumber): NavTenThousandths =>
    navTenThousandths(BigInt(navs[day - start] ?? 0));
  return {
    schemes,
    scheme,
    navOn,
    *navs() {
      for (const each of schemes) {
        for (let day = start; day <= each.end; day = (day + 1) as DayNumber) {
          if (!each.everyDay && !calendar.isBusinessDay(day)) continue;
          yield { schemeCode: each.row.code, day, nav: navOn(each, day) };
        }
      }
    },
  };
}

/** In the last financial year: a merger in June and a bonus in February. */
function daysOfChange(calendar: BookCalendar): { mergerOn: DayNumber; bonusOn: DayNumber } {
  const thisYear = dayNumberOf(financialYearOf(dateOfDayNumber(calendar.today)).start);
  return {
    mergerOn: calendar.onOrAfter((addMonths(thisYear, -10) + 19) as DayNumber),
    bonusOn: calendar.onOrAfter((addMonths(thisYear, -2) + 15) as DayNumber),
  };
}
