import { type Paise, YEAR_BOUND } from '@hub/domain';
import type { SystematicPlan } from '@hub/domain/orders/terms/order-codes';
import type { Frequency } from '@hub/domain/plans/frequencies';
import type { PaymentMode } from '@hub/domain/plans/payment-modes';
import type { RowReader } from '../fields/row-reader.ts';
import type { FeedTopUp } from '../records/records.ts';
import { basisPoints } from './folio-people.ts';
import { planDays, planFrequency, planOf, planPayment, topUpMonths } from './plan-words.ts';

const LAST_DAY = `${YEAR_BOUND}-12-31`;

interface PlanTerms {
  readonly plan: SystematicPlan;
  readonly amount: Paise;
  readonly frequency: Frequency;
  readonly startsOn: string;
  /** Null where the feed says none: what an earlier row said stays. */
  readonly endsOn: string | null;
}

/** No plan is older: the first SIP was sold in 1993. */
const EARLIEST = '1990-01-01';

/** A day of a plan: none in another century, and none later than so many years from now. */
export function planDate(reader: RowReader, column: number, yearsAhead: number): string | null {
  const date = reader.date(column, yearsAhead > 0 ? 'future' : 'past');
  const latest = `${Number(reader.today.slice(0, 4)) + yearsAhead}${reader.today.slice(4)}`;
  if (date !== null && (date < EARLIEST || date > latest)) {
    reader.refuse(column, `This day of a plan must lie between ${EARLIEST} and ${latest}.`);
  }
  return date;
}

/** What every plan must have; null for a plan we do not keep. */
export function planTerms(
  reader: RowReader,
  at: {
    readonly type: number;
    readonly amount: number;
    readonly frequency: number;
    readonly from: number;
    readonly to: number;
  },
): PlanTerms | null {
  const type = reader.required(at.type);
  const plan = planOf(type);
  if (plan === 'other') return null;
  if (plan === null) reader.refuseWord(at.type, 'kind of plan', type);
  const frequencyText = reader.required(at.frequency);
  const frequency = planFrequency(frequencyText);
  if (frequency === null) reader.refuseWord(at.frequency, 'frequency', frequencyText);
  const amount = reader.requiredMoney(at.amount);
  if (amount <= 0n) reader.refuse(at.amount, 'A plan needs an amount above zero.');
  const startsOn = planDate(reader, at.from, 2) ?? reader.requiredDate(at.from);
  const endsOn = reader.date(at.to, 'future');
  if (endsOn !== null && endsOn < startsOn) reader.refuse(at.to, 'The plan ends before it starts.');
  return {
    plan: plan ?? 'SIP',
    amount,
    frequency: frequency ?? 'monthly',
    startsOn,
    endsOn: endsOn !== null && endsOn > LAST_DAY ? LAST_DAY : endsOn,
  };
}

/** The days an instalment is due on, as registered. */
export function dueDays(reader: RowReader, column: number): number[] {
  const text = reader.optional(column);
  const days = planDays(text);
  if (days === null) reader.refuse(column, `The due day ${text} is no day of a month or a week.`);
  return days ?? [];
}

/** How it is paid; null where the feed does not say. */
export function paymentMode(reader: RowReader, column: number): PaymentMode | null {
  const text = reader.optional(column);
  const mode = text === null ? 'unsaid' : planPayment(text);
  if (mode === null) reader.refuseWord(column, 'payment mode', text ?? '');
  return mode === 'unsaid' ? null : mode;
}

/** By how much an instalment grows, and how often; null where it does not, or the feed does not say. */
export function topUpOf(
  reader: RowReader,
  at: {
    readonly topUpFrequency: number;
    readonly topUpAmount: number;
    readonly topUpPercent: number;
    readonly topUpCap: number;
  },
): FeedTopUp | null {
  const amount = reader.money(at.topUpAmount);
  const rate = basisPoints(reader, at.topUpPercent);
  const hasAmount = amount !== null && amount !== 0n;
  if (!hasAmount && rate === null) return null;
  if (hasAmount && amount < 0n) reader.refuse(at.topUpAmount, 'A top-up cannot be negative.');
  if (hasAmount && rate !== null) {
    reader.refuse(at.topUpPercent, 'A top-up is an amount or a rate; this row has both.');
  }
  const text = reader.required(at.topUpFrequency);
  const months = topUpMonths(text);
  if (months === null) reader.refuseWord(at.topUpFrequency, 'top-up frequency', text);
  const cap = reader.money(at.topUpCap);
  return {
    amount: hasAmount ? amount : null,
    basisPoints: rate,
    everyMonths: months ?? 12,
    cap: cap === 0n ? null : cap,
  };
}
