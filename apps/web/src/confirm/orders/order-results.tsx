import type { OrderToConfirm } from '@hub/contract/calls/confirmation/confirmation';
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

/** Each order in two lines, with where it is. */
export function OrderResults({ orders }: { orders: readonly OrderToConfirm[] }) {
  return (
    <ul className={styles.orders}>
      {orders.map(({ reference, status, headline, scheme, target, nav }) => (
        <li
          key={reference}
          className={`flex wrap between start gap-8-16 pad-12-16 text-large ${styles.order}`}
        >
          <div className={`shrink anywhere ${styles.words}`}>
            <p className="heavy figures">{headline}</p>
            <p>{target === null ? scheme.name : `${scheme.name} to ${target.name}`}</p>
            {nav !== null && (
              <p className="text-body">
                NAV of {nav.day} {nav.condition}
              </p>
            )}
            <p className="mute text-body">{reference}</p>
          </div>
          <p className="row gap-8 strong">
            <ToneMark tone={results[status].tone} size={20} />
            {results[status].name}
          </p>
        </li>
      ))}
    </ul>
  );
}
