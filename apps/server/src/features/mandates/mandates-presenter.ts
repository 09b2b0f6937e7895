import type { BankMandate, RidingPlan } from '@hub/contract/calls/mandates/mandates';
import { mandateReasonOf } from '@hub/contract/mandates/mandate-reasons';
import { maskNumber, moneyOf, todayInIndia, writeMoney } from '@hub/domain';
import { modeOf } from '@hub/domain/mandates/mandate-channels';
import { isDormant, isExpiring, limitLeft } from '@hub/domain/mandates/mandate-use';
import type { MandateRow, PlanOnMandate } from './mandates.repository.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

export const planOf = ({ regNo, scheme, amount, frequency, endsOn }: PlanOnMandate): RidingPlan => ({
  regNo,
  scheme,
  amount,
  frequency,
  endsOn,
});

/** SIPs that are paid with the mandate. */
const ridingOn = (row: MandateRow, sips: readonly PlanOnMandate[]): PlanOnMandate[] =>
  row.umrn === null || row.status !== 'APPROVED' ? [] : sips.filter(({ umrn }) => umrn === row.umrn);

/** A mandate as it leaves: of its number and of the account the last four. */
export function mandateOf(
  row: MandateRow,
  sips: readonly PlanOnMandate[],
  today: Temporal.PlainDate,
): BankMandate {
  const plans = ridingOn(row, sips);
  const left = limitLeft(
    moneyOf(row.limit),
    plans.map(({ amount }) => ({ amount: moneyOf(amount) })),
  );
  const used = {
    status: row.status,
    endsOn: day(row.endsOn),
    since: todayInIndia(Temporal.Instant.from(row.decidedAt ?? row.createdAt)),
    plans: plans.length,
    lastDebitOn: row.lastDebitOn === null ? null : day(row.lastDebitOn),
  };
  const isOver = row.status === 'REJECTED' || row.status === 'CANCELLED';
  return {
    id: row.id,
    folioNo: row.folioNo,
    status: row.status,
    channel: row.channel,
    mode: modeOf(row.channel),
    maskedUmrn: row.umrn === null ? null : maskNumber(row.umrn),
    bank: row.bank,
    maskedAccount: maskNumber(row.account),
    limit: row.limit,
    left: writeMoney(left),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
    decidedAt: row.decidedAt,
    cancelledAt: row.cancelledAt,
    reason: isOver ? mandateReasonOf(row.code, row.reason) : null,
    repairs: row.repairs,
    repairedBy: row.repairedBy,
    plans: plans.map(planOf),
    isDormant: isDormant({ ...used, since: earlier(used.since, day(row.startsOn)) }, today),
    isExpiring: isExpiring(used, today),
  };
}

/** The demo's and a feed's mandates were written long after they began. */
const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? one : other;
