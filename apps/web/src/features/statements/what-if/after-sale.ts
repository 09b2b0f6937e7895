import type { WhatIf } from '@hub/contract/calls/statements/statements-what-if';
import { moneyOf, type Paise, paise } from '@hub/domain';

/** What a sale of equity would leave of the year's allowance; a loss gives nothing back. Null where it takes nothing. */
export function afterSale(
  { taxClass, result }: WhatIf['items'][number],
  { left }: WhatIf['allowance'],
): Paise | null {
  const gain = result === null ? 0n : moneyOf(result.long);
  if (taxClass !== 'equity' || gain <= 0n) return null;
  const after = moneyOf(left) - gain;
  return paise(after > 0n ? after : 0n);
}
