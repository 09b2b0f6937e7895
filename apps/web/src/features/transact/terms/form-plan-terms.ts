import { paise, parseTypedMoney } from '@hub/domain';
import { perMillion } from '@hub/domain/money/per-million';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { PlanEnd } from '@hub/domain/orders/terms/plan-terms';
import type { TopUp } from '@hub/domain/plans/top-up';
import { dayOf, type PlanValues, wholeOf } from './plan-values.ts';

/** Long past, so that what is said about it is said at its field, and nothing is computed from it. */
const notEntered = () => Temporal.PlainDate.from('1900-01-01');

const trimmed = (text: string): string => text.trim();

function endWire({ endBy, count, endsOn }: PlanValues) {
  if (endBy === 'count') return { by: endBy, count: wholeOf(count) ?? Number.NaN };
  return endBy === 'date' ? { by: endBy, date: endsOn } : { by: endBy };
}

function topUpWire({ hasTopUp, topUpBy, topUpAmount, topUpRate, topUpEvery, topUpCap }: PlanValues) {
  if (!hasTopUp) return null;
  return {
    by:
      topUpBy === 'amount'
        ? { kind: 'amount', amount: topUpAmount }
        : { kind: 'rate', percent: trimmed(topUpRate) },
    everyMonths: Number(topUpEvery),
    cap: topUpCap === '' ? null : topUpCap,
  };
}

/** What every plan says of its dates, as a request carries it. */
const datesWire = (values: PlanValues) => ({
  frequency: values.frequency,
  day: values.frequency === 'daily' || values.day === '' ? null : Number(values.day),
  startsOn: values.startsOn,
  end: endWire(values),
  replaces: values.replaces === '' ? null : values.replaces,
});

const newMandateWire = ({ newMandate }: PlanValues) => {
  const { account, channel, vpa, limit, endsOn } = newMandate;
  return {
    account,
    channel,
    vpa: channel === 'upi' && vpa.trim() !== '' ? vpa.trim() : null,
    limit: limit ?? '',
    endsOn: endsOn ?? '',
  };
};

export const sipWire = (
  values: PlanValues,
  payment: { readonly payMode: string; readonly account: string },
) => ({
  ...datesWire(values),
  topUp: topUpWire(values),
  mandate: values.mandate,
  ...(values.mandate === NEW_MANDATE && { newMandate: newMandateWire(values) }),
  firstNow: values.isFirstNow ? payment : null,
});

export const movedWire = (values: PlanValues, amount: string) => ({
  ...datesWire(values),
  move: values.move,
  amount: values.move === 'appreciation' ? null : amount,
});

function endNow({ endBy, count, endsOn }: PlanValues): PlanEnd {
  if (endBy === 'count') return { by: endBy, count: wholeOf(count) ?? 0 };
  return endBy === 'date' ? { by: endBy, date: dayOf(endsOn) ?? notEntered() } : { by: endBy };
}

const PERCENT = /^\d{1,3}(\.\d{1,2})?$/;

function topUpNow(values: PlanValues): TopUp | null {
  if (!values.hasTopUp) return null;
  const { topUpBy, topUpAmount, topUpRate, topUpEvery, topUpCap } = values;
  const typed = trimmed(topUpRate);
  const percent = PERCENT.test(typed) ? typed : '0';
  return {
    by:
      topUpBy === 'amount'
        ? { kind: 'amount', amount: parseTypedMoney(topUpAmount) ?? paise(0n) }
        : { kind: 'rate', rate: perMillion(BigInt(Math.round(Number(percent) * 10_000))) },
    everyMonths: topUpEvery === '6' ? 6 : 12,
    cap: parseTypedMoney(topUpCap),
  };
}

/** The same as far as it is entered, for pre-flight and preview. */
export const datesNow = (values: PlanValues) => ({
  ...datesWire(values),
  startsOn: dayOf(values.startsOn) ?? notEntered(),
  end: endNow(values),
});

export const sipNow = (values: PlanValues) => ({
  ...datesNow(values),
  topUp: topUpNow(values),
  ...(values.mandate === NEW_MANDATE && { newMandate: newMandateNow(values) }),
});

const newMandateNow = (values: PlanValues) => {
  const { limit, endsOn, ...others } = newMandateWire(values);
  return { ...others, limit: parseTypedMoney(limit) ?? paise(0n), endsOn: dayOf(endsOn) ?? notEntered() };
};

export const pauseNow = ({ from, to }: PlanValues) => ({
  from: dayOf(from) ?? notEntered(),
  to: dayOf(to) ?? notEntered(),
});

/** Whether there is enough to show what the order comes to: dates of a plan come from a rhythm and a start. */
export function isPreviewable(kind: FormKind, values: PlanValues): boolean {
  switch (kind) {
    case 'sip':
    case 'stp':
    case 'swp': {
      const hasEnd =
        values.endBy === 'perpetual' || (values.endBy === 'count' ? values.count : values.endsOn) !== '';
      return values.frequency !== '' && dayOf(values.startsOn) !== null && hasEnd;
    }
    case 'pause':
      return values.regNo !== '' && dayOf(values.from) !== null && dayOf(values.to) !== null;
    case 'stop':
      return values.regNo !== '';
    default:
      return true;
  }
}
