import { cutOffLeftText } from '@hub/contract/orders/words/cut-off-texts';
import { laterNavText, timeInIndia } from '@hub/contract/orders/words/time-texts';
import type { NavExpected } from '@hub/domain/orders/preview/order-preview';
import { cutOffUrgency } from '@hub/domain/schemes/cut-off-urgency';
import { ClockIcon } from '../../../ui/action/icons.ts';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { useMedia } from '../../../ui/theme/media.ts';

const tones = { calm: 'calm', soon: 'soon', last: 'bad' } as const;

interface CutOffChipProps {
  nav: NavExpected;
  now: Temporal.Instant;
  /** In the header where there is room; on a phone, where it would move the form, at the checks. */
  place: 'header' | 'checks';
}

/** How long today's NAV day can still be had; once its cut-off has passed, which day it is now. */
export function CutOffChip({ nav, now, place }: CutOffChipProps) {
  const isPhone = useMedia('(max-width: 575.98px)');
  if (isPhone !== (place === 'checks')) return null;
  const left = (nav.until.epochMilliseconds - now.epochMilliseconds) / 1000;
  const urgency = cutOffUrgency(left);
  if (urgency === null) return <StatusChip tone="calm">{laterNavText(nav.navDate)}</StatusChip>;
  return (
    <StatusChip
      tone={tones[urgency]}
      icon={ClockIcon}
    >{`${timeInIndia(nav.until)} · ${cutOffLeftText(left)}`}</StatusChip>
  );
}
