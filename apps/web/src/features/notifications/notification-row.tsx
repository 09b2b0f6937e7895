import { resolveDeepLink } from '@hub/contract';
import type { Notification } from '@hub/contract/calls/notifications/notifications';
import { topicTexts } from '@hub/contract/notifications/topic-texts';
import { useEffect, useRef } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CheckIcon } from '../../ui/action/icons.ts';
import { Moment } from '../../ui/date/moment.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { cx } from '../../ui/theme/cx.ts';
import styles from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  onRead: () => void;
}

/** Unread is told by a dot, a bolder title and a word for who sees neither. Opening it reads it. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { topic, title, body, link, createdAt, readAt } = notification;
  const { brand } = useServices();
  const unread = readAt === null;
  // Whatever the server sent, it leads to a screen of ours or nowhere.
  const target = link === null ? null : resolveDeepLink(link, brand.slug);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (unread || !pressed.current) return;
    // The button is gone; the focus stays in its row.
    pressed.current = false;
    heading.current?.focus();
  }, [unread]);
  return (
    <article
      className={cx('stack with-aside anchor gap-4', styles.row, unread && styles.unread)}
      data-unread={unread || undefined}
    >
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1} className={`soft medium anywhere ${styles.title}`}>
          {unread && <span className="visually-hidden">Unread: </span>}
          {target === null ? (
            title
          ) : (
            <RouteLink href={target} className={styles.link} onClick={() => unread && onRead()}>
              {title}
            </RouteLink>
          )}
        </h2>
        <p className={`mute anywhere ${styles.body}`}>{body}</p>
        <p className={`mute text-small ${styles.topic}`}>{topicTexts[topic].name}</p>
      </div>
      <Moment at={createdAt} className={`mute text-small ${styles.time}`} />
      {unread && (
        <Button
          look="quiet"
          size="compact"
          className={styles.mark ?? ''}
          aria-label={`Mark as read: ${title}`}
          onClick={() => {
            pressed.current = true;
            onRead();
          }}
        >
          <Icon of={CheckIcon} size={18} />
          <span className={styles.markWords}>Mark as read</span>
        </Button>
      )}
    </article>
  );
}
