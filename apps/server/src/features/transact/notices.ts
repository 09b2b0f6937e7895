import { href } from '@hub/contract';
import { noticeOf } from '@hub/contract/orders/event-texts';
import type { Tx } from '../../db/database.ts';
import { notifyAll } from '../notifications/notifications.public.ts';
import type { OrderRow } from './orders.repository.ts';

/** A notification for each order whose status has something to say to its distributor. */
export async function tellDistributor(
  tx: Tx,
  orders: readonly OrderRow[],
  at: Temporal.Instant,
): Promise<void> {
  await notifyAll(
    tx,
    orders.flatMap((order) => {
      const notice = noticeOf(order.status, {
        kind: order.kind,
        headline: order.summary.headline,
        scheme: order.summary.scheme.name,
      });
      if (notice === null) return [];
      return [
        { arn: order.arn, ...notice, link: `${href('transact/history')}?order=${order.reference}`, at },
      ];
    }),
  );
}
