import { todayInIndia } from '../calendar/dates.ts';
import { dayNumberOf } from '../calendar/day-number.ts';
import type { EntryKind } from '../holdings/entry-kinds.ts';
import { stampDuty } from '../holdings/stamp-duty.ts';
import { unitsFor } from '../holdings/unit-value.ts';
import { type Paise, paise } from '../money/scaled.ts';
import type { OrderFacts, SchemeFacts } from './order-facts.ts';
import { type OrderLimits, orderLimits, orderLimitsOn } from './order-limits.ts';
import { buyNavDate, expectNav, marketOf, payoutBy, sellNavDate, switchInDate } from './order-nav.ts';
import type { BuyLeg, NavExpected, OrderPreview, SellLeg } from './order-preview.ts';
import type { LumpsumTerms, OrderTerms, RedeemTerms, SwitchTerms } from './order-terms.ts';
import { nothingHeld, sellUnits, unitsApart, usableNav } from './sell-units.ts';

/**
 * What an order comes to if the investor confirms now and the money is there: NAV days, load and tax lot by lot, units
 * and proceeds at the newest NAV. All of it is an estimate. Null while a scheme is missing.
 */
export function previewOrder(
  terms: OrderTerms,
  facts: OrderFacts,
  now: Temporal.Instant,
  limits: readonly OrderLimits[] = orderLimits,
): OrderPreview | null {
  const { scheme, target } = facts;
  if (scheme === null) return null;
  switch (terms.kind) {
    case 'lumpsum':
      return { kind: 'lumpsum', buy: lumpsumLeg(terms, scheme, facts, now) };
    case 'redeem': {
      const sell = sellLeg(terms, scheme, facts, expectSell(facts, now, scheme));
      const { payoutDays } = orderLimitsOn(dayNumberOf(todayInIndia(now)), limits);
      const market = marketOf(facts.holidays, scheme);
      return {
        kind: 'redeem',
        sell,
        payoutBy: payoutBy(sell.nav.navDate, payoutDays[payoutClass(scheme)], market),
      };
    }
    case 'switch':
      return target === null ? null : previewSwitchOrder(terms, scheme, target, facts, now);
  }
}

/** Liquid and overnight schemes pay the next business day, overseas ones wait for their own market. */
function payoutClass({ cutOffClass, category }: SchemeFacts): keyof OrderLimits['payoutDays'] {
  if (cutOffClass !== 'other') return 'liquid';
  return /overseas|international/i.test(category) ? 'overseas' : 'other';
}

function expectBuy(facts: OrderFacts, now: Temporal.Instant, scheme: SchemeFacts): NavExpected {
  const market = marketOf(facts.holidays, scheme);
  return expectNav('buy', scheme, now, (at) => buyNavDate(scheme, { confirmedAt: at, fundsAt: at }, market));
}

/** Of a switch the business days of both schemes count. */
function expectSell(
  facts: OrderFacts,
  now: Temporal.Instant,
  scheme: SchemeFacts,
  target: SchemeFacts | null = null,
): NavExpected {
  const market = marketOf(facts.holidays, scheme, ...(target === null ? [] : [target]));
  return expectNav('redeem', scheme, now, (at) => sellNavDate(scheme, at, market));
}

function lumpsumLeg(
  terms: LumpsumTerms,
  scheme: SchemeFacts,
  facts: OrderFacts,
  now: Temporal.Instant,
): BuyLeg {
  return buyLeg(terms.amount, scheme, 'purchase', expectBuy(facts, now, scheme));
}

function previewSwitchOrder(
  terms: SwitchTerms,
  scheme: SchemeFacts,
  target: SchemeFacts,
  facts: OrderFacts,
  now: Temporal.Instant,
): OrderPreview {
  const nav = expectSell(facts, now, scheme, target);
  const sell = sellLeg(terms, scheme, facts, nav);
  const market = marketOf(facts.holidays, scheme, target);
  const inNav = {
    navDate: switchInDate(target, nav.navDate, market),
    until: nav.until,
    laterNavDate: switchInDate(target, nav.laterNavDate, market),
  };
  return { kind: 'switch', sell, buy: buyLeg(sell.redemption?.net ?? null, target, 'switch-in', inNav) };
}

function sellLeg(
  { quantity }: RedeemTerms | SwitchTerms,
  scheme: SchemeFacts,
  facts: OrderFacts,
  nav: NavExpected,
): SellLeg {
  const held = facts.held ?? nothingHeld;
  const on = dayNumberOf(nav.navDate);
  const estimatedAt = usableNav(scheme);
  const sold = estimatedAt === null ? null : sellUnits(quantity, held, scheme, on, estimatedAt.value);
  return {
    schemeCode: scheme.code,
    nav,
    estimatedAt,
    units: unitsApart(held, scheme, on),
    redemption: sold?.ok ? sold.redemption : null,
  };
}

function buyLeg(amount: Paise | null, scheme: SchemeFacts, kind: EntryKind, nav: NavExpected): BuyLeg {
  const estimatedAt = usableNav(scheme);
  const duty = amount === null ? null : stampDuty(amount, kind, dayNumberOf(nav.navDate));
  const invested = amount === null || duty === null ? null : paise(amount - duty);
  return {
    schemeCode: scheme.code,
    nav,
    estimatedAt,
    amount,
    duty,
    invested,
    units: invested === null || estimatedAt === null ? null : unitsFor(invested, estimatedAt.value),
  };
}
