import type { CartItem } from '@hub/contract/calls/transact/transact';
import { moneyOf, paise, writeMoney } from '@hub/domain';
import { isPaidNow } from './chosen-orders.ts';

/** What the investors pay for these orders together; null where nobody pays. */
export function paidTotal(items: readonly CartItem[]): string | null {
  const amounts = items.flatMap((item) =>
    isPaidNow(item) && item.amount !== null ? [moneyOf(item.amount)] : [],
  );
  return amounts.length === 0 ? null : writeMoney(paise(amounts.reduce((sum, amount) => sum + amount, 0n)));
}
