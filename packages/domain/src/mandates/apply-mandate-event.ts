import { isUmrn } from './mandate-channels.ts';
import type { MandateStatus } from './mandate-status.ts';

export interface MandateState {
  readonly status: MandateStatus;
  readonly umrn: string | null;
  readonly code: string | null;
}

export type MandateEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'approved'; readonly umrn: string }
  | { readonly type: 'rejected'; readonly code: string }
  | { readonly type: 'cancelled' };

type MandateRefusal = 'already' | 'not-now' | 'umrn';
type MandateStep =
  | { readonly ok: true; readonly mandate: MandateState }
  | { readonly ok: false; readonly refusal: MandateRefusal };

/** From which statuses an event leads where. What is not listed is refused. */
const ways: Readonly<Record<MandateEvent['type'], Readonly<Partial<Record<MandateStatus, MandateStatus>>>>> =
  {
    sent: { INITIATED: 'SENT' },
    approved: { SENT: 'APPROVED' },
    rejected: { INITIATED: 'REJECTED', SENT: 'REJECTED' },
    cancelled: { INITIATED: 'CANCELLED', APPROVED: 'CANCELLED' },
  };

/** What a second message of the same event finds. */
const reached: Readonly<Record<MandateEvent['type'], readonly MandateStatus[]>> = {
  sent: ['SENT', 'APPROVED', 'REJECTED'],
  approved: ['APPROVED'],
  rejected: ['REJECTED'],
  cancelled: ['CANCELLED'],
};

/** The mandate after an event, or why the event cannot be. Nothing else ever changes its status. */
export function applyMandateEvent(mandate: MandateState, event: MandateEvent): MandateStep {
  const to = ways[event.type][mandate.status];
  if (to === undefined) {
    return { ok: false, refusal: reached[event.type].includes(mandate.status) ? 'already' : 'not-now' };
  }
  if (event.type === 'approved') {
    if (!isUmrn(event.umrn)) return { ok: false, refusal: 'umrn' };
    return { ok: true, mandate: { status: to, umrn: event.umrn, code: null } };
  }
  return {
    ok: true,
    mandate: { ...mandate, status: to, code: event.type === 'rejected' ? event.code : mandate.code },
  };
}
