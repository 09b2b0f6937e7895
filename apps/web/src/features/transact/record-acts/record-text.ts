import type { RecordAct, RecordDetails, RecordRow } from '@hub/contract/calls/transact/transact-records';
import type { OrderAct } from '@hub/contract/orders/record-acts';
import { groupIndian } from '@hub/domain';
import { momentText } from '../../../ui/date/moment.tsx';

export const ordersText = (count: number): string =>
  count === 1 ? '1 order' : `${groupIndian(count)} orders`;

type WaitsOn = NonNullable<RecordRow['waitsOn']>;

/** Who has to do something now. */
const waiting: Readonly<Record<WaitsOn, string>> = {
  distributor: 'Waiting for you',
  investor: 'Waiting for the investor',
  payer: 'Waiting for the payment',
  system: 'Waiting for the next batch to the registrar',
  registrar: 'Waiting for the registrar',
  bank: 'Waiting for the bank to return the money',
};

export const waitsText = ({ status, waitsOn }: Pick<RecordRow, 'status' | 'waitsOn'>): string | null =>
  status === 'confirmed' && waitsOn === 'bank'
    ? 'Waiting for the bank to debit the mandate'
    : waitsOn && waiting[waitsOn];

/** Whether it changes without anybody here doing something. */
export const isUnderWay = ({ waitsOn }: Pick<RecordRow, 'waitsOn'>): boolean =>
  waitsOn !== null && waitsOn !== 'distributor';

export const actNames: Readonly<Record<OrderAct, string>> = {
  resend: 'Send the link again',
  extend: 'Give more time',
  reissue: 'Send a new link',
  'resend-payment': 'Ask for the payment again',
  share: 'Share the link',
  again: 'Order again',
  cancel: 'Cancel the order',
};

const to = ({ sentTo }: Pick<RecordDetails, 'sentTo'>): string =>
  sentTo.length === 0 ? '' : ` to ${sentTo.join(' and ')}`;

/** Said once the server has done it. */
export function doneText(act: RecordAct, details: Pick<RecordDetails, 'sentTo' | 'expiresAt'>): string {
  const until = details.expiresAt === null ? '' : ` It is valid until ${momentText(details.expiresAt)}.`;
  switch (act) {
    case 'resend':
      return `The link was sent again${to(details)}.${until}`;
    case 'extend':
      return details.expiresAt === null
        ? 'The investor has more time.'
        : `The investor has time until ${momentText(details.expiresAt)}.`;
    case 'reissue':
      return `A new link was sent${to(details)}.${until}`;
    default:
      return `The payment was requested again${to(details)}.`;
  }
}
