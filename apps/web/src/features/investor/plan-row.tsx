import type { PlanRow, PlanStatus } from '@hub/contract/calls/reports';
import { isAtRisk } from '@hub/domain';
import { PlanRescue } from '../../parts/transaction/plan-rescue.tsx';
import { startTransaction } from '../../parts/transaction/start-transaction.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx';
import { DatedText } from '../../ui/figure/dated-text.tsx';
import { dayText } from '../../ui/figure/day-text.ts';
import { Money } from '../../ui/figure/money.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { folioHref } from './links.ts';
import styles from './plan-row.module.css';
import { instalmentsText, mandateText, nextText } from './plan-text.ts';

const statuses: Readonly<Record<PlanStatus, { readonly tone: Tone; readonly text: string }>> = {
  running: { tone: 'good', text: 'Running' },
  paused: { tone: 'soon', text: 'Paused' },
  upcoming: { tone: 'calm', text: 'Upcoming' },
  ended: { tone: 'calm', text: 'Ended' },
  ceased: { tone: 'bad', text: 'Ceased' },
  rejected: { tone: 'blocked', text: 'Rejected' },
};

interface PlanProps {
  plan: PlanRow;
  /** On a folio's own page it needs not be named. */
  showsFolio: boolean;
}

/** One registration: what, how much, when next, and what threatens it. */
export function Plan({ plan, showsFolio }: PlanProps) {
  const { kind, regNo, scheme, target, amount, frequency, status, bouncesInRow, bounceLimit, bounces } = plan;
  const { tone, text } = statuses[status];
  const lastBounce = bounces[0];
  return (
    <article className={styles.plan}>
      <div className={styles.scheme}>
        <h3>
          {scheme.name}
          {target && (
            <>
              {' '}
              <span className={styles.to}>to</span> {target.name}
            </>
          )}
        </h3>
        <p className={styles.about}>
          {kind} {regNo}
          {showsFolio && (
            <>
              {' · folio '}
              <RouteLink href={folioHref(plan.folioNo)}>{plan.folioNo}</RouteLink>
            </>
          )}
        </p>
      </div>
      <p className={styles.amount}>
        <b>
          <Money amount={amount} decimals={0} />
        </b>
        <span className={styles.about}>{frequency}</span>
      </p>
      <div className={styles.next}>
        <p className={styles.chips}>
          <StatusChip tone={tone}>{text}</StatusChip>
          {bouncesInRow > 0 && (
            <StatusChip tone={isAtRisk(plan) ? 'bad' : 'soon'}>
              {`${bouncesInRow} of ${bounceLimit} bounced`}
            </StatusChip>
          )}
        </p>
        <p>
          <DatedText>{nextText(plan)}</DatedText>
        </p>
        <p className={styles.about}>
          <DatedText>{instalmentsText(plan)}</DatedText>
        </p>
      </div>
      <div className={styles.actions}>
        <PlanActions plan={plan} />
      </div>
      {(plan.mandate || lastBounce) && (
        <p className={styles.mandate}>
          {plan.mandate && (
            <span>
              <DatedText>{mandateText(plan.mandate)}</DatedText>
            </span>
          )}
          {lastBounce && (
            <span>
              <DatedText>
                {`Last bounce ${dayText(lastBounce.dueOn)}${lastBounce.reason ? `: ${lastBounce.reason}` : ''}`}
              </DatedText>
            </span>
          )}
        </p>
      )}
    </article>
  );
}

function PlanActions({ plan }: { plan: PlanRow }) {
  const { kind, status, scheme, regNo } = plan;
  const start = { investor: plan.investorId, folio: plan.folioNo, scheme: scheme.code, reg: regNo };
  const link = (to: Parameters<typeof startTransaction>[0], text: string) => (
    <ButtonLink
      look="outline"
      size="compact"
      href={startTransaction(to, start)}
      aria-label={`${text}: ${kind} ${regNo}`}
    >
      {text}
    </ButtonLink>
  );
  if (status === 'running' || status === 'upcoming') {
    return (
      <>
        {kind === 'SIP' && isAtRisk(plan) && <PlanRescue plan={plan} />}
        {kind === 'SIP' && status === 'running' && link('sip-pause', 'Pause')}
        {link('stop', 'Stop')}
      </>
    );
  }
  if (status === 'paused') return link('stop', 'Stop');
  return link(kind === 'SIP' ? 'sip' : kind === 'STP' ? 'stp' : 'swp', `New ${kind}`);
}
