import type { OrderToConfirm } from '@hub/contract/calls/confirmation/confirmation';
import type { ReactNode } from 'react';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { type Tone, ToneMark } from '../parts/marks.tsx';
import styles from './order-results.module.css';

const results: Readonly<Record<OrderToConfirm['status'], { readonly tone: Tone; readonly name: string }>> = {
  draft: { tone: 'info', name: 'Not sent' },
  pending: { tone: 'wait', name: 'Not confirmed yet' },
  confirmed: { tone: 'good', name: 'Confirmed' },
  paid: { tone: 'good', name: 'Paid' },
  submitted: { tone: 'good', name: 'Sent to the fund' },
  allotted: { tone: 'good', name: 'Done' },
  expired: { tone: 'wait', name: 'Link expired' },
  declined: { tone: 'info', name: 'Declined' },
  rejected: { tone: 'bad', name: 'Rejected' },
  cancelled: { tone: 'info', name: 'Cancelled' },
};

/** Each order in two lines, and what is said of it beside them. */
export function OrderLines({
  orders,
  beside,
}: {
  orders: readonly OrderToConfirm[];
  beside?: (order: OrderToConfirm) => ReactNode;
}) {
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li
          key={order.reference}
          className={`flex wrap between start gap-8-16 pad-12-16 text-large ${styles.order}`}
        >
          <div className={`shrink anywhere ${styles.words}`}>
            <p className="heavy">{order.headline}</p>
            <p>
              {order.target === null ? order.scheme.name : `${order.scheme.name} to ${order.target.name}`}
            </p>
            {order.nav !== null && order.status === 'confirmed' && (
              <p className="text-body">
                <DatedText>
                  NAV of {order.nav.day} {order.nav.condition}
                </DatedText>
              </p>
            )}
            <p className="mute text-body">{order.reference}</p>
          </div>
          {beside?.(order)}
        </li>
      ))}
    </ul>
  );
}

/** With where each is. */
export const OrderResults = ({ orders }: { orders: readonly OrderToConfirm[] }) => (
  <OrderLines
    orders={orders}
    beside={({ status }) => (
      <p className="row gap-8 strong">
        <ToneMark tone={results[status].tone} size={20} />
        {results[status].name}
      </p>
    )}
  />
);
