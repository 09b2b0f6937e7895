import { type Paise, paise } from '../../money/scaled.ts';
import type { OrderStatus, PaymentStatus } from './order-status.ts';

/** Where some of a payment's money is: at an order, or (null) on its way back without ever having been at one. */
export interface MoneyPlace {
  readonly order: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly status: PaymentStatus;
  readonly left: Paise;
}

/** From whom it is taken first: who loses least by it. */
function rank({ status, orderStatus }: MoneyPlace): number {
  if (status === 'to-refund') return 0;
  if (status === 'refunding') return 1;
  if (status === 'held') return orderStatus === 'paid' ? 2 : 3;
  return 4;
}

/**
 * Whose money it was that the bank gave back by itself. Where one place has just this much, it was that; otherwise what
 * goes back anyway comes first, then what is not with the registrar yet, then the rest, by reference.
 *
 * Worked example: of one payment ₹5,000 are held for A and ₹6,000 for B, both unsent. ₹6,000 given back are B's;
 * ₹5,500 are A's 5,000 and 500 of B's.
 */
export function shareReversal<Place extends MoneyPlace>(
  places: readonly Place[],
  amount: Paise,
): { readonly shares: readonly { readonly place: Place; readonly amount: Paise }[]; readonly over: Paise } {
  const inTurn = places
    .filter(({ left }) => left > 0n)
    .toSorted((one, other) => rank(one) - rank(other) || compareText(one.order ?? '', other.order ?? ''));
  const same = inTurn.find(({ left }) => left === amount);
  if (same !== undefined) return { shares: [{ place: same, amount }], over: paise(0n) };
  const shares: { place: Place; amount: Paise }[] = [];
  let rest: bigint = amount;
  for (const place of inTurn) {
    if (rest === 0n) break;
    const taken = paise(rest < place.left ? rest : place.left);
    shares.push({ place, amount: taken });
    rest -= taken;
  }
  return { shares, over: paise(rest) };
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
