import type { RequestOf, ResponseOf } from '@hub/contract';
import type { FolioPlan, pausableSips, systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { planMoveTexts, rhythmText } from '@hub/contract/orders/words/plan-texts';
import { formatRupees, todayInIndia, writeMoney } from '@hub/domain';
import { checkOrder } from '@hub/domain/orders/checks/check-order';
import type { Finding } from '@hub/domain/orders/checks/finding';
import type { OrderFacts, PlanFacts } from '@hub/domain/orders/facts/order-facts';
import { marketOf } from '@hub/domain/orders/preview/order-nav';
import { courseOf, hasDayOfMonth } from '@hub/domain/orders/preview/plan-schedule';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import { nextInstalment } from '@hub/domain/plans/next-instalment';
import { toppedUpAmount } from '@hub/domain/plans/top-up';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { type FactBook, readFacts } from '../orders/order-facts.ts';

/** All plans of a folio that are not over, with what can be done with each today. */
export async function getSystematicPlans(
  { db, session, clock }: SignedInContext,
  { folioNo }: RequestOf<typeof systematicPlans>,
): Promise<ResponseOf<typeof systematicPlans>> {
  const { arn } = session;
  const now = clock.now();
  const queries = oneStatement(db, { arn });
  const first = await readFacts(queries, arn, [{ folioNo, schemeCode: '' }], { now });
  const { plans } = first.factsOf({ folioNo, schemeCode: '' });
  if (plans.length === 0) return [];
  const requested = plans.map(({ schemeCode, targetCode }) => ({
    folioNo,
    schemeCode,
    ...(targetCode !== null && { toSchemeCode: targetCode }),
  }));
  const book = await readFacts(queries, arn, requested, { now });
  return plans.map((plan, index) => {
    const facts = book.factsOf(requested[index] ?? { folioNo, schemeCode: plan.schemeCode });
    return folioPlan(plan, facts, book, folioNo, now);
  });
}

export async function getPausableSips(
  context: SignedInContext,
  requested: RequestOf<typeof pausableSips>,
): Promise<ResponseOf<typeof pausableSips>> {
  return (await getSystematicPlans(context, requested)).filter(({ kind }) => kind === 'SIP');
}

function folioPlan(
  plan: PlanFacts,
  facts: OrderFacts,
  book: FactBook,
  folioNo: string,
  now: Temporal.Instant,
): FolioPlan {
  const today = todayInIndia(now);
  const { scheme, target, holidays } = facts;
  const next =
    scheme === null
      ? null
      : nextInstalment(
          courseOf(plan),
          today,
          marketOf(holidays, scheme, ...(target === null ? [] : [target])),
        );
  const amount = toppedUpAmount(plan.amount, plan.topUp, plan.startsOn, today);
  const named = (code: string) => ({ code, name: book.schemeOf(code)?.name ?? code });
  return {
    kind: plan.kind,
    regNo: plan.regNo,
    scheme: named(plan.schemeCode),
    target: plan.targetCode === null ? null : named(plan.targetCode),
    headline: headlineOf({ ...plan, amount }),
    amount: writeMoney(amount),
    frequency: plan.frequency,
    status: plan.status,
    startsOn: `${plan.startsOn}`,
    endsOn: `${plan.endsOn}`,
    next: next === null ? null : { dueOn: `${next.dueOn}`, debitOn: `${next.debitOn}` },
    pause:
      plan.pausedFrom === null ? null : { from: `${plan.pausedFrom}`, to: plan.pausedTo?.toString() ?? null },
    ceasedOn: plan.ceasedOn?.toString() ?? null,
    mayPause: mayPause(plan, facts, folioNo, next?.dueOn ?? null, now),
    mayStop: mayDo(stopOf(plan, folioNo), facts, now),
  };
}

/** `₹5,000 monthly on the 5th`. */
function headlineOf({ amount, frequency, dueDays, startsOn }: PlanFacts): string {
  const day = dueDays?.[0] ?? (hasDayOfMonth(frequency) ? startsOn.day : startsOn.dayOfWeek);
  const money = amount === 0n ? planMoveTexts.appreciation : formatRupees(amount, { decimals: 'some' });
  return `${money} ${rhythmText({ frequency, day })}`;
}

const stopOf = (plan: PlanFacts, folioNo: string): OrderTerms => ({
  kind: 'stop',
  folioNo,
  schemeCode: plan.schemeCode,
  planKind: plan.kind,
  regNo: plan.regNo,
  reason: 'other',
});

/** Whether any pause can be ordered: the shortest one over an instalment that is far enough. */
function mayPause(
  plan: PlanFacts,
  facts: OrderFacts,
  folioNo: string,
  nextDue: Temporal.PlainDate | null,
  now: Temporal.Instant,
): FolioPlan['mayPause'] {
  const refused = { isAllowed: false, why: orderMessageTexts.onlySipPauses, from: null };
  if (plan.kind !== 'SIP') return refused;
  const pause = (from: Temporal.PlainDate): OrderTerms => ({
    kind: 'pause',
    folioNo,
    schemeCode: plan.schemeCode,
    regNo: plan.regNo,
    from,
    to: from.add({ months: 5 }),
  });
  if (nextDue === null) return { ...refused, why: orderMessageTexts.noInstalmentLeft };
  const own = mayDo(pause(nextDue), facts, now);
  // The next one may be too near; the one after it is not.
  return own.isAllowed ? own : mayDo(pause(nextDue.add({ days: 1 })), facts, now);
}

function mayDo(terms: OrderTerms, facts: OrderFacts, now: Temporal.Instant): FolioPlan['mayStop'] {
  const block = checkOrder(terms, facts, now).find(({ level }) => level === 'block');
  if (block === undefined) return { isAllowed: true, why: null, from: null };
  return { isAllowed: false, why: wordsOf(block), from: fromOf(block) };
}

function wordsOf(finding: Finding): string {
  const { title, why, fix } = findingText(finding);
  return [title, why, fix].map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}

const fromOf = (finding: Finding): string | null =>
  finding.code === 'stop-too-late' ? finding.allowedFrom.toString() : null;
