import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { moneyOf } from '@hub/domain';
import { isFrequency } from '@hub/domain/plans/frequencies';
import type { OrderValues } from './order-values.ts';
import { type StartInput, startAfter, startsOffered } from './plan-starts-offered.ts';
import { dayOf } from './plan-values.ts';

/** The day it is due on: as registered, else as its start says it. */
function dayOfPlan({ frequency, dueDays, startsOn }: PlanRow): string {
  const start = Temporal.PlainDate.from(startsOn);
  if (frequency === 'daily') return '';
  if (frequency === 'weekly' || frequency === 'fortnightly') return String(start.dayOfWeek);
  const day = dueDays[0] ?? start.day;
  return String(day <= 28 ? day : 31);
}

function topUpOf({ topUp }: PlanRow): Partial<OrderValues> {
  if (topUp === null) return {};
  const { amount, basisPoints, everyMonths, cap } = topUp;
  return {
    hasTopUp: true,
    ...(amount === null
      ? { topUpBy: 'rate', topUpRate: String((basisPoints ?? 0) / 100) }
      : { topUpBy: 'amount', topUpAmount: amount }),
    topUpEvery: everyMonths === 6 ? '6' : '12',
    topUpCap: cap ?? '',
  };
}

/** A plan that ends before a new one must begin is renewed: the new one begins with the next due date after its end. */
function startOf({ endsOn }: PlanRow, requested: StartInput, values: OrderValues): string {
  const end = endsOn === null ? null : dayOf(endsOn);
  const after = startsOffered(requested, values).find(
    (start) => end !== null && Temporal.PlainDate.compare(start, end) > 0,
  );
  return after?.toString() ?? startAfter(requested, values);
}

/** What a form begins with that changes, renews or repeats a plan. */
export function startedFromPlan(plan: PlanRow, requested: StartInput, initial: OrderValues): OrderValues {
  const { kind, orderFacts } = requested;
  // Only what is not over can be replaced.
  const live = orderFacts.plans.find((one) => one.kind === plan.kind && one.regNo === plan.regNo);
  const rides = orderFacts.mandates.find(({ id, status }) => id === live?.mandate && status === 'APPROVED');
  const isGain = kind !== 'sip' && moneyOf(plan.amount) === 0n;
  const values: OrderValues = {
    ...initial,
    schemeCode: { id: plan.scheme.code, name: plan.scheme.name },
    toSchemeCode: plan.target && { id: plan.target.code, name: plan.target.name },
    amount: isGain ? '' : plan.amount.replace(/\.00$/, ''),
    move: isGain ? 'appreciation' : 'fixed',
    frequency: isFrequency(plan.frequency) ? plan.frequency : 'monthly',
    day: dayOfPlan(plan),
    ...(kind === 'sip' && topUpOf(plan)),
    ...(rides && { mandate: rides.id }),
    replaces: live === undefined ? '' : plan.regNo,
  };
  return { ...values, startsOn: startOf(plan, requested, values) };
}
