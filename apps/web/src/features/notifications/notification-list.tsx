import { topicTexts } from '@hub/contract/notifications/topic-texts';
import { routes } from '@hub/domain';
import { noticeTopics } from '@hub/domain/notifications/notice-topics';
import { useStore } from '../../lib/react.ts';
import { InitiateButton } from '../../parts/arn/initiate-button.tsx';
import { unreadCount } from '../../parts/notifications/unread-count.ts';
import { today } from '../../parts/statement/days.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { FilterIcon } from '../../ui/action/icons.ts';
import { dayHeading } from '../../ui/date/moment.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { ListFilters } from '../../ui/layout/list-filters.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../ui/tabs/scroll-strip.tsx';
import { type NotificationsState, notificationsState } from './list-state.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead, useNoticeAct, useNotifications } from './queries.ts';

const { title } = routes.notifications;

interface NotificationListProps {
  arn: string;
  state: NotificationsState;
  onChange: (next: NotificationsState) => void;
  hrefOf: (next: NotificationsState) => string;
}

/** Everything the ARN was told, newest first, by topic. */
export function NotificationList({ arn, state, onChange, hrefOf }: NotificationListProps) {
  const { topic, show } = state;
  const list = useNotifications(arn, { topic, unreadOnly: show === 'unread' });
  const unread = useStore(unreadCount);
  const mark = useMarkRead(arn);
  const act = useNoticeAct(arn);
  const isFiltered = topic !== null || show !== null;
  const some = list.rows.length > 0;
  return (
    <>
      <PageHeader
        back
        title={title}
        note={
          (some || isFiltered) && <span role="status">{unread > 0 ? `${unread} unread` : 'All read'}</span>
        }
        actions={
          <>
            {some && (
              <Button
                look="outline"
                size="compact"
                busy={mark.isPending || unread === 0}
                onClick={() => mark.mutate({ all: true })}
              >
                Mark all as read
              </Button>
            )}
            <ButtonLink
              look="quiet"
              size="compact"
              href={hrefOf({ ...notificationsState.anywhere, view: 'settings' })}
            >
              <Icon of={FilterIcon} size={16} />
              Settings
            </ButtonLink>
          </>
        }
      />
      {(some || isFiltered) && <Filters state={state} onChange={onChange} />}
      <DataList
        list={list}
        label={title}
        groupOf={({ createdAt }) => dayHeading(createdAt, today())}
        row={(one) => (
          <NotificationRow
            notification={one}
            busy={act.busyId === one.id}
            onRead={() => mark.mutate({ id: one.id })}
            onAct={(order) => act.run({ id: one.id, ...order })}
          />
        )}
        failed="Your notifications could not be loaded"
        empty={<Empty isFiltered={isFiltered} onShowAll={() => onChange(notificationsState.anywhere)} />}
      />
    </>
  );
}

function Empty({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return isFiltered ? (
    <EmptyState title="Nothing here" text="No notification of yours matches these filters.">
      <Button look="outline" onClick={onShowAll}>
        Show all notifications
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing to read yet"
      text="Updates about your orders, statements and logins appear here, newest first."
    >
      <InitiateButton look="outline" />
    </EmptyState>
  );
}

function Filters({ state, onChange }: Pick<NotificationListProps, 'state' | 'onChange'>) {
  const { topic, show } = state;
  return (
    <ListFilters stacked>
      <ScrollStrip label="Filters">
        <FilterChip
          chosen={show === 'unread'}
          onChange={(chosen) => onChange({ ...state, show: chosen ? 'unread' : null })}
        >
          Unread
        </FilterChip>
        {noticeTopics.map((one) => (
          <FilterChip
            key={one}
            chosen={topic === one}
            onChange={(chosen) => onChange({ ...state, topic: chosen ? one : null })}
          >
            {topicTexts[one].name}
          </FilterChip>
        ))}
      </ScrollStrip>
    </ListFilters>
  );
}
