import { todayInIndia } from '../../calendar/dates.ts';
import { type DayNumber, dayNumberOf } from '../../calendar/day-number.ts';
import { lotsMet } from '../../gains/what-if/what-if.ts';
import { type Tds, tdsOnGains } from '../../gains/year/tds-on-gains.ts';
import type { EntryKind } from '../../holdings/ledger/entry-kinds.ts';
import type { Redemption } from '../../holdings/sales/redemption-preview.ts';
import { stampDuty } from '../../holdings/tax/stamp-duty.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import { unitsFor } from '../../money/unit-value.ts';
import { checkPause } from '../../plans/change/pause-plan.ts';
import { planLimitsOn } from '../../plans/change/plan-limits.ts';
import { stopPlan } from '../../plans/change/stop-plan.ts';
import { previewPlan } from '../../plans/preview-plan.ts';
import type { AmountLimits } from '../../schemes/amount-limits.ts';
import { isNonResident } from '../../tax-status/tax-statuses.ts';
import type { OrderFacts, SchemeFacts } from '../facts/order-facts.ts';
import { type OrderLimits, orderLimits, orderLimitsOn } from '../facts/order-limits.ts';
import type { LumpsumTerms, OrderTerms, Quantity, RedeemTerms, SwitchTerms } from '../terms/order-terms.ts';
import type { PauseTerms, RegisterTerms, StopTerms } from '../terms/plan-terms.ts';
import { saleFigures } from './order-figures.ts';
import {
  buyNavDate,
  expectNav,
  marketOf,
  payoutBy,
  planMarket,
  sellNavDate,
  switchInDate,
} from './order-nav.ts';
import type { BuyLeg, NavExpected, OrderPreview, SaleOffers, SellLeg } from './order-preview.ts';
import { otmDebit } from './otm-debit.ts';
import { planCover } from './plan-cover.ts';
import { courseOf, existingPause, mandateOf, planOf, scheduleOf } from './plan-schedule.ts';
import {
  heldPosition,
  mostAmount,
  nothingHeld,
  sellUnits,
  soldLimits,
  unitsApart,
  unloadedUnits,
  usableNav,
} from './sell-units.ts';

/**
 * What an order comes to if the investor confirms now and the money is there: NAV days, load and tax lot by lot, units
 * and proceeds at the newest NAV, the dates of a plan. All of it is an estimate. Null while a scheme or a plan is missing.
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
      return { kind: 'lumpsum', buy: paidLeg(terms.amount, scheme, facts, now, fundsOf(terms, facts)) };
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
    case 'sip': {
      const first = terms.firstNow === null ? null : paidLeg(terms.amount, scheme, facts, now);
      return { kind: 'sip', ...planPreview(terms, scheme, facts), first };
    }
    case 'stp':
    case 'swp':
      return { kind: terms.kind, ...planPreview(terms, scheme, facts), cover: planCover(terms, facts) };
    case 'pause':
      return previewPause(terms, scheme, facts, todayInIndia(now));
    case 'stop':
      return previewStop(terms, scheme, facts, todayInIndia(now));
    case 'folio':
      return null;
  }
}

/** Liquid and overnight schemes pay the next business day, overseas ones wait for their own market. */
function payoutClass({ cutOffClass, category }: SchemeFacts): keyof OrderLimits['payoutDays'] {
  if (cutOffClass !== 'other') return 'liquid';
  return /overseas|international/i.test(category) ? 'overseas' : 'other';
}

/** When the money of an order that is confirmed at a moment is there. */
type FundsAt = (confirmedAt: Temporal.Instant) => Temporal.Instant;

const atOnce: FundsAt = (at) => at;

const fundsOf = ({ payMode }: LumpsumTerms, { holidays }: OrderFacts): FundsAt =>
  payMode === 'otm' ? (at) => otmDebit(at, holidays).at : atOnce;

function expectBuy(
  facts: OrderFacts,
  now: Temporal.Instant,
  scheme: SchemeFacts,
  fundsAt: FundsAt,
): NavExpected {
  const market = marketOf(facts.holidays, scheme);
  return expectNav('buy', scheme, now, (at) =>
    buyNavDate(scheme, { confirmedAt: at, fundsAt: fundsAt(at) }, market),
  );
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

const paidLeg = (
  amount: Paise,
  scheme: SchemeFacts,
  facts: OrderFacts,
  now: Temporal.Instant,
  fundsAt = atOnce,
): BuyLeg => buyLeg(amount, scheme, 'purchase', expectBuy(facts, now, scheme, fundsAt));

/** Of an STP the business days of both schemes count. */
function planPreview(terms: RegisterTerms, scheme: SchemeFacts, facts: OrderFacts) {
  const market = planMarket(terms, scheme, facts);
  const paid = { amount: terms.amount ?? paise(0n), topUp: terms.kind === 'sip' ? terms.topUp : null };
  const pause = existingPause(terms, facts);
  const course = { ...scheduleOf(terms, mandateOf(terms, facts)), pauses: pause === null ? [] : [pause] };
  return { plan: previewPlan(course, paid, market), pause };
}

function previewPause(
  terms: PauseTerms,
  scheme: SchemeFacts,
  facts: OrderFacts,
  today: Temporal.PlainDate,
): OrderPreview | null {
  const plan = planOf(terms, facts);
  if (plan === null) return null;
  const limits = planLimitsOn(dayNumberOf(today));
  const pause = checkPause(courseOf(plan), terms, today, marketOf(facts.holidays, scheme), limits);
  return { kind: 'pause', leavesOut: pause.code === null ? pause.leavesOut : [] };
}

function previewStop(
  terms: StopTerms,
  scheme: SchemeFacts,
  facts: OrderFacts,
  today: Temporal.PlainDate,
): OrderPreview | null {
  const plan = planOf(terms, facts);
  if (plan === null) return null;
  const limits = planLimitsOn(dayNumberOf(today));
  const stop = stopPlan(courseOf(plan), today, marketOf(facts.holidays, scheme), limits);
  return stop.isAllowed ? { kind: 'stop', from: stop.from, debits: stop.debits } : null;
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
    navDate: switchInDate(scheme, target, nav.navDate, market),
    until: nav.until,
    laterNavDate: switchInDate(scheme, target, nav.laterNavDate, market),
  };
  return { kind: 'switch', sell, buy: buyLeg(sell.redemption?.net ?? null, target, 'switch-in', inNav) };
}

function sellLeg(
  { kind, quantity }: RedeemTerms | SwitchTerms,
  scheme: SchemeFacts,
  facts: OrderFacts,
  nav: NavExpected,
): SellLeg {
  const held = facts.held ?? nothingHeld;
  const on = dayNumberOf(nav.navDate);
  const estimatedAt = usableNav(scheme);
  const soldAs = (requested: Quantity): Pick<SellLeg, 'redemption' | 'tds'> => {
    const sold = estimatedAt === null ? null : sellUnits(requested, held, scheme, on, estimatedAt.value);
    const redemption = sold?.ok ? sold.redemption : null;
    const tds = kind === 'redeem' && redemption !== null ? tdsOf(redemption, scheme, facts, on) : null;
    return { redemption, tds };
  };
  return {
    schemeCode: scheme.code,
    nav,
    estimatedAt,
    units: unitsApart(held, scheme, on),
    offers: offersOf(soldAs, soldLimits(kind, scheme)),
    ...soldAs(quantity),
  };
}

function offersOf(
  soldAs: (requested: Quantity) => Pick<SellLeg, 'redemption' | 'tds'>,
  limits: AmountLimits | null,
): SaleOffers {
  const all = soldAs({ by: 'all' });
  if (all.redemption === null) return { all: null, unloaded: null, mostAmount: null };
  const units = unloadedUnits(all.redemption);
  const isPart = units > 0n && units < all.redemption.units;
  return {
    all: saleFigures(all),
    unloaded: isPart ? saleFigures(soldAs({ by: 'units', units })) : null,
    mostAmount: mostAmount(all.redemption.proceeds, limits),
  };
}

function tdsOf(
  redemption: Redemption,
  scheme: SchemeFacts,
  { folio, held }: OrderFacts,
  on: DayNumber,
): Tds | null {
  if (folio === null || held === null || !isNonResident(folio.taxStatus)) return null;
  const { code, name, taxClass, loads, grandfatherNav } = scheme;
  const { position, holds } = heldPosition(held, scheme, on);
  const existing = { name, isin: null, taxClass, isListed: false, exitLoad: loads, grandfatherNav };
  const terms = { schemes: new Map([[code, existing]]), schemeCode: code, holds, on };
  return tdsOnGains(lotsMet(position, redemption, terms), on);
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
