import { formatRupees, moneyOf, type Paise, paise } from '@hub/domain';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';

const inPaise = (amount: string | Paise): Paise => (typeof amount === 'string' ? moneyOf(amount) : amount);

/** Expected less received; below nil for too much. */
export const shortBy = (expected: string | Paise, received: string | Paise): Paise =>
  paise(inPaise(expected) - inPaise(received));

/** `₹38.02 less than expected`. */
export function differenceText(gap: Paise): string {
  if (gap === 0n) return 'As expected';
  const amount = formatRupees(paise(gap < 0n ? -gap : gap), { decimals: 'some' });
  return `${amount} ${gap > 0n ? 'less' : 'more'} than expected`;
}

export function Difference({ gap }: { gap: string | Paise }) {
  const size = inPaise(gap);
  return (
    <StatusChip tone={size > 0n ? 'bad' : size < 0n ? 'soon' : 'good'}>{differenceText(size)}</StatusChip>
  );
}
