import { divideHalfUp, magnitude, type Paise } from '../scaled.ts';
import { decimalText, formatRupees } from './format-amounts.ts';
import { minusOf } from './minus-sign.ts';

interface Unit {
  readonly name: string;
  readonly paise: bigint;
  readonly places: number;
}

/** What distributors are used to reading, with two decimals. */
const units: readonly [Unit, ...Unit[]] = [
  { name: 'L', paise: 10_000_000n, places: 2 },
  { name: 'Cr', paise: 1_000_000_000n, places: 2 },
  { name: 'L Cr', paise: 100_000_000_000_000n, places: 2 },
];

/** From a thousand rupees on paise say nothing, up to a lakh every rupee does. */
const THOUSAND = 100_000n;
const LAKH = 10_000_000n;

/**
 * `₹12,500`, `₹3.40 L`, `₹48.62 Cr`, `₹1.10 L Cr`. Under a lakh the amount stands in whole rupees, under a thousand with
 * paise where there are any. An amount that rounds up to the next unit is shown in it: 99,99,999 is
 * `₹1.00 Cr`, never `₹100.00 L`.
 */
export function compactRupees(amount: Paise): string {
  const size = magnitude(amount);
  if (size < THOUSAND) return formatRupees(amount, { decimals: 'some' });
  if (divideHalfUp(size, 100n) * 100n < LAKH) return formatRupees(amount, { decimals: 0 });

  const inUnit = (unit: Unit) => divideHalfUp(size * 10n ** BigInt(unit.places), unit.paise);
  // The smallest unit in which the rounded figure stays short of the next one; the last has no next.
  const fits = units.find((unit, index) => {
    const next = units[index + 1];
    return next === undefined || inUnit(unit) * unit.paise < next.paise * 10n ** BigInt(unit.places);
  });
  const unit = fits ?? units[0];
  return `${minusOf(amount)}₹${decimalText(inUnit(unit), unit.places)} ${unit.name}`;
}
