import { resolveDeepLink } from '@hub/contract';
import type { Notification } from '@hub/contract/calls/notifications/notifications';
import { noticeActTexts, noticeVerbs, splitNotice } from '@hub/contract/notifications/notice-texts';
import { topicTexts } from '@hub/contract/notifications/topic-texts';
import { noticeTone } from '@hub/domain/notifications/notice-kinds';
import { useEffect, useRef } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CheckIcon } from '../../ui/action/icons.ts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { TimeOfDay, timeText } from '../../ui/date/moment.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { iconOf } from './notification-icons.ts';
import styles from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  /** What was pressed in it is under way. */
  busy: boolean;
  onRead: () => void;
  onAct: (order: NonNullable<Notification['act']>) => void;
}

/**
 * The client first, then what happened and the amount. Unread is told by a dot, a bolder title and a word for who sees
 * neither. Opening it reads it, and so does acting on it, which is done here.
 */
export function NotificationRow({ notification, busy, onRead, onAct }: NotificationRowProps) {
  const { topic, kind, title, body, link, createdAt, readAt } = notification;
  const { brand } = useServices();
  const unread = readAt === null;
  const tone = noticeTone(kind);
  // Whatever the server sent, it leads to a screen of ours or nowhere.
  const target = link === null ? null : resolveDeepLink(link, brand.slug);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);
  const isActedOn = notification.done !== null;
  useEffect(() => {
    if ((unread && !isActedOn) || !pressed.current) return;
    // The button is gone; the focus stays in its row.
    pressed.current = false;
    heading.current?.focus();
  }, [unread, isActedOn]);
  return (
    <article
      className={cx('stack anchor', styles.row, unread && styles.unread, styles[tone])}
      data-unread={unread || undefined}
      data-tone={tone}
    >
      <span className={cx('stack centre fixed', styles.icon)}>
        <Icon of={iconOf(notification)} size={18} />
      </span>
      <div>
        <h3 ref={heading} tabIndex={-1} className={`text-body soft medium anywhere ${styles.title}`}>
          {unread && <span className="visually-hidden">Unread: </span>}
          {target === null ? (
            <Title notification={notification} />
          ) : (
            <RouteLink href={target} className={styles.link} onClick={() => unread && onRead()}>
              <Title notification={notification} />
            </RouteLink>
          )}
        </h3>
        <p className={`mute anywhere ${styles.body}`}>
          <DatedText>{body}</DatedText>
        </p>
        <p className={`mute text-small ${styles.topic}`}>{topicTexts[topic].name}</p>
      </div>
      <Act
        notification={notification}
        verb={target !== null && kind !== null ? noticeVerbs[kind] : undefined}
        busy={busy}
        onAct={(order) => {
          pressed.current = true;
          onAct(order);
        }}
      />
      <TimeOfDay at={createdAt} className={`mute text-small figures ${styles.time}`} />
      {unread && (
        <MarkRead
          title={title}
          onPress={() => {
            pressed.current = true;
            onRead();
          }}
        />
      )}
    </article>
  );
}

const MarkRead = ({ title, onPress }: { title: string; onPress: () => void }) => (
  <Button
    look="quiet"
    size="compact"
    className={styles.mark ?? ''}
    aria-label={`Mark as read: ${title}`}
    title="Mark as read"
    onClick={onPress}
  >
    <Icon of={CheckIcon} size={18} />
  </Button>
);

function Title({ notification }: Pick<NotificationRowProps, 'notification'>) {
  const { client, happened } = splitNotice(notification);
  if (client === null) return <DatedText>{happened}</DatedText>;
  return (
    <>
      <b className={styles.client}>{client}</b>: <DatedText>{happened}</DatedText>
    </>
  );
}

interface ActProps extends Pick<NotificationRowProps, 'notification' | 'busy' | 'onAct'> {
  /** What the page does that the row opens. */
  verb: string | undefined;
}

/** What is done about it, here or on the page it opens; and once it was done here, what. */
function Act({ notification: { act, done, title }, verb, busy, onAct }: ActProps) {
  if (done !== null) {
    return (
      <p role="status" className={`inline middle gap-4 success text-note strong ${styles.act}`}>
        <Icon of={CheckIcon} size={16} />
        {noticeActTexts[done.act].done}, {timeText(done.at)}
      </p>
    );
  }
  if (act !== null) {
    const text = noticeActTexts[act.act].act;
    return (
      <Button
        look="outline"
        size="compact"
        busy={busy}
        className={cx('lifted', styles.act)}
        aria-label={`${text}: ${title}`}
        onClick={() => onAct(act)}
      >
        {text}
      </Button>
    );
  }
  // The title's link covers the row: this says where it leads.
  return verb === undefined ? null : (
    <span aria-hidden="true" className={`brand text-note strong ${styles.act}`}>
      {verb}
    </span>
  );
}
