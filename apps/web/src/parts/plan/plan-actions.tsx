import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { todayInIndia } from '@hub/domain';
import { bringsNewBusiness } from '@hub/domain/orders/terms/new-business';
import { isAtRisk } from '@hub/domain/plans/at-risk';
import { ButtonLink } from '../../ui/action/button.tsx';
import { useRestingArn } from '../arn/resting-arn.ts';
import { serverNow } from '../transaction/server-clock.ts';
import { startTransaction } from '../transaction/start-transaction.ts';
import { planActs, whyNotPaused } from './plan-acts.ts';
import { PlanRescue } from './plan-rescue.tsx';

interface PlanActionsProps {
  plan: PlanRow;
  /** Nothing new goes through for the client or the folio; the page says why. */
  blocked?: boolean;
  className?: string | undefined;
}

/** What can be done about a plan: save what is at risk, change, pause or stop what runs, begin anew what does not. */
export function PlanActions({ plan, blocked = false, className }: PlanActionsProps) {
  const { kind, investorId, folioNo, scheme, regNo } = plan;
  const today = todayInIndia(Temporal.Instant.fromEpochMilliseconds(serverNow()));
  const start = { investor: investorId, folio: folioNo, scheme: scheme.code, reg: regNo };
  const why = whyNotPaused(plan, today);
  const resting = useRestingArn();
  const acts = planActs(plan, today, blocked).filter(
    ({ opens }) => resting === null || !bringsNewBusiness(`transact/${opens}`),
  );
  return (
    <>
      {kind === 'SIP' && isAtRisk(plan) && <PlanRescue plan={plan} />}
      {acts.map(({ text, opens }) => (
        <ButtonLink
          key={text}
          look={text === 'Renew' || text === 'Start again' ? 'primary' : 'outline'}
          size="compact"
          href={startTransaction(opens, start)}
          aria-label={`${text}: ${kind} ${regNo}`}
        >
          {text}
        </ButtonLink>
      ))}
      {why !== null && <span className={className}>{why}</span>}
    </>
  );
}
