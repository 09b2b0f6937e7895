import { formatRupees, type Paise } from '@hub/domain';
import type { AmountFault, AmountLimits } from '@hub/domain/schemes/amount-limits';

/** Without paise where there are none: `₹500`, `₹500.50`. */
const rupees = (amount: Paise): string => formatRupees(amount, { decimals: amount % 100n === 0n ? 0 : 2 });

/** What an amount may be, said before it is typed: `Minimum ₹500, in multiples of ₹100`. Whole rupees need no word. */
export function amountLimitsText({ minimum, multiple, maximum }: AmountLimits): string {
  const parts = [`Minimum ${rupees(minimum)}`];
  if (maximum !== null) parts.push(`maximum ${rupees(maximum)}`);
  if (multiple > 100n) parts.push(`in multiples of ${rupees(multiple)}`);
  return parts.join(', ');
}

/** What is wrong with an amount, and what to enter instead. */
export function amountFaultText(fault: AmountFault): string {
  switch (fault.reason) {
    case 'below-minimum':
      return `Minimum ${rupees(fault.minimum)}`;
    case 'above-maximum':
      return `Maximum ${rupees(fault.maximum)}`;
    case 'off-multiple':
      return `Enter ${rupees(fault.nearestBelow)} or ${rupees(fault.nearestAbove)}: amounts go up in multiples of ${rupees(fault.multiple)}`;
  }
}
