import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { leftText } from './time-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the NAV day that is shown can still be had. Said within a day of it. */
export function CutOffChip({ until, now }: { until: Temporal.Instant; now: Temporal.Instant }) {
  const left = leftText(until, now);
  if (left === null || until.epochMilliseconds - now.epochMilliseconds > DAY_MS) return null;
  return <StatusChip tone="soon">{`Cut-off in ${left}`}</StatusChip>;
}
