import { routes } from '@hub/domain';
import { useEffect } from 'react';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { Leave } from '../pass/leave.tsx';
import { NoPass } from '../pass/no-pass.tsx';
import { usePass } from '../pass/pass.ts';
import { useDetail } from '../pass/queries.ts';
import { EmpanelmentForm } from './empanelment-form.tsx';
import styles from './parts/form.module.css';

const { title } = routes['empanelment/form'];

/** The form of whoever has the pass; nobody else sees anything of it. */
export function Page() {
  const { held } = usePass();
  if (held === undefined) return <NotYet error={null} onRetry={() => {}} />;
  if (held === null) return <NoPass title={title} />;
  return <OwnForm key={held.arn} held={held} />;
}

function OwnForm({ held }: { held: StoredPass }) {
  const { data: detail, error, refetch } = useDetail(held);
  const { go } = useNavigation();
  const isClosed = detail?.open.length === 0;
  // Signed here or on another device, or decided: there is nothing to fill in.
  const isSent = isClosed && detail.status !== 'draft';
  useEffect(() => {
    if (isSent) go(hrefTo('empanelment/congratulations'), { replace: true });
  }, [isSent, go]);
  if (detail === undefined || isSent) return <NotYet error={error} onRetry={refetch} />;
  if (isClosed) {
    return (
      <>
        <PageHeader title={title} />
        <Card>
          <EmptyState
            title="Your ARN is not in order now"
            text="It has expired or was stopped since you started, so nothing can be changed. Enter it once more to see why; what you saved is still there."
          >
            <Leave held={held} />
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} note={`${detail.record.name} · ${detail.record.arn}`} />
      <EmpanelmentForm held={held} detail={detail} />
      <div className={styles.leave}>
        <Leave held={held} />
      </div>
    </>
  );
}

const NotYet = (query: { error: Error | null; onRetry: () => unknown }) => (
  <>
    <PageHeader title={title} />
    <Card>
      <QueryState
        {...query}
        failed="The form could not be loaded"
        loading="Loading the form"
        lines={['title', 'block']}
      />
    </Card>
  </>
);
