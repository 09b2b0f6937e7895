import type { RecordAct, RecordRow } from '../calls/transact/transact-records.ts';

/** What a distributor can do with an order that was sent. */
export type OrderAct = RecordAct | 'cancel' | 'share';

/** The one used most stands first. */
export function actsOf({ status, waitsOn }: Pick<RecordRow, 'status' | 'waitsOn'>): readonly OrderAct[] {
  switch (status) {
    case 'pending':
      return ['share', 'resend', 'extend', 'cancel'];
    case 'expired':
      return ['reissue', 'cancel'];
    case 'confirmed':
      return waitsOn === 'payer' ? ['resend-payment', 'cancel'] : ['cancel'];
    case 'paid':
    case 'declined':
      return ['cancel'];
    default:
      return [];
  }
}
