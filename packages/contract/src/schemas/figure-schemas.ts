import * as z from 'zod/mini';
import { texts } from '../texts/texts.ts';
import { text } from './text-schema.ts';

/*
 * Figures of a reply: exact, as text, because a number would be a float. They are written by `writeMoney` and its like
 * in domain, with all of their decimals. A reply with anything else in its place is refused as one that cannot be read,
 * so that a screen shows an error rather than a nil.
 */

/** Rupees: `1234.50`, below nil for a loss. */
export const moneyText = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,17})\.\d{2}$/));

/** Fund units: `191.043`, below nil when they leave. */
export const unitsText = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,16})\.\d{3}$/));

/** `52.3417`. */
export const navText = z.string().check(z.regex(/^(?:0|[1-9]\d{0,9})\.\d{4}$/));

/** From one NAV to another: `-0.0310`. */
export const navChangeText = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,9})\.\d{4}$/));

/** A percentage or a yearly rate: `-0.42`. */
export const percentText = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,17})\.\d{2}$/));

/** A holder's or nominee's part in per cent as the registrar has it, `50` or `33.33`; blank where it has none. */
export const sharePercentText = z.string().check(z.regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)?$/));

/** Rupees that a request or an address asks for, not below nil: `250000`, `250000.50`. */
export const requestedMoneyPattern = /^(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/;
export const requestedMoney = text(16, texts.field.amount).check(
  z.regex(requestedMoneyPattern, texts.field.amount),
);
