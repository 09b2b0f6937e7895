import type { RecordAct, RecordRow } from '../calls/transact/transact-records.ts';

/** What a distributor can do with an order that was sent. */
export type OrderAct = RecordAct | 'cancel' | 'share' | 'again';

/** The one used most stands first. */
export function actsOf(row: Pick<RecordRow, 'status' | 'waitsOn' | 'canOrderAgain'>): readonly OrderAct[] {
  const { status, waitsOn } = row;
  const again: readonly OrderAct[] = row.canOrderAgain ? ['again'] : [];
  switch (status) {
    case 'pending':
      return ['share', 'resend', 'extend', 'cancel'];
    case 'expired':
      return ['reissue', ...again, 'cancel'];
    case 'confirmed':
      return waitsOn === 'payer' ? ['resend-payment', 'cancel'] : ['cancel'];
    case 'paid':
      return ['cancel'];
    case 'declined':
      return [...again, 'cancel'];
    default:
      return again;
  }
}
