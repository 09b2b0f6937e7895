import { type ActRequest, readRequest } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { Moment } from '../../ui/date/moment.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OpenedState } from '../../ui/feedback/opened-state.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFocusOnArrival } from '../../ui/navigation/focus-on-arrival.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { ChangeTable } from '../notes/change-table.tsx';
import { Trail } from '../notes/trail.tsx';
import { distributorPath, personPath } from '../routes/screens.ts';
import styles from './approvals.module.css';
import { DecisionForm } from './decision-form.tsx';
import { stateOf } from './request-words.ts';

const texts = actTexts.approvals;

/** The request beside the evidence: what changes, why, who asked, who may approve and until when. */
export function RequestDetail({ id }: { id: string }) {
  const { data, error, refetch } = useStaffQuery(readRequest, { id });
  if (!data) {
    return (
      <OpenedState
        error={error}
        onRetry={refetch}
        failed={texts.oneFailed}
        loading={texts.loading}
        lines={['title', 'block']}
      />
    );
  }
  return (
    <div className="stack one-column top gap-12">
      <Opened request={data} />
      <Trail subject={data.subject} />
    </div>
  );
}

/** The page of what a request is about, where it has one. */
function pageOf(subject: string): string | null {
  const [kind, id = ''] = subject.split(':', 2);
  if (kind === 'arn') return distributorPath(id);
  return kind === 'staff' && /^[0-9a-f-]{36}$/.test(id) ? personPath(id) : null;
}

function Opened({ request }: { request: ActRequest }) {
  const heading = useFocusOnArrival();
  const { tone, text } = stateOf(request);
  const page = pageOf(request.subject);
  return (
    <Card>
      <div className="row wrap between gap-8 below-12">
        <h2 ref={heading} tabIndex={-1} className="text-large strong quiet">
          {request.sentence}
        </h2>
        <StatusChip tone={tone}>{text}</StatusChip>
      </div>
      {request.state === 'void' && (
        <div className="below-12">
          <Notice tone="soon">{texts.voided}</Notice>
        </div>
      )}
      <h3 className={styles.heading}>{actTexts.panel.changes}</h3>
      <ChangeTable changes={request.changes} />
      {request.effects.length > 0 && (
        <>
          <h3 className={styles.heading}>{actTexts.panel.effects}</h3>
          <ul className={styles.effects}>
            {request.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </>
      )}
      <dl className={`mute-terms ${styles.facts}`}>
        <dt>{texts.subject}</dt>
        <dd>
          {page === null ? request.subjectName : <RouteLink href={page}>{request.subjectName}</RouteLink>}
        </dd>
        <dt>{texts.reason}</dt>
        <dd className="anywhere">{request.reason}</dd>
        <dt>{texts.requested}</dt>
        <dd>
          {texts.byOn(request.maker.name)}, <Moment at={request.createdAt} />
        </dd>
        {request.state === 'open' && (
          <>
            <dt>{texts.until}</dt>
            <dd>
              <Moment at={request.expiresAt} />
            </dd>
          </>
        )}
        <Decided request={request} />
      </dl>
      <DecisionForm request={request} />
    </Card>
  );
}

function Decided({ request: { state, checker, decidedAt, words } }: { request: ActRequest }) {
  const title = state === 'declined' || state === 'void' ? texts.words[state] : texts.words.other;
  return (
    <>
      {decidedAt !== null && (
        <>
          <dt>{texts.decided}</dt>
          <dd>
            {checker !== null && <>{texts.byOn(checker.name)}, </>}
            <Moment at={decidedAt} />
          </dd>
        </>
      )}
      {words !== null && words !== '' && (
        <>
          <dt>{title}</dt>
          <dd className="anywhere">{words}</dd>
        </>
      )}
    </>
  );
}
