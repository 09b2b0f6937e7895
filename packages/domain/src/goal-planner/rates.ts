import type { BasisPoints } from '../money/scaled.ts';
import { type Factor, factorOf, minus, ONE, part, plus, power, root, times } from './factor.ts';

/**
 * What a yearly rate is for a month: `effective`, that which makes the yearly one in twelve months; or `nominal`, a
 * twelfth, as most calculators of the trade have it, by which 12 % are 12.68 % a year. A goal stores which (handbook
 * part 2, C4).
 */
export const rateBases = ['effective', 'nominal'] as const;
export type RateBasis = (typeof rateBases)[number];

const MONTHS = 12;

const monthlyGrowth = (rate: BasisPoints): Factor => root(plus(ONE, factorOf(rate)), MONTHS);

export const monthlyRate = (rate: BasisPoints, basis: RateBasis): Factor =>
  basis === 'nominal' ? part(factorOf(rate), MONTHS) : minus(monthlyGrowth(rate), ONE);

/** What one becomes: whole years by the yearly rate, months beyond them by its root. */
export function growthOver(rate: BasisPoints, months: number): Factor {
  const years = power(plus(ONE, factorOf(rate)), Math.floor(months / MONTHS));
  return months % MONTHS === 0 ? years : times(years, power(monthlyGrowth(rate), months % MONTHS));
}
