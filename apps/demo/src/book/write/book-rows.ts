import { dayNumber, dayNumberOf, navTenThousandths, writeMoney } from '@hub/domain';
import { isoDay, type NewNav, type NewPlan } from '../../../../server/src/features/book/book.public.ts';
import type { DemoBook } from '../demo-book.ts';
import type { PlanRow } from '../ground/rows.ts';
import { mergedFund } from '../schemes/equity-funds.ts';
import { isoDayOrNull } from './row-text.ts';

/** The last day before gains on shares were taxed again: that tax asks for the price of it. */
const grandfatherDay = dayNumber(2018, 1, 31);

/** The demo's prices begin later; somebody holds units of the merged scheme that are older. */
function grandfatherNav(navs: readonly NewNav[], today: Temporal.PlainDate): NewNav[] {
  const then = dayNumberOf(today.subtract({ years: 5 }));
  const price = navs.findLast(({ day }) => day <= then) ?? navs[0];
  if (price === undefined) return [];
  return [{ ...price, day: grandfatherDay, nav: navTenThousandths((price.nav * 4n) / 5n) }];
}

export function navRows({ schemes, navs }: DemoBook, today: Temporal.PlainDate): NewNav[] {
  const schemeOf = new Map(schemes.map((scheme) => [scheme.code, scheme]));
  const rows = Array.from(navs(), ({ schemeCode, day, nav }) => {
    const scheme = schemeOf.get(schemeCode);
    return {
      code: schemeCode,
      day,
      nav,
      name: scheme?.name ?? schemeCode,
      amc: 'Aranya Mutual Fund',
      category: scheme?.category ?? '',
      isin: scheme?.isin ?? null,
      isinReinvest: scheme?.isinReinvest ?? null,
    };
  });
  const merged = schemes.find(({ fund }) => fund === mergedFund.id);
  const old = rows.filter(({ code }) => code === merged?.code);
  return [...grandfatherNav(old, today), ...rows];
}

export const planRow = (plan: PlanRow): NewPlan => ({
  ...plan,
  amount: writeMoney(plan.amount),
  topUpMonths: plan.topUpBasisPoints === null ? null : 12,
  topUpCap: plan.topUpCap === null ? null : writeMoney(plan.topUpCap),
  monthly: writeMoney(plan.monthly),
  registeredOn: isoDay(plan.registeredOn),
  startsOn: isoDay(plan.startsOn),
  endsOn: isoDay(plan.endsOn),
  ceasedOn: isoDayOrNull(plan.ceasedOn),
  pausedFrom: isoDayOrNull(plan.pausedFrom),
  pausedTo: isoDayOrNull(plan.pausedTo),
  rejectedOn: isoDayOrNull(plan.rejectedOn),
  lastDueOn: isoDayOrNull(plan.lastDueOn),
});
