import { type ActRequest, listRequests, type requestLists } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { Ago } from '../../ui/date/ago.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { BeforeAfter } from '../notes/change-table.tsx';
import styles from './approvals.module.css';
import { stateOf } from './request-words.ts';

const texts = actTexts.approvals;

interface RequestListProps {
  list: (typeof requestLists)[number];
  chosen: string | null;
  hrefOf: (id: string) => string;
}

export function RequestList({ list, chosen, hrefOf }: RequestListProps) {
  const { data, error, refetch } = useStaffQuery(listRequests, { list });
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed={texts.failed}
        loading={texts.loading}
        lines={['long', 'long', 'long']}
      />
    );
  }
  const [title, text] = texts.empty[list];
  if (data.requests.length === 0) return <EmptyState title={title} text={text} />;
  return (
    <ul className={styles.rows} aria-label={texts.lists[list]}>
      {data.requests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          href={hrefOf(request.id)}
          isChosen={request.id === chosen}
        />
      ))}
    </ul>
  );
}

interface RequestRowProps {
  request: ActRequest;
  href: string;
  isChosen?: boolean;
}

/** A request in three lines: what, of whom, by whom and when. */
export function RequestRow({ request, href, isChosen = false }: RequestRowProps) {
  const { tone, text } = stateOf(request);
  const [first] = request.changes;
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <RouteLink href={href} className={`block bare ink ${styles.link}`} aria-current={isChosen || undefined}>
        <span className="row between gap-8">
          <b>{request.sentence}</b>
          {request.state === 'open' ? (
            <span className="strong brand">{request.mayApprove ? texts.review : texts.open}</span>
          ) : (
            <StatusChip tone={tone} plain>
              {text}
            </StatusChip>
          )}
        </span>
        <span className="block text-note">
          {request.subjectName}
          {first && (
            <>
              {' · '}
              <BeforeAfter {...first} />
            </>
          )}
        </span>
        <span className="block mute text-note">
          {request.maker.name}, <Ago at={request.createdAt} />
        </span>
      </RouteLink>
    </li>
  );
}
