import { compactRupees, formatNav, formatUnits, moneyOf, navOf, paise, unitsOf } from '@hub/domain';

/*
 * Figures of the wire as people read them, where a sentence needs a text. On a screen: `Money`, `Units`, `Nav` and
 * `Percent`. The contract has refused every reply with something else in their place.
 */

/** `486200000.00` as `₹48.62 Cr`. */
export const compactText = (value: string): string => compactRupees(moneyOf(value));

/** `1234.567` as `1,234.567`. */
export const unitsText = (value: string): string => formatUnits(unitsOf(value));

/** `1234.5678` as `1,234.5678`. */
export const navText = (value: string): string => formatNav(navOf(value));

/** From one NAV to another, quietly: `+0.0310`. Coloured by `Nav`. */
export const navChangeText = (value: string): string => `${navOf(value) > 0n ? '+' : ''}${navText(value)}`;

/** Of a figure of any kind. */
export const isNil = (value: string): boolean => !/[1-9]/.test(value);

/** Beside a line of a chart: `₹20 Cr`, no decimals that say nothing. */
export const tickText = (rupees: number): string =>
  compactRupees(paise(BigInt(Math.round(rupees)) * 100n)).replace(/\.0+(?= )/, '');
