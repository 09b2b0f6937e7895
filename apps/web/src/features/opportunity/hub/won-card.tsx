import { dayText } from '@hub/domain';
import { Money } from '../../../ui/figure/money.tsx';
import { countText } from '../calls/counted.ts';
import type { Hub } from '../calls/queries.ts';
import styles from './hub.module.css';

const orders = { one: 'order', many: 'orders' };

/** What came of it: orders begun from a row that were allotted this financial year. */
export function WonCard({ won }: Pick<Hub, 'won'>) {
  const since = `since ${dayText(won.since)}`;
  return (
    <section
      className={`flex wrap baseline gap-2-8 below-16 pad-12-20 tinted round-card ${styles.won}`}
      aria-label="Won this year"
    >
      <span className="soft strong">Won this year</span>
      {won.orders === 0 ? (
        <p className="soft text-note">
          Nothing yet. Orders you start from a list count here once they are allotted.
        </p>
      ) : (
        <>
          <b className={`text-title heavy figures tight ${styles.wonFigure}`}>
            <Money amount={won.amount} compact />
          </b>
          <span className="soft text-note">
            from {countText(won.orders, orders)} {since}
          </span>
        </>
      )}
    </section>
  );
}
