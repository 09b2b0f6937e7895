import { href } from '@hub/contract';
import type { Decline } from '@hub/contract/declines/decline-texts';
import { type MoneyNotice, noticeOf } from '@hub/contract/orders/event-texts';
import type { Tx } from '../../../db/database.ts';
import { notifyAll } from '../../notifications/notifications.public.ts';
import type { OrderRow } from './orders.repository.ts';

/**
 * A notification for each order: of its status, which is a new one, or of what happened to its money while the status
 * stayed. Of what was declined, why.
 */
export async function notifyDistributor(
  tx: Tx,
  orders: readonly OrderRow[],
  at: Temporal.Instant,
  about?: MoneyNotice | Decline,
): Promise<void> {
  await notifyAll(
    tx,
    orders.flatMap((order) => {
      const notice = noticeOf(typeof about === 'string' ? about : order.status, {
        decline: typeof about === 'string' ? undefined : about,
        kind: order.kind,
        headline: order.summary.headline,
        scheme: order.summary.scheme.name,
      });
      if (notice === null) return [];
      return [
        {
          arn: order.arn,
          topic: 'orders' as const,
          ...notice,
          link: `${href('transact/history')}?order=${order.reference}`,
          at,
        },
      ];
    }),
  );
}
