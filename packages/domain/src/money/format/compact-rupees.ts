import { divideHalfUp, magnitude, type Paise } from '../scaled.ts';
import { decimalText, formatRupees } from './format-amounts.ts';
import { minusOf } from './minus-sign.ts';

interface Unit {
  readonly name: string;
  readonly paise: bigint;
  readonly places: number;
}

/** What distributors are used to reading: thousands with one decimal, lakh and above with two. */
const units: readonly [Unit, ...Unit[]] = [
  { name: 'K', paise: 100_000n, places: 1 },
  { name: 'L', paise: 10_000_000n, places: 2 },
  { name: 'Cr', paise: 1_000_000_000n, places: 2 },
  { name: 'L Cr', paise: 100_000_000_000_000n, places: 2 },
];

/**
 * `₹12.5 K`, `₹3.40 L`, `₹48.62 Cr`, `₹1.10 L Cr`. Under a thousand the amount stands as it is, with paise
 * only where there are any. An amount that rounds up to the next unit is shown in it: 99,99,999 is
 * `₹1.00 Cr`, never `₹100.00 L`.
 */
export function compactRupees(amount: Paise): string {
  const size = magnitude(amount);
  if (size < units[0].paise) return formatRupees(amount, { decimals: 'some' });

  const inUnit = (unit: Unit) => divideHalfUp(size * 10n ** BigInt(unit.places), unit.paise);
  // The smallest unit in which the rounded figure stays short of the next one; the last has no next.
  const fits = units.find((unit, index) => {
    const next = units[index + 1];
    return next === undefined || inUnit(unit) * unit.paise < next.paise * 10n ** BigInt(unit.places);
  });
  const unit = fits ?? units[0];
  return `${minusOf(amount)}₹${decimalText(inUnit(unit), unit.places)} ${unit.name}`;
}
