import {
  type AssetClass,
  businessDays,
  calendarOf,
  type DayNumber,
  dateOfDayNumber,
  dayNumberOf,
  navOf,
  navTenThousandths,
} from '@hub/domain';
import type { Tx } from '../../../server/src/db/database.ts';
import { bookOf, type NewNav } from '../../../server/src/features/book/book.public.ts';
import { normalAt, wordOfText } from '../book/ground/random.ts';
import { lockDemo } from '../lock/lock-demo.repository.ts';
import { type LastNav, readHolidays, readLastNavs } from './demo-navs.repository.ts';

/** What a day adds in millionths, and how far it strays. */
const moves: Readonly<Record<AssetClass, { readonly daily: number; readonly stray: number }>> = {
  EQUITY: { daily: 450, stray: 8000 },
  HYBRID: { daily: 350, stray: 4500 },
  OTHER: { daily: 400, stray: 7000 },
  DEBT: { daily: 190, stray: 400 },
  LIQUID: { daily: 170, stray: 8 },
};

/** A demo that moves its clock comes to the same past as one that waited. */
function step(scheme: LastNav, day: number): bigint {
  const { daily, stray } = moves[scheme.assetClass];
  return 1_000_000n + BigInt(Math.round(daily + stray * normalAt(wordOfText(scheme.code), day)));
}

/**
 * The NAVs from each scheme's last one to the day: on its business days, of liquid and overnight schemes on every day
 * (handbook §1.4). Written the book's own way. Returns how many there were to make.
 */
export async function makeDemoNavs(tx: Tx, through: Temporal.PlainDate): Promise<number> {
  await lockDemo(tx);
  const holidays = await readHolidays(tx);
  const working = (calendar: 'EQUITY' | 'DEBT') =>
    businessDays(new Set(holidays.filter((one) => one.calendar === calendar).map(({ day }) => day)));
  const isBusinessDay = { EQUITY: working('EQUITY'), DEBT: working('DEBT') };
  const last = dayNumberOf(through);
  const made: NewNav[] = [];
  for (const scheme of await readLastNavs(tx)) {
    let nav: bigint = navOf(scheme.nav);
    const market = isBusinessDay[calendarOf(scheme.assetClass)];
    for (let day = dayNumberOf(Temporal.PlainDate.from(scheme.day)) + 1; day <= last; day += 1) {
      if (scheme.cutoff === 'OTHER' && !market(dateOfDayNumber(day as DayNumber))) continue;
      nav = (nav * step(scheme, day)) / 1_000_000n;
      const { code, name, amc, category, isin, isinReinvest } = scheme;
      made.push({
        code,
        day: day as DayNumber,
        nav: navTenThousandths(nav > 0n ? nav : 1n),
        name,
        amc,
        category,
        isin,
        isinReinvest,
      });
    }
  }
  if (made.length === 0) return 0;
  const book = bookOf(tx);
  await book.writeNavs(made);
  await book.refreshStaleAum();
  return made.length;
}
