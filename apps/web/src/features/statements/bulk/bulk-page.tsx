import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import view from '../statement/view.module.css';
import { BulkCard } from './bulk-card.tsx';
import { useBulks } from './queries.ts';

const choose = (
  <ButtonLink look="outline" to="investor/list">
    Choose clients
  </ButtonLink>
);

/** Jobs that make statements of many clients, the newest first. They go on without this page. */
export function Page() {
  const { data, error, refetch } = useBulks();
  return (
    <>
      <PageHeader
        title="Statements of many clients"
        note="One PDF for each client, in one ZIP file"
        back
        actions={data && data.items.length > 0 && choose}
      />
      {!data && (
        <Card>
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The files could not be loaded"
            loading="Loading the files"
            lines={['block', 'block']}
          />
        </Card>
      )}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState
            title="No files yet"
            text="Choose clients in the client list, or all of them, then press Statements."
          >
            {choose}
          </EmptyState>
        </Card>
      )}
      {data && data.items.length > 0 && (
        <ul className={`stack gap-16 ${view.view}`} aria-label="Files">
          {data.items.map((bulk) => (
            <li key={bulk.id}>
              <BulkCard bulk={bulk} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
