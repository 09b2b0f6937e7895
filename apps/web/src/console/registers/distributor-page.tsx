import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import {
  type DistributorPage as Distributor,
  readDistributor,
} from '@hub/contract/console/distributor-calls';
import { registerTexts } from '@hub/contract/console/register-texts';
import { useParams } from '@tanstack/react-router';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OpenedState } from '../../ui/feedback/opened-state.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { ListCrumb } from '../../ui/layout/list-crumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFocusOnArrival } from '../../ui/navigation/focus-on-arrival.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { Trail } from '../notes/trail.tsx';
import { paths, requestPath } from '../routes/screens.ts';
import { ArnStateChip, toneOf } from './arn-state-chip.tsx';
import { DistributorActs } from './distributor-acts.tsx';
import { BookCard, EuinCard, ManagerCard, SessionCard } from './distributor-cards.tsx';
import styles from './registers.module.css';
import { StatusCard } from './status-card.tsx';

const texts = registerTexts.page;

/** One ARN: its status here beside AMFI's, EUINs, RM, sessions, what can be done, and what was done. */
export function DistributorPage() {
  const { arn = '' } = useParams({ strict: false });
  const { data, error, refetch } = useStaffQuery(readDistributor, { arn });
  return (
    <>
      <ListCrumb href={paths.distributors} fits={(href) => href.startsWith(paths.distributors)}>
        {texts.back}
      </ListCrumb>
      {data ? (
        <Opened distributor={data} />
      ) : (
        <OpenedState
          error={error}
          onRetry={refetch}
          failed={texts.failed}
          heading={arn}
          loading={texts.loading}
          lines={['title', 'block', 'block']}
          notThere={<p>{texts.notThere}</p>}
        />
      )}
    </>
  );
}

function Opened({ distributor }: { distributor: Distributor }) {
  const heading = useFocusOnArrival();
  const { arn, name, category, city, isKydDone, mobile, email } = distributor;
  const kind =
    category === null ? null : ((arnStateTexts.categories as Record<string, string>)[category] ?? category);
  const note = [arn, kind, city, isKydDone ? texts.kydDone : texts.kydMissing, mobile, email];
  return (
    <>
      <PageHeader
        title={name}
        note={note.filter((one) => one !== null && one !== '').join(' · ')}
        heading={heading}
        actions={<States distributor={distributor} />}
      />
      {distributor.openRequests.map(({ id, sentence, maker }) => (
        <Notice key={id} tone="soon">
          {texts.openRequests}: <RouteLink href={requestPath(id)}>{sentence}</RouteLink>,{' '}
          {texts.requestedBy(maker)}
        </Notice>
      ))}
      {distributor.isCodeLocked && <Notice tone="soon">{texts.locked}</Notice>}
      <DistributorActs distributor={distributor} />
      <StatusCard distributor={distributor} />
      <div className={styles.columns}>
        <div className="stack one-column top gap-12">
          <BookCard distributor={distributor} />
          <EuinCard distributor={distributor} />
          <ManagerCard distributor={distributor} />
          <SessionCard distributor={distributor} />
        </div>
        <Trail subject={`arn:${arn}`} />
      </div>
    </>
  );
}

/** What holds here, and what AMFI says where that is something else. */
function States({ distributor: { state, registerState } }: { distributor: Distributor }) {
  return (
    <>
      <ArnStateChip state={state} text={texts.here(arnStateTexts.states[state])} />
      {registerState !== null && registerState !== state && (
        <StatusChip tone={toneOf(registerState)}>
          {texts.atAmfi(arnStateTexts.states[registerState])}
        </StatusChip>
      )}
    </>
  );
}
