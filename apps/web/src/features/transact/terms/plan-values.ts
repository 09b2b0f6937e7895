import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import type { SystematicPlan } from '@hub/domain/orders/terms/order-codes';
import type { PlanEnd, PlanMove } from '@hub/domain/orders/terms/plan-terms';
import type { StopReason } from '@hub/domain/plans/change/stop-reasons';
import type { Frequency } from '@hub/domain/plans/frequencies';

/** The mandate that is registered with a SIP. Null is what is proposed. */
export interface NewMandateValues {
  account: string;
  channel: MandateChannel | '';
  vpa: string;
  limit: string | null;
  endsOn: string | null;
}

const noNewMandate: NewMandateValues = { account: '', channel: '', vpa: '', limit: null, endsOn: null };

/** What a form holds of a plan, as it is typed or chosen. Days are ISO dates or ''. */
export interface PlanValues {
  frequency: Frequency | '';
  /** Of the month or the week, as digits. */
  day: string;
  startsOn: string;
  endBy: PlanEnd['by'];
  count: string;
  endsOn: string;
  hasTopUp: boolean;
  topUpBy: 'amount' | 'rate';
  topUpAmount: string;
  /** Per cent. */
  topUpRate: string;
  topUpEvery: '6' | '12';
  topUpCap: string;
  /** Of the folio, or `NEW_MANDATE`. */
  mandate: string;
  newMandate: NewMandateValues;
  isFirstNow: boolean;
  move: PlanMove;
  /** The registration that stops when this one begins; '' for none. */
  replaces: string;
  /** The plan that is paused or stopped. */
  planKind: SystematicPlan | '';
  regNo: string;
  from: string;
  to: string;
  reason: StopReason | '';
}

export const noPlanValues: PlanValues = {
  frequency: 'monthly',
  day: '',
  startsOn: '',
  endBy: 'perpetual',
  count: '',
  endsOn: '',
  hasTopUp: false,
  topUpBy: 'rate',
  topUpAmount: '',
  topUpRate: '10',
  topUpEvery: '12',
  topUpCap: '',
  mandate: '',
  newMandate: noNewMandate,
  isFirstNow: false,
  move: 'fixed',
  replaces: '',
  planKind: '',
  regNo: '',
  from: '',
  to: '',
  reason: '',
};

/** `2026-11-16`, or null where no day is entered. */
export function dayOf(iso: string): Temporal.PlainDate | null {
  try {
    return iso === '' ? null : Temporal.PlainDate.from(iso);
  } catch {
    return null;
  }
}

/** A whole number above nil as it is typed; null for anything else. */
export function wholeOf(text: string): number | null {
  const typed = text.trim();
  return /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : null;
}
