import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import { actTexts } from '@hub/contract/console/act-texts';
import { listDistributors } from '@hub/contract/console/distributor-calls';
import { listManagers } from '@hub/contract/console/rm-calls';
import { arnPermits, arnStates } from '@hub/domain/arn-register/arn-state';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { type DenseColumns, DenseTable } from '../layout/dense-table.tsx';
import { NO_RM } from '../registers/manager-choices.ts';
import { paths } from '../routes/screens.ts';

const texts = actTexts.home;

interface Exception {
  readonly id: string;
  readonly text: string;
  readonly count: number;
  readonly href: string;
}

const counted = (count: number): string => count.toLocaleString('en-IN');

const columns: DenseColumns<Exception> = [
  { id: 'kind', header: texts.kind, cell: ({ text }) => text },
  { id: 'count', header: texts.count, figures: true, cell: ({ count }) => counted(count) },
  {
    ...{ id: 'next', header: texts.next, figures: true },
    cell: ({ href, count, text }) => (
      <RouteLink href={href} aria-label={`${texts.see(counted(count))}: ${text}`}>
        {texts.see(counted(count))}
      </RouteLink>
    ),
  },
];

/** ARNs that take no new business, by why, and those that nobody looks after: each leads to its list. */
export function ArnExceptions() {
  const register = useStaffQuery(listDistributors, {});
  const managers = useStaffQuery(listManagers, {});
  const error = register.error ?? managers.error;
  if (error) {
    const retry = () => Promise.all([register.refetch(), managers.refetch()]);
    return <QueryState error={error} onRetry={retry} failed={texts.registersFailed} failsInCard />;
  }
  const byState = register.data?.byState ?? {};
  const ofStates = arnStates
    .filter((state) => !arnPermits[state].isNewBusinessTaken)
    .map((state) => ({
      id: state,
      text: arnStateTexts.states[state],
      count: byState[state] ?? 0,
      href: `${paths.distributors}?state=${state}`,
    }));
  const withoutRm = {
    ...{ id: NO_RM, text: texts.withoutRm, count: managers.data?.withoutRm ?? 0 },
    href: `${paths.distributors}?rm=${NO_RM}`,
  };
  const rows = [...ofStates, withoutRm].filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <section className="stack one-column gap-8 above-8">
      <h2>{texts.registers}</h2>
      <DenseTable label={texts.registers} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </section>
  );
}
