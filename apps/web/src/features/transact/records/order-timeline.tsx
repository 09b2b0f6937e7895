import type { OrderTimelineEvent, RecordDetails } from '@hub/contract/calls/transact-records';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon, CheckIcon, ClockIcon } from '../../../ui/action/icons.ts';
import { Moment } from '../../../ui/figure/moment.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import styles from './order-timeline.module.css';
import { waitsText } from './record-text.ts';
import { stepsToCome } from './steps-to-come.ts';

const actors: Readonly<Record<OrderTimelineEvent['actor'], string>> = {
  distributor: 'You',
  investor: 'Investor',
  bank: 'Bank',
  registrar: 'Registrar',
  system: 'Hub',
};

/** What went wrong is marked as such; the words say it too. */
const isTrouble = ({ type }: OrderTimelineEvent): boolean =>
  /declined|expired|failed|rejected|cancelled/.test(type);

/** Everything that happened to an order, and what is still ahead of it. */
export function OrderTimeline({ order }: { order: Omit<RecordDetails, 'now'> }) {
  const steps = stepsToCome(order);
  const waits = waitsText(order);
  return (
    <Card title="Timeline">
      <ol className={styles.events}>
        {order.events.map((event, at) => {
          const isBad = isTrouble(event);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its number
            <li key={at} className={styles.event}>
              <span className={cx(styles.mark, isBad ? styles.bad : styles.done)}>
                <Icon of={isBad ? AlertIcon : CheckIcon} size={14} />
              </span>
              <div className={styles.words}>
                <p className={styles.title}>{event.title}</p>
                {event.note !== null && <p className={styles.note}>{event.note}</p>}
                <p className={styles.when}>
                  {actors[event.actor]} · <Moment at={event.at} />
                </p>
              </div>
            </li>
          );
        })}
        {steps.map((step, at) => (
          <li
            key={step.id}
            className={cx(styles.event, styles.ahead)}
            aria-current={at === 0 ? 'step' : undefined}
          >
            <span className={cx(styles.mark, at === 0 ? styles.now : styles.open)}>
              {at === 0 && <Icon of={ClockIcon} size={14} />}
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{step.text}</p>
              {at === 0 && waits !== null && (
                <p className={styles.when}>
                  {waits} since <Moment at={order.changedAt} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
