import type { QueryEvent } from '@hub/contract/calls/feedback/feedback';
import { queryEventTexts } from '@hub/contract/feedback/query-texts';
import { Moment } from '../../ui/date/moment.tsx';
import { Stars } from '../../ui/form/choice/stars-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { cx } from '../../ui/theme/cx.ts';
import styles from './query-thread.module.css';

/** What was said and done, the first first; the desk's words stand out. */
export function QueryThread({ events }: { events: readonly QueryEvent[] }) {
  return (
    <Card title="Conversation">
      <ol className={styles.thread}>
        {events.map(({ what, at, words, rating }, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its number
          <li key={no} className={cx(styles.event, what === 'answered' && styles.desk)}>
            <p className={styles.who}>
              <strong>{queryEventTexts[what]}</strong> {rating !== null && <Stars count={rating} />}{' '}
              <Moment at={at} className={styles.when} />
            </p>
            {words !== '' && <p className={styles.words}>{words}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
