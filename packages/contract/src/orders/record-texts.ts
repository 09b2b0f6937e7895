import type { HistoryFilter, RecordStage } from '@hub/domain/orders/state/record-statuses';
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

export const recordStageNames: Readonly<Record<RecordStage, string>> = {
  'to-pay': 'To pay',
  'with-registrar': 'With registrar',
  done: 'Done',
  failed: 'Failed',
};

const groupNames: Readonly<Record<string, string>> = {
  'to-do': 'To do',
  today: 'Today',
  week: 'Last 7 days',
  month: 'This month',
};

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Over the orders of some days, or of a month like `2026-10`. */
export const recordGroupName = (id: string): string =>
  groupNames[id] ?? monthFormat.format(Date.parse(`${id}-01`));

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
  if (waitsOn === 'bank') return status === 'confirmed' ? 'Confirmed, to be debited' : `${text}, refunding`;
  if (status === 'confirmed' && waitsOn === 'payer') return 'Confirmed, not paid';
  return status === 'allotted' ? doneTexts[kind] : text;
}

export const paymentStatusTexts: Readonly<Record<string, string>> = {
  started: 'Started, not finished',
  received: 'Received',
  failed: 'Failed',
};
