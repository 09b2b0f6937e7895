import { cutOffText, cutOffTitle, laterNavText } from '@hub/contract/orders/words/time-texts';
import { cutOffUrgency } from '@hub/domain/schemes/cut-off-urgency';
import { ClockIcon } from '../../ui/action/icons.ts';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';

const tones = { calm: 'calm', soon: 'soon', last: 'bad' } as const;

interface CutOffPillProps {
  navDate: Temporal.PlainDate;
  until: Temporal.Instant;
  nowMs: number;
  /** Where nothing beside it says what it is about. */
  named?: boolean;
}

/** Grey, amber in the last hour, red in the last ten minutes; the words say the same. */
export function CutOffPill({ navDate, until, nowMs, named = false }: CutOffPillProps) {
  const left = (until.epochMilliseconds - nowMs) / 1000;
  const urgency = cutOffUrgency(left);
  if (urgency === null) return <StatusChip tone="calm">{laterNavText(navDate)}</StatusChip>;
  const text = cutOffText(until, left);
  return (
    <StatusChip tone={tones[urgency]} icon={ClockIcon}>
      {named ? `${cutOffTitle} ${text}` : text}
    </StatusChip>
  );
}
