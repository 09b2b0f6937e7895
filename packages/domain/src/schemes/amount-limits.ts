import { type Paise, paise } from '../money/scaled.ts';

/** What an amount must satisfy. Set per scheme and kind; the defaults below are for a scheme that is silent. */
export interface AmountLimits {
  readonly minimum: Paise;
  /** Above the minimum in steps of this. */
  readonly multiple: Paise;
  /** Null when there is no upper bound. */
  readonly maximum: Paise | null;
}

export type AmountKind = 'fresh' | 'additional' | 'sip' | 'stp' | 'swp' | 'switch' | 'redemption';

export type AmountFault =
  | { readonly reason: 'below-minimum'; readonly minimum: Paise }
  | {
      readonly reason: 'off-multiple';
      readonly multiple: Paise;
      readonly nearestBelow: Paise;
      readonly nearestAbove: Paise;
    }
  | { readonly reason: 'above-maximum'; readonly maximum: Paise };

const rupees = (amount: bigint): Paise => paise(amount * 100n);
const from = (minimum: bigint, multiple = 1n): AmountLimits => ({
  minimum: rupees(minimum),
  multiple: rupees(multiple),
  maximum: null,
});

/** Handbook §1.2. */
export const defaultAmountLimits: Readonly<Record<AmountKind, AmountLimits>> = {
  fresh: from(5000n),
  additional: from(1000n),
  sip: from(500n),
  stp: from(500n),
  swp: from(500n),
  switch: from(1000n),
  redemption: from(100n),
};

/** Handbook §1.2: so many instalments at least. */
export const defaultMinimumInstalments = { sip: 6, stp: 6, swp: 6 } as const;

/** Why an amount will not do; null when it will. */
export function checkAmount(amount: Paise, limits: AmountLimits): AmountFault | null {
  const { minimum, multiple, maximum } = limits;
  if (amount < minimum) return { reason: 'below-minimum', minimum };
  if (maximum !== null && amount > maximum) return { reason: 'above-maximum', maximum };
  const over = multiple > 0n ? (amount - minimum) % multiple : 0n;
  if (over === 0n) return null;
  const nearestBelow = paise(amount - over);
  return { reason: 'off-multiple', multiple, nearestBelow, nearestAbove: paise(nearestBelow + multiple) };
}

/** Handbook §1.2: when less than the least balance would stay, everything is offered instead. */
export function offersAll(valueLeft: Paise, leastBalance: Paise): boolean {
  return valueLeft > 0n && valueLeft < leastBalance;
}
