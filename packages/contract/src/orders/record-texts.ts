import type { HistoryFilter } from '@hub/domain/orders/state/record-statuses';
import type { OrderKind } from '@hub/domain/orders/terms/order-terms';
import type { RecordRow } from '../calls/transact/transact-records.ts';
import { orderStatusTexts } from './event-texts.ts';

/*
 * An order that was sent, in words: the same on every screen, in files and on its receipt.
 */

export const historyFilterNames: Readonly<Record<HistoryFilter, string>> = {
  all: 'All',
  'Pending for confirmation': 'Pending for confirmation',
  CONFIRMED: 'Confirmed',
  'Link Expired': 'Link expired',
};

type StatusFacts = Pick<RecordRow, 'kind' | 'status' | 'waitsOn' | 'isRefunded'>;

const doneTexts: Readonly<Record<OrderKind, string>> = {
  lumpsum: orderStatusTexts.allotted,
  redeem: 'Redeemed',
  switch: 'Switched',
  sip: 'Registered',
  stp: 'Registered',
  swp: 'Registered',
  pause: 'Paused',
  stop: 'Stopped',
  folio: 'Folio opened',
};

/** What matters most about an order, in two or three words. */
export function orderStatusText({ kind, status, waitsOn, isRefunded }: StatusFacts): string {
  const text = orderStatusTexts[status];
  if (isRefunded) return `${text}, refunded`;
  if (waitsOn === 'bank') return `${text}, refunding`;
  if (status === 'confirmed' && waitsOn === 'payer') return 'Confirmed, not paid';
  return status === 'allotted' ? doneTexts[kind] : text;
}

export const paymentStatusTexts: Readonly<Record<string, string>> = {
  started: 'Started, not finished',
  received: 'Received',
  failed: 'Failed',
};
