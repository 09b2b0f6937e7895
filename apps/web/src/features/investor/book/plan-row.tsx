import type { PlanRow, PlanStatus } from '@hub/contract/calls/reports/reports';
import { isAtRisk } from '@hub/domain/plans/at-risk';
import { PlanActions } from '../../../parts/plan/plan-actions.tsx';
import { PlanUnderWay } from '../../../parts/plan/plan-under-way.tsx';
import { PlanWarning } from '../../../parts/plan/plan-warning.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { folioHref } from '../parts/links.ts';
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
  /** Why nothing new goes through; null where it does. */
  blocked: string | null;
}

/** One registration: what, how much, when next, and what threatens it. */
export function Plan({ plan, showsFolio, blocked }: PlanProps) {
  const { kind, regNo, scheme, target, amount, frequency, status, bouncesInRow, bounceLimit } = plan;
  const { tone, text } = statuses[status];
  return (
    <article className={`stack with-aside gap-8-16 pad-12-16 ${styles.plan}`}>
      <div className={styles.scheme}>
        <h3>
          {scheme.name}
          {target && (
            <>
              {' '}
              <span className="mute normal">to</span> {target.name}
            </>
          )}
        </h3>
        <p className="mute text-small">
          {kind} {regNo}
          {showsFolio && (
            <>
              {' · folio '}
              <RouteLink href={folioHref(plan.folioNo)}>{plan.folioNo}</RouteLink>
            </>
          )}
        </p>
      </div>
      <p className={`to-end ${styles.amount}`}>
        <b>
          <Money amount={amount} decimals={0} />
        </b>
        <span className="mute text-small">{frequency}</span>
      </p>
      <div className={`stack whole gap-2 text-note ${styles.next}`}>
        <p className={`flex wrap gap-8 ${styles.chips}`}>
          <StatusChip tone={tone}>{text}</StatusChip>
          {bouncesInRow > 0 && (
            <StatusChip tone={isAtRisk(plan) ? 'bad' : 'soon'}>
              {`${bouncesInRow} of ${bounceLimit} missed`}
            </StatusChip>
          )}
        </p>
        <p>
          <DatedText>{nextText(plan)}</DatedText>
        </p>
        <p className="mute text-small">
          <DatedText>{instalmentsText(plan)}</DatedText>
        </p>
      </div>
      <div className={`flex wrap whole gap-8 ${styles.actions}`}>
        <PlanActions plan={plan} blocked={blocked !== null} className="mute text-small" />
      </div>
      {plan.mandate && (
        <p className="whole mute text-small">
          <DatedText>{mandateText(plan.mandate)}</DatedText>
        </p>
      )}
      <div className="stack whole gap-8 hides-empty">
        <PlanWarning plan={plan} />
        <PlanUnderWay plan={plan} />
      </div>
    </article>
  );
}
