import type { OrderStatus } from './order-status.ts';

/** What the transaction history can be narrowed to (Spec §4); `all` narrows nothing. */
export const historyFilters = ['all', 'Pending for confirmation', 'CONFIRMED', 'Link Expired'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

/** Spec §4. */
export const pendingStatuses = ['PENDING', 'CLOSED'] as const;

/** So long before it lapses, a link is about to: time enough to call the investor on the same day. */
export const LAPSING_HOURS = 12;

/** Who began an order: a distributor who is logged in, or one who came by the login before a transaction (S4-10). */
export const historyTypes = ['POSTLOGIN', 'PRELOGIN'] as const;
export type HistoryType = (typeof historyTypes)[number];

/** Beside the filters of the spec; what waits for its investor and what expired has a filter there. */
export const recordStages = ['to-pay', 'with-registrar', 'done', 'failed'] as const;
export type RecordStage = (typeof recordStages)[number];

/** Which stage an order is at. `isToPay`: it waits for money that no mandate brings. */
export function stageOf(status: OrderStatus, isToPay: boolean): RecordStage | null {
  switch (status) {
    case 'confirmed':
      return isToPay ? 'to-pay' : 'with-registrar';
    case 'paid':
    case 'submitted':
      return 'with-registrar';
    case 'allotted':
      return 'done';
    case 'declined':
    case 'rejected':
    case 'cancelled':
      return 'failed';
    case 'draft':
    case 'pending':
    case 'expired':
      return null;
  }
}

/** The days of a list that is grouped by them, in the order it has; then come months like `2026-10`. */
export const recordGroups = ['to-do', 'today', 'week', 'month'] as const;
