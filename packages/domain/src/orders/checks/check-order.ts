import { todayInIndia } from '../../calendar/dates.ts';
import { dayNumberOf } from '../../calendar/day-number.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import { type OrderLimits, orderLimits, orderLimitsOn } from '../facts/order-limits.ts';
import { buyNavDate, marketOf, sellNavDate } from '../preview/order-nav.ts';
import { otmDebit } from '../preview/otm-debit.ts';
import { orderDefinitions } from '../terms/order-definitions.ts';
import type { LumpsumTerms, OrderTerms, RedeemTerms, SwitchTerms } from '../terms/order-terms.ts';
import type { SipTerms } from '../terms/plan-terms.ts';
import { checkAccount, checkBankChange, checkPayMode } from './check-account.ts';
import { checkArn, checkEuin, checkSubArn, checkTaken } from './check-distributor.ts';
import { checkFolio } from './check-folio.ts';
import { checkPlan } from './check-plan.ts';
import { checkPauseOrder, checkStopOrder } from './check-plan-change.ts';
import { checkOtm } from './check-plan-mandate.ts';
import { checkPaidAmount, checkSoldUnits } from './check-quantity.ts';
import { checkSchemes } from './check-scheme.ts';
import { checkAmountSize, checkSame } from './check-size.ts';
import { checkTiming } from './check-timing.ts';
import { type Finding, findingLevels } from './finding.ts';

/**
 * Pre-flight: all that is wrong with an order and all that is good to know before it is sent, blocks first, the gravest
 * of them first, then what has to be answered. The same in the browser while somebody types and on the server when the order is sent.
 */
export function checkOrder(
  terms: OrderTerms,
  facts: OrderFacts,
  now: Temporal.Instant,
  rules: readonly OrderLimits[] = orderLimits,
): Finding[] {
  const today = todayInIndia(now);
  const limits = orderLimitsOn(dayNumberOf(today), rules);
  const { distributor, folio } = facts;
  const { isPurchase, takesOut, paysOut, plan } = orderDefinitions[terms.kind];
  const findings = [
    ...checkTaken(terms.kind, distributor),
    ...checkFolio(folio, { isPurchase, takesOut, isChange: plan === 'changes' }, today, limits),
    ...checkArn(distributor, isPurchase, today),
    ...checkSchemes(terms, facts),
    ...checkKind(terms, facts, now, limits),
    ...('account' in terms && folio !== null ? checkAccount(terms, folio) : []),
    ...(paysOut && folio !== null ? checkBankChange(folio, today, limits) : []),
    ...('euin' in terms ? [...checkEuin(terms, distributor, today), ...checkSubArn(terms, distributor)] : []),
  ];
  const questions = [...checkAmountSize(terms, facts, findings), ...checkSame(terms, facts)];
  const all = [...findings, ...questions];
  return findingLevels.flatMap((level) => all.filter((finding) => finding.level === level));
}

function checkKind(
  terms: OrderTerms,
  facts: OrderFacts,
  now: Temporal.Instant,
  limits: OrderLimits,
): Finding[] {
  const today = todayInIndia(now);
  switch (terms.kind) {
    case 'lumpsum':
      return [
        ...checkPurchase(terms, facts, now, limits),
        ...checkOtm(terms, facts, otmDebit(now, facts.holidays).on),
        ...(terms.payMode === 'otm'
          ? []
          : checkPayMode({ payMode: terms.payMode, amount: terms.amount }, facts.paidByUpi, limits)),
      ];
    case 'redeem':
    case 'switch':
      return checkSale(terms, facts, now);
    case 'sip':
      return [...checkPlan(terms, facts, today, limits), ...checkFirst(terms, facts, limits)];
    case 'stp':
    case 'swp':
      return checkPlan(terms, facts, today, limits);
    case 'pause':
      return checkPauseOrder(terms, facts, today);
    case 'stop':
      return checkStopOrder(terms, facts, today);
    case 'folio':
      return [];
  }
}

/** The instalment that is paid at once: from an account of the folio, by a mode that takes so much. */
function checkFirst({ firstNow, amount }: SipTerms, facts: OrderFacts, limits: OrderLimits): Finding[] {
  if (firstNow === null) return [];
  const { payMode, account } = firstNow;
  const found = [
    ...(facts.folio === null ? [] : checkAccount({ account }, facts.folio)),
    ...checkPayMode({ payMode, amount }, facts.paidByUpi, limits),
  ];
  return found.map((finding) => ({ ...finding, field: 'firstNow' }));
}

function checkPurchase(
  terms: LumpsumTerms,
  facts: OrderFacts,
  now: Temporal.Instant,
  limits: OrderLimits,
): Finding[] {
  const { scheme } = facts;
  if (scheme === null) return checkPaidAmount(terms, facts, null, limits);
  const market = marketOf(facts.holidays, scheme);
  const fundsAt = terms.payMode === 'otm' ? otmDebit(now, facts.holidays).at : now;
  const navDate = buyNavDate(scheme, { confirmedAt: now, fundsAt }, market);
  return [
    ...checkPaidAmount(terms, facts, navDate, limits),
    ...checkTiming('buy', scheme, navDate, now, market),
  ];
}

function checkSale(terms: RedeemTerms | SwitchTerms, facts: OrderFacts, now: Temporal.Instant): Finding[] {
  const { scheme, target, folio } = facts;
  if (scheme === null || folio === null) return [];
  // Of a switch the business days of both schemes count.
  const both = 'toSchemeCode' in terms && target !== null ? [scheme, target] : [scheme];
  const market = marketOf(facts.holidays, ...both);
  const navDate = sellNavDate(scheme, now, market);
  return [
    ...checkSoldUnits(terms, facts, scheme, navDate),
    ...checkTiming('redeem', scheme, navDate, now, market),
  ];
}
