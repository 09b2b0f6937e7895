import type { PlanRow, PlanStatus } from '@hub/contract/calls/reports/reports';
import { isAtRisk } from '@hub/domain/plans/at-risk';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { sinceOf, statusNames } from './plan-text.ts';
import styles from './register.module.css';

const tones: Readonly<Record<PlanStatus, Tone>> = {
  running: 'good',
  paused: 'soon',
  upcoming: 'calm',
  ended: 'calm',
  ceased: 'bad',
  rejected: 'blocked',
};

/** What matters most, in one chip: that debits bounced, else how the plan stands. */
export function StatusInShort({ plan }: { plan: PlanRow }) {
  const { status, bouncesInRow } = plan;
  if (status === 'running' && bouncesInRow > 0) return <Bounced plan={plan} />;
  return <StatusChip tone={tones[status]}>{statusNames[status]}</StatusChip>;
}

const Bounced = ({ plan }: { plan: PlanRow }) => (
  <StatusChip tone={isAtRisk(plan) ? 'bad' : 'soon'}>
    {`${plan.bouncesInRow} of ${plan.bounceLimit} missed`}
  </StatusChip>
);

export function StatusChips({ plan }: { plan: PlanRow }) {
  const { status, bouncesInRow, reason } = plan;
  const since = sinceOf(plan);
  return (
    <span className={`row wrap gap-4-8 ${styles.chips}`}>
      <StatusChip tone={tones[status]}>{statusNames[status]}</StatusChip>
      {status === 'running' && bouncesInRow > 0 && <Bounced plan={plan} />}
      {(since || reason) && (
        <span className={`block mute text-small ${styles.about}`}>
          {[since, reason].filter((one) => one !== null).join(' · ')}
        </span>
      )}
    </span>
  );
}
