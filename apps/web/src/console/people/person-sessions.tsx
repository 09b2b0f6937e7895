import { peopleTexts } from '@hub/contract/console/people-texts';
import { listStaffSessions } from '@hub/contract/console/staff-calls';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { SessionList } from '../own/session-list.tsx';

const texts = peopleTexts;

export function PersonSessions({ id }: { id: string }) {
  const { data, error, refetch } = useStaffQuery(listStaffSessions, { id });
  return (
    <Card title={texts.sessions}>
      {data ? (
        <SessionList sessions={data.sessions} empty={texts.noSessions} />
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
