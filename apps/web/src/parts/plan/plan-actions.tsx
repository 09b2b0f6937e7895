import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { todayInIndia } from '@hub/domain';
import { isAtRisk } from '@hub/domain/plans/at-risk';
import { ButtonLink } from '../../ui/action/button.tsx';
import { serverNow } from '../transaction/server-clock.ts';
import { startTransaction } from '../transaction/start-transaction.ts';
import { planActs, whyNotPaused } from './plan-acts.ts';
import { PlanRescue } from './plan-rescue.tsx';

/** What can be done about a plan: save what is at risk, change, pause or stop what runs, begin anew what does not. */
export function PlanActions({ plan, className }: { plan: PlanRow; className?: string | undefined }) {
  const { kind, investorId, folioNo, scheme, regNo } = plan;
  const today = todayInIndia(Temporal.Instant.fromEpochMilliseconds(serverNow()));
  const start = { investor: investorId, folio: folioNo, scheme: scheme.code, reg: regNo };
  const why = whyNotPaused(plan, today);
  return (
    <>
      {kind === 'SIP' && isAtRisk(plan) && <PlanRescue plan={plan} />}
      {planActs(plan, today).map(({ text, opens }) => (
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
