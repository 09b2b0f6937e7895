import type { ResponseOf } from '@hub/contract';
import type { NavRow, navScheme } from '@hub/contract/calls/nav/nav';
import { dayNumberOf, navOf, type Paise, type PlanRules, riskBand } from '@hub/domain';
import { type DatedNav, navGrowth } from '@hub/domain/returns/nav-growth';
import type { NavRecord, NavSchemeRecord } from './nav.repository.ts';

export const navRowOf = (record: NavRecord): NavRow => ({
  code: record.code,
  name: record.name,
  assetClass: record.assetClass,
  category: record.category,
  plan: record.plan,
  option: record.option,
  risk: record.risk,
  riskBand: riskBand(record.risk),
  isOpen: record.isOpen,
  nav:
    record.nav === null || record.day === null
      ? null
      : {
          value: record.nav,
          day: record.day,
          previousDay: record.previousDay,
          change: record.change,
          changePercent: record.changePercent,
        },
  returns: {
    '1m': record.return1m,
    '3m': record.return3m,
    '1y': record.return1y,
    '3y': record.return3y,
    '5y': record.return5y,
  },
});

const datedNav = (day: string, nav: string): DatedNav => ({
  day: dayNumberOf(Temporal.PlainDate.from(day)),
  nav: navOf(nav),
});

/** A new scheme has its first NAV within the days that its units are allotted in. */
const DAYS_TO_FIRST_NAV = 31;

/** From the first NAV to the newest. */
export function sinceFirstNavOf(record: NavSchemeRecord): ResponseOf<typeof navScheme>['sinceFirstNav'] {
  const { firstDay, firstNav, day, nav, launchedOn } = record;
  if (firstDay === null || firstNav === null || day === null || nav === null) return null;
  const first = datedNav(firstDay, firstNav);
  const growth = navGrowth(first, datedNav(day, nav));
  if (growth === null) return null;
  const launch = dayNumberOf(Temporal.PlainDate.from(launchedOn));
  return { ...growth, isFromLaunch: first.day - launch <= DAYS_TO_FIRST_NAV, day: firstDay, nav: firstNav };
}

/** The least any instalment may be, whatever its frequency. */
export function leastInstalment(plan: PlanRules | null): Paise | null {
  const minimums = plan?.frequencies.map(({ limits }) => limits.minimum) ?? [];
  return minimums.reduce<Paise | null>((least, one) => (least === null || one < least ? one : least), null);
}
