import { scaleDecimal, writeDecimal } from './decimal-text.ts';
import type { PerMillion } from './per-million.ts';
import {
  type BasisPoints,
  basisPoints,
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  navTenThousandths,
  type Paise,
  paise,
} from './scaled.ts';

/*
 * Figures as text: on the wire, in the database and in the rules of a scheme. One spelling: an optional minus, digits
 * without grouping or leading zeros, a point. Each kind has its own decimals, and a text with more is refused rather
 * than rounded. `writeMoney` and its like always write all of them.
 *
 * What a person types is read by `parseTypedMoney`, what a registrar sends by the readers of the feeds.
 */

// As many digits as the columns of the database hold.
const money = /^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,2})?$/;
const units = /^-?(?:0|[1-9]\d{0,16})(?:\.\d{1,3})?$/;
const nav = /^-?(?:0|[1-9]\d{0,9})(?:\.\d{1,4})?$/;
const percent = money;

/** Rupees: `1234.50`. Null for what is no amount. */
export const parseMoney = (text: string): Paise | null =>
  money.test(text) ? paise(scaleDecimal(text, 2)) : null;

/** Fund units: `191.043`. */
export const parseUnits = (text: string): MilliUnits | null =>
  units.test(text) ? milliUnits(scaleDecimal(text, 3)) : null;

/** A NAV, or the difference of two: `52.3417`, `-0.0310`. */
export const parseNav = (text: string): NavTenThousandths | null =>
  nav.test(text) ? navTenThousandths(scaleDecimal(text, 4)) : null;

/** Per cent: `-0.42`. */
export const parsePercent = (text: string): BasisPoints | null =>
  percent.test(text) ? basisPoints(scaleDecimal(text, 2)) : null;

export const writeMoney = (amount: Paise): string => writeDecimal(amount, 2);
export const writeUnits = (count: MilliUnits): string => writeDecimal(count, 3);
export const writeNav = (value: NavTenThousandths): string => writeDecimal(value, 4);
export const writePercent = (value: BasisPoints): string => writeDecimal(value, 2);
/** Of trail: per cent with four decimals. */
export const writeRate = (rate: PerMillion): string => writeDecimal(rate, 4);

/*
 * The same of a text whose form is known: a column of the database, or a reply that the contract let through. Anything
 * else is a mistake of ours and is thrown, without the text: it may be anything. It never becomes a nil.
 */

function required<Figure>(figure: Figure | null, what: string): Figure {
  if (figure === null) throw new RangeError(`A text is no ${what}`);
  return figure;
}

export const moneyOf = (text: string): Paise => required(parseMoney(text), 'amount');
export const unitsOf = (text: string): MilliUnits => required(parseUnits(text), 'number of units');
export const navOf = (text: string): NavTenThousandths => required(parseNav(text), 'NAV');
export const percentOf = (text: string): BasisPoints => required(parsePercent(text), 'percentage');
