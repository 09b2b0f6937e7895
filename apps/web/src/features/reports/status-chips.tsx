import type { PlanRow, PlanStatus } from '@hub/contract/calls/reports';
import { isAtRisk } from '@hub/domain';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { dayText, statusNames } from './plan-text.ts';
import styles from './register.module.css';

const tones: Readonly<Record<PlanStatus, Tone>> = {
  running: 'good',
  paused: 'soon',
  upcoming: 'calm',
  ended: 'calm',
  ceased: 'bad',
  rejected: 'blocked',
};

function sinceOf({ status, ceasedOn, rejectedOn, paused, endsOn }: PlanRow): string | null {
  if (status === 'ceased') return ceasedOn && dayText(ceasedOn);
  if (status === 'rejected') return rejectedOn && dayText(rejectedOn);
  if (status === 'paused') return paused && `until ${dayText(paused.to)}`;
  if (status === 'ended') return endsOn && dayText(endsOn);
  return null;
}

export function StatusChips({ plan }: { plan: PlanRow }) {
  const { status, bouncesInRow, bounceLimit, reason } = plan;
  const since = sinceOf(plan);
  return (
    <span className={styles.chips}>
      <StatusChip tone={tones[status]}>{statusNames[status]}</StatusChip>
      {status === 'running' && bouncesInRow > 0 && (
        <StatusChip tone={isAtRisk(plan) ? 'bad' : 'soon'}>
          {`${bouncesInRow} of ${bounceLimit} bounced`}
        </StatusChip>
      )}
      {(since || reason) && (
        <span className={styles.about}>{[since, reason].filter((one) => one !== null).join(' · ')}</span>
      )}
    </span>
  );
}
