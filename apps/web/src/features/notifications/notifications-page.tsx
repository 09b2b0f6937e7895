import { routes } from '@hub/domain';
import { useProfile, useStore } from '../../lib/react.ts';
import { unreadCount } from '../../parts/notifications/unread-count.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead, useNotifications } from './queries.ts';

const { title } = routes.notifications;

export function Page() {
  const profile = useProfile();
  return profile && <Notifications arn={profile.arnNo} />;
}

function Notifications({ arn }: { arn: string }) {
  const list = useNotifications(arn);
  const unread = useStore(unreadCount);
  const mark = useMarkRead(arn);
  const some = list.rows.length > 0;
  return (
    <>
      <PageHeader
        back
        title={title}
        note={some && <span role="status">{unread > 0 ? `${unread} unread` : 'All read'}</span>}
        actions={
          some && (
            <Button
              look="outline"
              size="compact"
              busy={mark.isPending || unread === 0}
              onClick={() => mark.mutate({ all: true })}
            >
              Mark all as read
            </Button>
          )
        }
      />
      <DataList
        list={list}
        label={title}
        row={(one) => <NotificationRow notification={one} onRead={() => mark.mutate({ id: one.id })} />}
        failed="Your notifications could not be loaded"
        empty={
          <EmptyState
            title="Nothing to read yet"
            text="Updates about your orders, statements and logins appear here, newest first."
          >
            <ButtonLink to="transact/initiate" look="outline">
              Initiate transaction
            </ButtonLink>
          </EmptyState>
        }
      />
    </>
  );
}
