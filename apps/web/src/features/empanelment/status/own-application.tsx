import { empanelmentStatusTexts } from '@hub/contract/empanelment/empanelment-texts';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import { Leave } from '../pass/leave.tsx';
import { useStatus } from '../pass/queries.ts';
import { Empanelled } from './empanelled.tsx';
import { RequestedItems } from './requested-items.tsx';
import styles from './status.module.css';
import { type OwnStatus, statusTimeline } from './status-timeline.tsx';
import { statusTones, statusWords } from './status-words.ts';

const title = 'Your application';

/** How an application stands, what is missing, and what comes next. */
export function OwnApplication({ held }: { held: StoredPass }) {
  const { data, error, refetch } = useStatus(held);
  if (data === undefined) {
    return (
      <div className={`stack one-column amid gap-16 ${styles.page}`}>
        <PageHeader title={title} />
        <Card>
          <QueryState
            error={error}
            onRetry={refetch}
            failed="Your application could not be loaded"
            loading="Loading your application"
            lines={['title', 'block']}
          />
        </Card>
        <Leave held={held} />
      </div>
    );
  }
  return (
    <div className={`stack one-column amid gap-16 ${styles.page}`}>
      {data.status === 'empanelled' ? (
        <Empanelled arn={data.arn} ticket={data.certificate} />
      ) : (
        <>
          <PageHeader title={title} note={`${data.name} · ${data.arn}`} />
          <StatusCard own={data} />
        </>
      )}
      <Card title="What happened">
        <Timeline items={statusTimeline(data)} />
      </Card>
      <Leave held={held} />
    </div>
  );
}

function StatusCard({ own }: { own: OwnStatus }) {
  const { status, reference, history } = own;
  // The words of a refusal stand in what happened last.
  const reason = status === 'rejected' ? history.find(({ what }) => what === 'rejected')?.words : null;
  return (
    <Card className={`stack gap-12 ${styles.head}`}>
      <StatusChip tone={statusTones[status]}>{empanelmentStatusTexts[status]}</StatusChip>
      <p className="text-large">{statusWords[status]}</p>
      {reason && <p className="tint-danger pad-12-16 round">{reason}</p>}
      {reference !== null && (
        <Facts>
          <Fact label="Reference">
            <span className="figures">{reference}</span>
          </Fact>
        </Facts>
      )}
      <RequestedItems own={own} />
      <div className={`flex wrap gap-8 hides-empty ${styles.ways}`}>
        {status === 'draft' && (
          <ButtonLink to="empanelment/form" size="large">
            Continue the form
          </ButtonLink>
        )}
        {status === 'need-info' && (
          <ButtonLink to="empanelment/form" size="large">
            Send what is missing
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
