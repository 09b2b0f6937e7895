import type { IsBusinessDay } from '../../calendar/business-days.ts';
import { buyNavDate, cutOffOn } from './order-nav.ts';

/** What most schemes are: not liquid, not overnight. */
const scheme = { assetClass: 'EQUITY', cutOffClass: 'other' } as const;

/** The NAV day that a purchase confirmed and paid now would get, and until when. */
export function nextCutOff(
  now: Temporal.Instant,
  isBusinessDay: IsBusinessDay,
): { readonly navDate: Temporal.PlainDate; readonly until: Temporal.Instant } {
  const navDate = buyNavDate(scheme, { confirmedAt: now, fundsAt: now }, isBusinessDay);
  return { navDate, until: cutOffOn('buy', scheme, navDate) };
}
