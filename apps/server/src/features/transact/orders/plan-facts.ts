import { maskNumber, moneyOf } from '@hub/domain';
import type { MandateFacts, OpenPlanStatus, PlanFacts } from '@hub/domain/orders/facts/order-facts';
import { bankAccountKey, type OrderTerms } from '@hub/domain/orders/terms/order-terms';
import { readTopUp } from '@hub/domain/plans/top-up';
import type { MandateRow, PlanRow } from './plan-facts.repository.ts';

const dayOf = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
const maybeDay = (text: string | null): Temporal.PlainDate | null => (text === null ? null : dayOf(text));

export const mandateFacts = (row: MandateRow): MandateFacts => ({
  id: row.id,
  status: row.status,
  channel: row.channel,
  maskedUmrn: row.umrn === null ? null : maskNumber(row.umrn),
  bank: row.bank,
  accountKey: bankAccountKey(row.ifsc, row.account),
  maskedAccount: maskNumber(row.account),
  limit: moneyOf(row.limit),
  startsOn: dayOf(row.startsOn),
  endsOn: dayOf(row.endsOn),
});

export const planFacts = (row: PlanRow, today: Temporal.PlainDate): PlanFacts => ({
  kind: row.kind,
  regNo: row.regNo,
  schemeCode: row.schemeCode,
  targetCode: row.targetCode,
  amount: moneyOf(row.amount),
  frequency: row.frequency,
  dueDays: row.dueDays,
  startsOn: dayOf(row.startsOn),
  endsOn: dayOf(row.endsOn),
  pausedFrom: maybeDay(row.pausedFrom),
  pausedTo: maybeDay(row.pausedTo),
  ceasedOn: maybeDay(row.ceasedOn),
  maskedUmrn: row.umrn === null ? null : maskNumber(row.umrn),
  mandate: row.mandate,
  topUp: readTopUp(row),
  bouncedInRow: row.bouncedInRow,
  status: statusOf(row, today.toString()),
  requestedPauses: row.requestedPauses.map(({ from, to }) => ({ from: dayOf(from), to: dayOf(to) })),
  isStopRequested: row.isStopRequested,
});

function statusOf({ startsOn, pausedFrom, pausedTo }: PlanRow, today: string): OpenPlanStatus {
  if (startsOn > today) return 'upcoming';
  const isPaused = pausedFrom !== null && pausedFrom <= today && (pausedTo === null || today <= pausedTo);
  return isPaused ? 'paused' : 'running';
}

/** The plan after the orders of the same cart that come before: a pause or a stop of it is asked for already. */
export function withRequested(plan: PlanFacts, orders: readonly OrderTerms[]): PlanFacts {
  const pauses = orders.flatMap((order) =>
    order.kind === 'pause' && plan.kind === 'SIP' && order.regNo === plan.regNo
      ? [{ from: order.from, to: order.to }]
      : [],
  );
  const isStopped = orders.some(
    (order) =>
      (order.kind === 'stop' && order.planKind === plan.kind && order.regNo === plan.regNo) ||
      ('replaces' in order && order.kind.toUpperCase() === plan.kind && order.replaces === plan.regNo),
  );
  return {
    ...plan,
    requestedPauses: [...plan.requestedPauses, ...pauses],
    isStopRequested: plan.isStopRequested || isStopped,
  };
}
