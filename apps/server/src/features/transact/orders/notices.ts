import type { Decline } from '@hub/contract/declines/decline-texts';
import { type MoneyNotice, noticeOf } from '@hub/contract/orders/event-texts';
import type { Tx } from '../../../db/database.ts';
import { notifyAll, orderLink } from '../../notifications/notifications.public.ts';
import { findClientNames } from './client-names.repository.ts';
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
  if (orders.length === 0) return;
  const names = await findClientNames(
    tx,
    orders.map(({ reference }) => reference),
  );
  await notifyAll(
    tx,
    orders.flatMap((order) => {
      const notice = noticeOf(typeof about === 'string' ? about : order.status, {
        decline: typeof about === 'string' ? undefined : about,
        client: names.get(order.reference) ?? order.folioNo,
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
          link: orderLink(order.reference),
          at,
        },
      ];
    }),
  );
}
