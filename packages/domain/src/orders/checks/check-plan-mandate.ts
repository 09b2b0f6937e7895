import { latestEnd } from '../../mandates/mandate-bounds.ts';
import type { Paise } from '../../money/scaled.ts';
import type { PlanPreview } from '../../plans/preview-plan.ts';
import type { MandateFacts, OrderFacts } from '../facts/order-facts.ts';
import { mandateOf } from '../preview/plan-schedule.ts';
import type { LumpsumTerms } from '../terms/order-terms.ts';
import type { RegisterTerms, SipTerms } from '../terms/plan-terms.ts';
import { block, type Finding, warn } from './finding.ts';

/** The mandate of a SIP: of this folio, good, high and long enough. `preview` is null while its dates are wrong. */
export function checkPlanMandate(
  terms: RegisterTerms,
  facts: OrderFacts,
  preview: PlanPreview | null,
  today: Temporal.PlainDate,
): Finding[] {
  if (terms.kind !== 'sip') return [];
  const mandate = mandateOf(terms, facts);
  if (mandate === null) return [block('mandate-unknown', 'mandate', {})];
  const refused = checkRefused(mandate);
  if (refused.length > 0) return refused;
  if (terms.newMandate !== undefined) return checkOwn(terms, mandate, preview, today);
  const findings: Finding[] =
    mandate.status === 'APPROVED' ? [] : [warn('mandate-pending', 'mandate', { bank: mandate.bank })];
  if (preview === null) return [...findings, ...checkLimit(terms.amount, mandate)];
  const { first, last } = preview;
  // A top-up only ever adds, so the last instalment is the highest.
  findings.push(...checkLimit(last?.amount ?? terms.amount, mandate));
  const [starts] = first;
  if (starts !== undefined && isAfter(mandate.startsOn, starts.debitOn)) {
    findings.push(block('mandate-not-started', 'startsOn', { from: mandate.startsOn }));
  }
  if (terms.end.by === 'perpetual') {
    if (mandate.endsOn.year < LAST_YEAR)
      findings.push(warn('plan-capped', 'end', { endsOn: mandate.endsOn }));
  } else if (last !== null && isAfter(last.debitOn, mandate.endsOn)) {
    findings.push(block('mandate-ends', 'end', { endsOn: mandate.endsOn, last: last.debitOn }));
  }
  return findings;
}

const LAST_YEAR = 2099;

/** The mandate that comes with the SIP: what does not fit is changed there. A plan without an end goes as far as it. */
function checkOwn(
  { amount, end }: SipTerms,
  mandate: MandateFacts,
  preview: PlanPreview | null,
  today: Temporal.PlainDate,
): Finding[] {
  const last = preview?.last ?? null;
  const highest = last?.amount ?? amount;
  return [
    ...(highest > mandate.limit ? [block('new-mandate-limit', 'newMandate.limit', { highest })] : []),
    ...(end.by === 'perpetual' ? checkCapped(mandate, today) : []),
    ...(end.by === 'perpetual' || last === null ? [] : checkOwnEnd(last.debitOn, mandate, today)),
  ];
}

/** As long as banks take needs no word. */
const checkCapped = ({ endsOn }: MandateFacts, today: Temporal.PlainDate): Finding[] =>
  isAfter(latestEnd(today), endsOn) ? [warn('plan-capped', 'end', { endsOn })] : [];

function checkOwnEnd(
  last: Temporal.PlainDate,
  { endsOn }: MandateFacts,
  today: Temporal.PlainDate,
): Finding[] {
  if (!isAfter(last, endsOn)) return [];
  const latest = latestEnd(today);
  // No mandate is as long as that.
  if (isAfter(last, latest)) return [block('mandate-ends', 'end', { endsOn: latest, last })];
  return [block('new-mandate-ends', 'newMandate.endsOn', { last })];
}

/** A lumpsum that is debited: by a mandate that is approved now and good on the day of the debit. */
export function checkOtm(terms: LumpsumTerms, facts: OrderFacts, debitOn: Temporal.PlainDate): Finding[] {
  if (terms.payMode !== 'otm') {
    return terms.mandate === null ? [] : [block('mandate-not-requested', 'mandate', {})];
  }
  const mandate = mandateOf(terms, facts);
  if (mandate === null) return [block('mandate-unknown', 'mandate', {})];
  const refused = checkRefused(mandate);
  if (refused.length > 0) return refused;
  if (mandate.status !== 'APPROVED') return [block('mandate-not-approved', 'mandate', {})];
  if (mandate.accountKey !== terms.account) return [block('mandate-other-account', 'account', {})];
  if (isAfter(mandate.startsOn, debitOn))
    return [block('mandate-not-started', 'mandate', { from: mandate.startsOn })];
  if (isAfter(debitOn, mandate.endsOn)) {
    return [block('mandate-ends', 'mandate', { endsOn: mandate.endsOn, last: debitOn })];
  }
  return checkLimit(terms.amount, mandate);
}

const checkRefused = ({ status }: MandateFacts): Finding[] =>
  status === 'REJECTED' || status === 'CANCELLED' ? [block('mandate-refused', 'mandate', { status })] : [];

const checkLimit = (highest: Paise, { limit }: MandateFacts): Finding[] =>
  highest > limit ? [block('mandate-limit', 'amount', { limit, highest })] : [];

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) > 0;
