import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../action/icon.tsx';
import { AlertIcon, CheckIcon, ClockIcon } from '../action/icons.ts';
import { cx } from '../theme/cx.ts';
import styles from './timeline.module.css';

/** `bad`: it happened and went wrong. `now`: what is waited for. `open`: what comes after that. */
type TimelineState = 'done' | 'bad' | 'now' | 'open';

export interface TimelineItem {
  readonly id: string;
  readonly state: TimelineState;
  readonly title: string;
  readonly note?: string | null;
  /** Who and when. */
  readonly when?: ReactNode;
}

const icons: Readonly<Record<TimelineState, TablerIcon | null>> = {
  done: CheckIcon,
  bad: AlertIcon,
  now: ClockIcon,
  open: null,
};

const marks: Readonly<Record<TimelineState, string | undefined>> = {
  done: 'success tint-success',
  bad: 'danger tint-danger',
  now: 'warning tint-warning',
  open: styles.open,
};

/** What happened, one after the other, and what is still ahead. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="stack">
      {items.map(({ id, state, title, note, when }) => {
        const icon = icons[state];
        return (
          <li
            key={id}
            className={cx(styles.event, (state === 'now' || state === 'open') && styles.ahead)}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={cx(styles.mark, marks[state])}>{icon && <Icon of={icon} size={14} />}</span>
            <div className={styles.words}>
              <p className={styles.title}>{title}</p>
              {note && <p className="soft text-note anywhere">{note}</p>}
              {when && <p className="mute text-small">{when}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
