import { goals } from '@hub/contract/calls/goal-planner/goal-planner';
import type { Folio, InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { clientTodoTexts } from '@hub/contract/investor/client-todo-texts';
import type { TablerIcon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../../lib/react.ts';
import { useRestingArn } from '../../../../parts/arn/resting-arn.ts';
import { LateContactPanel } from '../../../../parts/contact/late-contact-panel.ts';
import { goalsHref } from '../../../../parts/goal/goal-links.ts';
import { RequestLink } from '../../../../parts/query/request-link.tsx';
import { urgencyTints } from '../../../../parts/todo/urgency-tints.ts';
import { ButtonLink } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/action/icon.tsx';
import { CalendarIcon, CompassIcon, GenuineIcon, UserIcon } from '../../../../ui/action/icons.ts';
import { DatedText } from '../../../../ui/date/dated-text.tsx';
import { InlineError } from '../../../../ui/feedback/inline-error.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { RouteLink } from '../../../../ui/navigation/route-link.tsx';
import { cx } from '../../../../ui/theme/cx.ts';
import { usePlans } from '../../book/queries.ts';
import { clientTodo, type TodoLine } from './client-todo.ts';
import styles from './client-todo-card.module.css';

const icons: Readonly<Record<TodoLine['about'], TablerIcon>> = {
  sip: CalendarIcon,
  nominee: UserIcon,
  kyc: GenuineIcon,
  goal: CompassIcon,
};

export interface FoliosRead {
  readonly data: { readonly folios: readonly Folio[] } | undefined;
  readonly error: Error | null;
}

interface ClientTodoProps {
  investor: InvestorDetails;
  folios: FoliosRead;
  /** Nothing new goes through for this client. */
  blocked: boolean;
}

function useTodo({ investor, folios, blocked }: ClientTodoProps) {
  const api = useApi();
  const resting = useRestingArn();
  const plans = usePlans('SIP', { investorId: investor.id });
  const short = useQuery({
    queryKey: ['goal-planner', 'short', investor.id],
    queryFn: ({ signal }) =>
      api.call(goals, { investorId: investor.id, pace: 'behind', pageNumber: 1 }, { signal }),
  });
  // All that is debited on the first day counts, also when it fills a page.
  const { rows, next } = plans;
  const isCut = next?.state === 'waiting' && rows.at(-1)?.nextDebitOn === rows[0]?.nextDebitOn;
  useEffect(() => {
    if (isCut) plans.loadNext();
  });
  const isReading = plans.state === 'loading' || isCut || short.isPending || (!folios.data && !folios.error);
  return {
    isReading,
    hasFailed: plans.state === 'failed' || short.isError,
    // The holdings say that the folios could not be loaded.
    isWhole: plans.state === 'ready' && short.isSuccess && folios.data !== undefined,
    retry() {
      if (plans.state === 'failed') plans.retry();
      if (short.isError) void short.refetch();
    },
    lines: clientTodo({
      investor,
      plans: plans.state === 'ready' ? rows : undefined,
      folios: folios.data?.folios,
      goals: short.data?.items,
      mayOrder: !blocked && resting === null,
    }),
  };
}

/** What waits to be done for this client, each with the one act that helps. */
export function ClientTodoCard(props: ClientTodoProps) {
  const { id, name } = props.investor;
  const { isReading, hasFailed, isWhole, retry, lines } = useTodo(props);
  return (
    <Card title={clientTodoTexts.title(name)} className={styles.card}>
      {isReading ? (
        <Loading label={clientTodoTexts.loading}>
          {['sip', 'nominee', 'kyc'].map((line) => (
            <div key={line} className={`stack middle ${styles.line}`}>
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </div>
          ))}
        </Loading>
      ) : (
        <>
          {lines.length === 0 && isWhole && (
            <p className="stack gap-4 pad-8-0">
              <b>{clientTodoTexts.none}</b>
              <span className="mute text-note">{clientTodoTexts.noneAbout}</span>
            </p>
          )}
          <ul className="lined">
            {lines.map((line) => (
              <Line key={line.about} line={line} investor={props.investor} />
            ))}
          </ul>
          {hasFailed && <InlineError onRetry={retry}>{clientTodoTexts.failed}</InlineError>}
        </>
      )}
      <p className={`row wrap gap-8-16 line-above pad-top-12 ${styles.foot}`}>
        <ButtonLink look="outline" size="compact" href={goalsHref(id)}>
          {clientTodoTexts.goal.all}
        </ButtonLink>
        <RequestLink
          query={{
            id: `client-${id}`,
            sectionId: 'investor-service',
            subSectionId: '',
            subject: '',
            figures: [{ label: 'Client', value: name }],
          }}
        />
      </p>
    </Card>
  );
}

function Line({ line, investor }: { line: TodoLine; investor: InvestorDetails }) {
  const { about, urgency, title, note, act } = line;
  return (
    <li className={`row gap-12 ${styles.line}`}>
      <span className={cx('stack centre fixed', styles.mark, urgencyTints[urgency])}>
        <Icon of={icons[about]} size={18} />
      </span>
      <span className="stack grow shrink gap-2">
        <b>
          <DatedText>{title}</DatedText>
        </b>
        {note && (
          <span className="mute text-note">
            <DatedText>{note}</DatedText>
          </span>
        )}
      </span>
      {act && <Act act={act} about={title} investor={investor} />}
    </li>
  );
}

interface ActProps {
  act: NonNullable<TodoLine['act']>;
  about: string;
  investor: InvestorDetails;
}

function Act({ act, about, investor: { id, name, maskedMobile } }: ActProps) {
  const [isOpen, setOpen] = useState(false);
  const label = `${act.text}: ${about}`;
  if ('href' in act) {
    return (
      <RouteLink href={act.href} className={`brand fixed strong ${styles.act}`} aria-label={label}>
        {act.text}
      </RouteLink>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`brand fixed strong ${styles.act}`}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {act.text}
      </button>
      {isOpen && (
        <LateContactPanel
          way={maskedMobile === null ? 'mail' : 'whatsapp'}
          investorId={id}
          name={name}
          message={act.message}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
