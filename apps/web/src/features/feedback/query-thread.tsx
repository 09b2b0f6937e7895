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
      <ol className="stack gap-12">
        {events.map(({ what, at, words, rating }, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its number
          <li key={no} className={cx('stack gap-4 pad-12-16 sunk round', what === 'answered' && styles.desk)}>
            <p className="flex wrap baseline gap-2-8">
              <strong>{queryEventTexts[what]}</strong> {rating !== null && <Stars count={rating} />}{' '}
              <Moment at={at} className="mute text-small" />
            </p>
            {words !== '' && <p className="as-written anywhere">{words}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
