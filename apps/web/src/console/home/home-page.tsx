import { type ActRequest, listRequests } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { consoleTexts } from '@hub/contract/console/console-texts';
import { clockInIndia, formatDate } from '@hub/domain';
import { weekdayName } from '../../ui/date/moment.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { RequestRow } from '../approvals/request-list.tsx';
import { useMay, useMe, useStaffQuery } from '../calls/console-context.ts';
import { paths, requestPath } from '../routes/screens.ts';
import { ArnExceptions } from './arn-exceptions.tsx';
import styles from './home.module.css';

const texts = actTexts.home;

/** How often it looks again while it stands open. */
const LOOK_AGAIN_MS = 30_000;
const MOST_SHOWN = 8;

/** What waits for this person: requests to check, and their own that wait for others. */
export function HomePage() {
  const { now } = useMe();
  const maySeeArns = useMay('distributors.read');
  const day = clockInIndia(Temporal.Instant.from(now)).toPlainDate();
  const toCheck = useStaffQuery(listRequests, { list: 'to-check' }, { refetchInterval: LOOK_AGAIN_MS });
  const mine = useStaffQuery(listRequests, { list: 'mine' }, { refetchInterval: LOOK_AGAIN_MS });
  const count = (toCheck.data?.toCheck ?? 0) + (mine.data?.mine ?? 0);
  const note = [`${weekdayName(day)}, ${formatDate(day)}`, count > 0 ? texts.waits(count) : null];
  return (
    <>
      <PageHeader title={consoleTexts.screens.home} note={note.filter((one) => one !== null).join(' · ')} />
      {toCheck.data && mine.data ? (
        <Waiting
          toCheck={toCheck.data.requests}
          mine={mine.data.requests.filter(({ state }) => state === 'open')}
        />
      ) : (
        <QueryState
          error={toCheck.error ?? mine.error}
          onRetry={() => Promise.all([toCheck.refetch(), mine.refetch()])}
          failed={texts.failed}
          loading={texts.loading}
          lines={['block', 'block']}
          failsInCard
        />
      )}
      {maySeeArns && <ArnExceptions />}
    </>
  );
}

interface WaitingProps {
  toCheck: readonly ActRequest[];
  mine: readonly ActRequest[];
}

function Waiting({ toCheck, mine }: WaitingProps) {
  if (toCheck.length + mine.length === 0) {
    return (
      <Card>
        <EmptyState title={texts.nothingTitle} text={texts.nothing} />
      </Card>
    );
  }
  return (
    <div className={styles.desk}>
      <Requests title={texts.toCheck} requests={toCheck} all={paths.approvals} />
      <Requests title={texts.mine} requests={mine} all={`${paths.approvals}?list=mine`} />
    </div>
  );
}

interface RequestsProps {
  title: string;
  requests: readonly ActRequest[];
  all: string;
}

function Requests({ title, requests, all }: RequestsProps) {
  if (requests.length === 0) return null;
  const aside = (
    <>
      {requests.length} · <RouteLink href={all}>{texts.seeAll}</RouteLink>
    </>
  );
  return (
    <Card title={title} aside={aside} className={styles.card}>
      <ul>
        {requests.slice(0, MOST_SHOWN).map((request) => (
          <RequestRow key={request.id} request={request} href={requestPath(request.id)} />
        ))}
      </ul>
    </Card>
  );
}
