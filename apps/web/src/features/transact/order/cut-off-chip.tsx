import { timeLeftText } from '../../../parts/transaction/time-left.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';

/** Further ahead nobody hurries. */
const SOON_MS = 12 * 60 * 60 * 1000;

/** How long the NAV day that is shown can still be had. Said when it comes near. */
export function CutOffChip({ until, now }: { until: Temporal.Instant; now: Temporal.Instant }) {
  const left = timeLeftText(until.toString(), now.epochMilliseconds);
  if (left === null || until.epochMilliseconds - now.epochMilliseconds > SOON_MS) return null;
  return <StatusChip tone="soon">{`Cut-off in ${left}`}</StatusChip>;
}
