import type { NavExpected } from '@hub/domain/orders/preview/order-preview';
import { CutOffPill } from '../../../parts/cut-off/cut-off-pill.tsx';
import { useMedia } from '../../../ui/theme/media.ts';

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
  return <CutOffPill navDate={nav.navDate} until={nav.until} nowMs={now.epochMilliseconds} />;
}
