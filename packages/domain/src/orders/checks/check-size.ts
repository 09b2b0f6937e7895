import { type Paise, paise } from '../../money/scaled.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import { orderDefinitions } from '../terms/order-definitions.ts';
import type { OrderField, OrderTerms } from '../terms/order-terms.ts';
import { sameOrderKey } from '../terms/same-order.ts';
import { block, type Finding, question } from './finding.ts';

/** Above a crore nobody types an amount by the way. */
const LARGE_ORDER = paise(10_000_000n * 100n);
/** A zero too many makes ten times as much. */
const LARGE_TIMES = 10n;

interface Entered {
  readonly field: OrderField;
  readonly amount: Paise;
  /** It comes from the investor's bank. */
  readonly isPaidIn: boolean;
}

/** The amount as it was typed; null of units, and where none is asked for. */
function enteredAmount(terms: OrderTerms): Entered | null {
  if ('quantity' in terms) {
    const { quantity } = terms;
    return quantity.by === 'amount' ? { field: 'quantity', amount: quantity.amount, isPaidIn: false } : null;
  }
  if (!('amount' in terms) || terms.amount === null) return null;
  const { isPurchase, takesOut } = orderDefinitions[terms.kind];
  return { field: 'amount', amount: terms.amount, isPaidIn: isPurchase && !takesOut };
}

/**
 * What is above the asset manager's limit is refused, what is unusually large is asked about; neither where the amount is
 * wrong already.
 */
export function checkAmountSize(
  terms: OrderTerms,
  { houseLimit, earlier }: OrderFacts,
  found: readonly Finding[],
): Finding[] {
  const entered = enteredAmount(terms);
  if (entered === null) return [];
  const { field, amount, isPaidIn } = entered;
  if (found.some((finding) => finding.level === 'block' && finding.field === field)) return [];
  if (houseLimit !== null && amount > houseLimit) {
    return [block('above-house-limit', field, { maximum: houseLimit })];
  }
  const than = largerThan(entered, isPaidIn ? earlier.largest : null);
  return than === null ? [] : [question('large-amount', field, { amount, ...than })];
}

/** What an amount is unusually large beside: the most the client put in, or a crore; null of one that is not. */
function largerThan(
  { amount }: Pick<Entered, 'amount'>,
  largest: Paise | null,
): { readonly largest: Paise | null } | null {
  if (largest !== null && amount >= largest * LARGE_TIMES) return { largest };
  return amount > LARGE_ORDER ? { largest: null } : null;
}

/** Of orders that are sent together: asked about where none is unusually large and all of them together are. */
export function checkSum(
  orders: readonly OrderTerms[],
  { earlier: { largest } }: Pick<OrderFacts, 'earlier'>,
): Finding[] {
  const amounts = orders.flatMap((terms) => {
    const entered = enteredAmount(terms);
    // What is large by itself is asked about by itself.
    const counts = entered?.isPaidIn && entered.amount > 0n && largerThan(entered, largest) === null;
    return counts ? [entered.amount] : [];
  });
  const amount = paise(amounts.reduce((sum, one) => sum + one, 0n));
  const than = amounts.length < 2 ? null : largerThan({ amount }, largest);
  return than === null
    ? []
    : [question('large-amount', 'amount', { amount, ...than, orders: amounts.length })];
}

/** The newest order of which this is a second one. */
export function checkSame(terms: OrderTerms, { earlier }: OrderFacts): Finding[] {
  const key = sameOrderKey(terms);
  const same = key === null ? undefined : earlier.orders.findLast((order) => order.key === key);
  return same === undefined ? [] : [question('same-order', null, { id: same.id, sentAt: same.sentAt })];
}
