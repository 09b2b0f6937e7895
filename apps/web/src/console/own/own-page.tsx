import { listPasskeys } from '@hub/contract/console/login-calls';
import { loginTexts } from '@hub/contract/console/login-texts';
import { endOwnSession, listOwnSessions, type StaffSessionRow } from '@hub/contract/console/staff-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useConsole, useStaffQuery } from '../calls/console-context.ts';
import { NewPasskeyForm } from '../login/new-passkey-form.tsx';
import styles from './own.module.css';
import { PasskeyList } from './passkey-list.tsx';
import { SessionList } from './session-list.tsx';

const texts = loginTexts.own;

/** One's own passkeys and sessions. */
export function OwnPage() {
  return (
    <>
      <PageHeader title={texts.title} note={texts.note} />
      <div className={styles.two}>
        <OwnPasskeys />
        <OwnSessions />
      </div>
    </>
  );
}

function OwnPasskeys() {
  const { toaster } = usePageServices();
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useStaffQuery(listPasskeys, {});
  return (
    <Card title={texts.passkeys}>
      {data ? (
        <PasskeyList passkeys={data.passkeys} empty={texts.noPasskeys} />
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed={texts.passkeysFailed}
          loading={texts.loading}
          lines={['long']}
        />
      )}
      <div className="above-12">
        {isAdding ? (
          <NewPasskeyForm
            onMade={() => {
              setAdding(false);
              toaster.show('success', texts.passkeyAdded);
              void queries.invalidateQueries({ queryKey: [listPasskeys.name] });
            }}
          />
        ) : (
          <Button look="outline" onClick={() => setAdding(true)}>
            {texts.addPasskey}
          </Button>
        )}
      </div>
    </Card>
  );
}

function OwnSessions() {
  const { client } = useConsole();
  const { toaster } = usePageServices();
  const queries = useQueryClient();
  const { data, error, refetch } = useStaffQuery(listOwnSessions, {});
  const end = useMutation({
    mutationFn: ({ id }: StaffSessionRow) => client.call(endOwnSession, { id }),
    onSuccess: () => toaster.show('success', texts.sessionEnded),
    onError: ({ message }) => toaster.show('error', message),
    onSettled: () => queries.invalidateQueries({ queryKey: [listOwnSessions.name] }),
  });
  return (
    <Card title={texts.sessions}>
      {data ? (
        <SessionList
          sessions={data.sessions}
          empty={texts.sessionsFailed}
          action={(session) =>
            session.isOwn ? null : (
              <Button
                look="outline"
                size="compact"
                busy={end.isPending}
                aria-label={texts.endOf(session.device)}
                onClick={() => end.mutate(session)}
              >
                {texts.end}
              </Button>
            )
          }
        />
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed={texts.sessionsFailed}
          loading={texts.loading}
          lines={['long']}
        />
      )}
    </Card>
  );
}
