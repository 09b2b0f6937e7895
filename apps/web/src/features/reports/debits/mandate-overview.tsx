import { type MandateToDo, mandateOverview } from '@hub/contract/calls/mandates/mandates';
import { dayText, groupIndian, rupeesText } from '@hub/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';
import { mandateListHref } from '../../../parts/transaction/mandate-links.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './mandate-overview.module.css';

interface Need {
  readonly name: string;
  readonly tone: Tone;
  readonly about: (day: string) => string;
}

const needs: Readonly<Record<MandateToDo['what'], Need>> = {
  rejected: { name: 'Rejected', tone: 'bad', about: (day) => `Since ${day}: see why, and register it again` },
  expiring: { name: 'Ends soon', tone: 'soon', about: (day) => `On ${day}: register another one in time` },
  'with-client': {
    name: 'With the client',
    tone: 'soon',
    about: (day) => `Since ${day}: send the link to approve again`,
  },
};

/** What carries the debits: how many mandates are where, and those that need the distributor. */
export function MandateOverview() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['mandates', 'overview'],
    queryFn: ({ signal }) => api.call(mandateOverview, {}, { signal }),
  });
  if (!data) {
    return (
      <Card title="Mandates">
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The mandates could not be loaded"
          loading="Loading the mandates"
          lines={['block']}
        />
      </Card>
    );
  }
  const counts = [
    ['Approved', data.approved],
    ['With the client', data.withClient],
    ['With the bank', data.withBank],
    ['Rejected', data.rejected],
    ['End soon', data.expiring],
  ] as const;
  const open = data.rejected + data.expiring + data.withClient;
  return (
    <Card title="Mandates" className="above-16">
      <dl className={`stack ${styles.counts}`}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-none={count === 0 || undefined}>{groupIndian(count)}</dd>
          </div>
        ))}
      </dl>
      {data.toDo.length === 0 ? (
        <p className="flush mute text-note">Nothing to do for mandates right now.</p>
      ) : (
        <ul className={`stack ${styles.list}`} aria-label="Mandates that need action">
          {data.toDo.map((one) => (
            <li key={`${one.folioNo} ${one.what} ${one.day} ${one.maskedAccount} ${one.limit}`}>
              <ToDoLine one={one} />
            </li>
          ))}
        </ul>
      )}
      {open > data.toDo.length && (
        <p className="flush mute text-note">
          And {groupIndian(open - data.toDo.length)} more: they appear here as you finish these.
        </p>
      )}
    </Card>
  );
}

function ToDoLine({ one }: { one: MandateToDo }) {
  const { investor, folioNo, bank, limit, what, day } = one;
  const { name, tone, about } = needs[what];
  return (
    <div className="flex between start gap-12">
      <div className="stack shrink gap-2">
        <RouteLink
          href={mandateListHref({ investor: investor.id, folio: folioNo })}
          className={`ink strong bare ${styles.investor}`}
        >
          {investor.name}
        </RouteLink>
        <span className="flush mute text-note">
          {bank}, up to {rupeesText(limit)}
        </span>
        <span className="flush mute text-note">
          <DatedText>{about(dayText(day))}</DatedText>
        </span>
      </div>
      <StatusChip tone={tone}>{name}</StatusChip>
    </div>
  );
}
