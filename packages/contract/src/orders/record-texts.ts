import type { HistoryFilter, OrderKind, OrderStatus } from '@hub/domain';
import type { RecordRow } from '../calls/transact.ts';

/*
 * An order in words, the same on every screen, in files and on its receipt.
 */

export const orderKindNames: Readonly<Record<OrderKind, string>> = {
  lumpsum: 'Lumpsum',
  redeem: 'Redemption',
  switch: 'Switch',
};

export const historyFilterNames: Readonly<Record<HistoryFilter, string>> = {
  all: 'All',
  'Pending for confirmation': 'Pending for confirmation',
  CONFIRMED: 'Confirmed',
  'Link Expired': 'Link Expired',
};

export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  draft: 'Draft',
  pending: 'Pending for confirmation',
  confirmed: 'Confirmed',
  paid: 'Paid',
  submitted: 'With the registrar',
  allotted: 'Allotted',
  expired: 'Link Expired',
  declined: 'Declined',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

type StatusFacts = Pick<RecordRow, 'kind' | 'status' | 'waitsOn' | 'isRefunded'>;

/** What matters most about an order, in two or three words. */
export function orderStatusText({ kind, status, waitsOn, isRefunded }: StatusFacts): string {
  if (isRefunded) return `${orderStatusNames[status]}, refunded`;
  if (waitsOn === 'bank') return `${orderStatusNames[status]}, refund on its way`;
  if (status === 'confirmed' && waitsOn === 'payer') return 'Confirmed, not paid';
  if (status === 'allotted' && kind === 'redeem') return 'Redeemed';
  if (status === 'allotted' && kind === 'switch') return 'Switched';
  return orderStatusNames[status];
}
