import { type PlanKind, planKinds } from '@hub/contract/calls/reports/reports';
import { useRestingArn } from '../../../parts/arn/resting-arn.ts';
import { startTransaction, type TransactionStart } from '../../../parts/transaction/start-transaction.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { Plan } from './plan-row.tsx';
import { type Scope, usePlans } from './queries.ts';

const names: Readonly<Record<PlanKind, string>> = { SIP: 'SIPs', STP: 'STPs', SWP: 'SWPs' };

interface PlansSectionProps {
  scope: Scope;
  start: TransactionStart;
  /** Why nothing can be started; null when it can. */
  blocked: string | null;
}

/** The registrations of a client or a folio, kind by kind; each kind is read and fails by itself. */
export function PlansSection({ scope, start, blocked }: PlansSectionProps) {
  const lists = { SIP: usePlans('SIP', scope), STP: usePlans('STP', scope), SWP: usePlans('SWP', scope) };
  const resting = useRestingArn();
  const areAllEmpty = planKinds.every((kind) => lists[kind].state === 'ready' && lists[kind].total === 0);
  if (areAllEmpty) {
    return (
      <Card>
        <EmptyState title="No SIP, STP or SWP" text="None has been registered here.">
          {blocked === null && resting === null && (
            <ButtonLink look="outline" href={startTransaction('sip', start)}>
              Start a SIP
            </ButtonLink>
          )}
        </EmptyState>
      </Card>
    );
  }
  return planKinds
    .filter((kind) => lists[kind].state !== 'ready' || lists[kind].total > 0)
    .map((kind) => (
      <section key={kind} aria-label={names[kind]}>
        <h2 className="below-8">{names[kind]}</h2>
        <DataList
          list={lists[kind]}
          label={names[kind]}
          row={(plan) => <Plan plan={plan} showsFolio={'investorId' in scope} blocked={blocked} />}
          empty={null}
          failed={`The ${names[kind]} could not be loaded`}
        />
      </section>
    ));
}
