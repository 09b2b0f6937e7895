import {
  type BasisPoints,
  divideHalfUp,
  type MilliUnits,
  magnitude,
  type NavTenThousandths,
  type Paise,
} from '../scaled.ts';
import { groupIndian } from './group-indian.ts';
import { MINUS, minusOf } from './minus-sign.ts';

export interface RupeesOptions {
  readonly decimals?: 0 | 2 | 'some';
}

/**
 * `₹1,23,45,678.00`; the minus stands before the sign. With 0 decimals half a rupee goes up; `'some'` shows paise only
 * where there are some.
 */
export function formatRupees(amount: Paise, options: RupeesOptions = {}): string {
  const size = magnitude(amount);
  const { decimals = 2 } = options;
  if (decimals === 2 || (decimals === 'some' && size % 100n !== 0n))
    return `${minusOf(amount)}₹${decimalText(size, 2)}`;
  const rupees = divideHalfUp(size, 100n);
  return `${amount < 0n && rupees > 0n ? MINUS : ''}₹${groupIndian(rupees)}`;
}

/** `1,234.567` */
export function formatUnits(units: MilliUnits): string {
  return `${minusOf(units)}${decimalText(magnitude(units), 3)}`;
}

/** `52.3417` */
export function formatNav(nav: NavTenThousandths): string {
  return `${minusOf(nav)}${decimalText(magnitude(nav), 4)}`;
}

/** `12.34%`, `−0.42%` */
export function formatPercent(percent: BasisPoints): string {
  return `${minusOf(percent)}${decimalText(magnitude(percent), 2)}%`;
}

/** A positive scaled integer as a grouped decimal with exactly that many places. */
export function decimalText(size: bigint, places: number): string {
  const one = 10n ** BigInt(places);
  return `${groupIndian(size / one)}.${String(size % one).padStart(places, '0')}`;
}
