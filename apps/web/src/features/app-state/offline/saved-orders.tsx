import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { splitSchemeName } from '@hub/domain';
import type { Snapshot } from '../../../lib/offline/snapshot.ts';
import { OrderStatusChip } from '../../../parts/transaction/order-status-chip.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { dayText } from '../../../ui/date/moment.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import styles from './offline.module.css';

/** The newest first, each with where it was when the copy was taken. */
export function SavedOrders({ orders }: Pick<Snapshot, 'orders'>) {
  if (orders.length === 0) {
    return <EmptyState title="No orders yet" text="There were none when the copy was made." />;
  }
  return (
    <ul className={styles.rows} aria-label="Orders">
      {orders.map((order) => (
        <li
          key={order.reference}
          className={cx('row between gap-12 pad-12-0 line-above', styles.row, styles.order)}
        >
          <span>
            <b>{order.client}</b>
            <span className="block mute text-note">
              {orderKindTexts[order.kind].title}: {order.headline} · {splitSchemeName(order.scheme).fund}
            </span>
            <span className="block mute text-note">
              <DatedText>{dayText(order.createdAt)}</DatedText>
            </span>
          </span>
          <OrderStatusChip order={order} />
        </li>
      ))}
    </ul>
  );
}
