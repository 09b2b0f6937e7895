import { addMonths, type DayNumber, dateOfDayNumber, dayNumberOf } from '../../calendar/day-number.ts';
import type { Redemption, RedemptionPreview } from '../../holdings/sales/redemption-preview.ts';
import {
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { type AmountLimits, checkAmount, offersAll } from '../../schemes/amount-limits.ts';
import type { HeldFacts, OrderFacts, SchemeFacts } from '../facts/order-facts.ts';
import type { OrderLimits } from '../facts/order-limits.ts';
import {
  firstUnlocked,
  mostAmount,
  nothingHeld,
  sellUnits,
  soldLimits,
  unitsApart,
  usableNav,
} from '../preview/sell-units.ts';
import type { LumpsumTerms, OrderField, RedeemTerms, SwitchTerms } from '../terms/order-terms.ts';
import { purchaseLimits } from './check-scheme.ts';
import { block, type Finding, warn } from './finding.ts';

/** An amount paid: what the scheme takes, and what a folio without a PAN may put in. */
export function checkPaidAmount(
  { amount }: Pick<LumpsumTerms, 'amount'>,
  { scheme, folio }: OrderFacts,
  navDate: Temporal.PlainDate | null,
  { panExemptYear }: OrderLimits,
): Finding[] {
  if (amount <= 0n) return [block('nothing-requested', 'amount', {})];
  const limits = scheme === null ? null : purchaseLimits(scheme, folio);
  const findings = scheme === null || limits === null ? [] : checkLimits(amount, limits, scheme, 'amount');
  if (folio !== null && !folio.hasPan && folio.paidThisYear + amount > panExemptYear) {
    const left = panExemptYear > folio.paidThisYear ? paise(panExemptYear - folio.paidThisYear) : paise(0n);
    findings.push(block('pan-exempt-limit', 'amount', { limit: panExemptYear, left }));
  }
  if (scheme !== null && navDate !== null && scheme.lockInMonths > 0) {
    const until = dateOfDayNumber(addMonths(dayNumberOf(navDate), scheme.lockInMonths));
    findings.push(warn('locks-in', 'schemeCode', { until }));
  }
  return findings;
}

export function checkLimits(
  amount: Paise,
  limits: AmountLimits,
  { name }: Pick<SchemeFacts, 'name'>,
  field: OrderField,
): Finding[] {
  const fault = checkAmount(amount, limits);
  switch (fault?.reason) {
    case undefined:
      return [];
    case 'below-minimum':
      return [block('below-minimum', field, { minimum: limits.minimum, scheme: name })];
    case 'above-maximum':
      return [block('above-maximum', field, { maximum: fault.maximum, scheme: name })];
    case 'off-multiple': {
      const { multiple, nearestBelow, nearestAbove } = fault;
      return [block('off-multiple', field, { multiple, nearestBelow, nearestAbove })];
    }
  }
}

/** Units that leave: whether there are so many, and whether that is neither too little nor leaves too little. */
export function checkSoldUnits(
  terms: RedeemTerms | SwitchTerms,
  facts: OrderFacts,
  scheme: SchemeFacts,
  navDate: Temporal.PlainDate,
): Finding[] {
  const held = facts.held ?? nothingHeld;
  const on = dayNumberOf(navDate);
  const { quantity } = terms;
  const requested =
    quantity.by === 'amount' ? quantity.amount : quantity.by === 'units' ? quantity.units : null;
  if (requested !== null && requested <= 0n) return [block('nothing-requested', 'quantity', {})];
  const apart = unitsApart(held, scheme, on);
  if (apart.balance === 0n) return [block('nothing-held', 'schemeCode', {})];
  const nav = usableNav(scheme);
  // Without a NAV nobody knows how many units an amount is; that there are some is known.
  const request = nav === null && quantity.by === 'amount' ? ({ by: 'all' } as const) : quantity;
  const sold = sellUnits(request, held, scheme, on, nav?.value);
  const over = nav === null ? null : overMost(terms, held, scheme, on, nav.value);
  if (over !== null) return [blockOf(over, terms, { held, scheme, navDate, hasNav: true })];
  if (!sold.ok) return [blockOf(sold, terms, { held, scheme, navDate, hasNav: nav !== null })];
  const value = quantity.by === 'amount' ? quantity.amount : nav === null ? null : sold.redemption.proceeds;
  return [
    ...(value === null ? [] : checkValue(terms, value, facts, scheme)),
    ...(nav === null
      ? [warn('no-nav', 'schemeCode', { scheme: scheme.name })]
      : warnings(sold.redemption, milliUnits(apart.free + apart.loaded), scheme)),
  ];
}

/** An amount that fits into what the units are worth, but not in the scheme's steps: a step less can be asked for. */
function overMost(
  { kind, quantity }: RedeemTerms | SwitchTerms,
  held: HeldFacts,
  scheme: SchemeFacts,
  on: DayNumber,
  nav: NavTenThousandths,
): Extract<RedemptionPreview, { reason: 'more-than-free' }> | null {
  if (quantity.by !== 'amount') return null;
  const all = sellUnits({ by: 'all' }, held, scheme, on, nav);
  const limits = soldLimits(kind, scheme);
  if (!all.ok || limits === null) return null;
  const { units: free, proceeds: worth } = all.redemption;
  const most = mostAmount(worth, { ...limits, maximum: null });
  return most !== null && quantity.amount > most
    ? { ok: false, reason: 'more-than-free', free, worth }
    : null;
}

interface SoldOf {
  readonly held: HeldFacts;
  readonly scheme: SchemeFacts;
  readonly navDate: Temporal.PlainDate;
  readonly hasNav: boolean;
}

function blockOf(
  refused: Extract<RedemptionPreview, { ok: false }>,
  { kind, quantity }: RedeemTerms | SwitchTerms,
  { held, scheme, navDate, hasNav }: SoldOf,
): Finding {
  const on = dayNumberOf(navDate);
  const { locked, lien, inFlight, balance } = unitsApart(held, scheme, on);
  switch (refused.reason) {
    case 'nothing-requested':
    case 'too-small':
      return block(refused.reason, 'quantity', {});
    case 'more-than-free': {
      const { free, worth } = refused;
      return block('more-than-free', 'quantity', {
        act: kind,
        by: quantity.by === 'amount' ? 'amount' : 'units',
        most: hasNav ? mostAmount(worth, soldLimits(kind, scheme)) : null,
        free,
        worth: hasNav ? worth : null,
        locked,
        lien,
        inFlight,
      });
    }
    case 'nothing-free': {
      const until = locked === balance ? firstUnlocked(held, scheme, on) : null;
      return until === null
        ? block('nothing-free', 'schemeCode', { locked, lien, inFlight })
        : block('all-locked', 'schemeCode', { until });
    }
  }
}

/**
 * Handbook §1.1: a switch satisfies the source's minimum and the target's. All units may always leave, whatever they
 * are worth; multiples are of amounts, not of units.
 */
function checkValue(
  { kind, quantity }: RedeemTerms | SwitchTerms,
  value: Paise,
  { target, folio }: OrderFacts,
  scheme: SchemeFacts,
): Finding[] {
  const limits = soldLimits(kind, scheme);
  const findings: Finding[] = [];
  if (limits !== null && quantity.by !== 'all') {
    findings.push(
      ...checkLimits(
        value,
        quantity.by === 'amount' ? limits : { ...limits, multiple: paise(0n) },
        scheme,
        'quantity',
      ),
    );
  }
  const targetLimits = kind === 'switch' && target !== null ? purchaseLimits(target, folio) : null;
  if (target !== null && targetLimits !== null && findings.length === 0 && value < targetLimits.minimum) {
    findings.push(block('below-minimum', 'quantity', { minimum: targetLimits.minimum, scheme: target.name }));
  }
  return findings;
}

function warnings(sold: Redemption, free: MilliUnits, { rules }: SchemeFacts): Finding[] {
  const findings: Finding[] = [];
  if (sold.units < free && offersAll(sold.valueLeft, rules.leastBalance)) {
    findings.push(warn('remainder', 'quantity', { left: sold.valueLeft, least: rules.leastBalance }));
  }
  const loaded = sold.parts.filter(({ rate }) => rate > 0n);
  if (loaded.length > 0) {
    const units = milliUnits(loaded.reduce((sum, part) => sum + part.units, 0n));
    findings.push(warn('load-applies', 'quantity', { load: sold.load, units }));
  }
  return findings;
}
