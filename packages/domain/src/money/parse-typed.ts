import { scaleDecimal } from './decimal-text.ts';
import { type MilliUnits, milliUnits, type Paise, paise } from './scaled.ts';

// A sign, then the currency, then plain or grouped digits (Indian 1,23,456 or Western 123,456), then decimals.
const typed =
  /^([-−]?)\s*(?:(?:₹|INR|RS\.?)\s*)?(\d{1,15}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d{2}){0,5},\d{3})?(?:\.(\d{0,3}))?$/i;

function parseTyped(text: string, places: 2 | 3): bigint | null {
  const [whole, sign, digits = '', decimals = ''] = typed.exec(text.trim()) ?? [];
  if (whole === undefined || decimals.length > places || digits + decimals === '') return null;
  const size = scaleDecimal(`${digits.replaceAll(',', '') || '0'}.${decimals}`, places);
  return sign === '' ? size : -size;
}

/**
 * Rupees as a person types them: `1,23,456.5`, `123456.50`, `₹ 5`, `-₹5.00`, `.5`. Null for anything else: letters,
 * commas in the wrong place, more than two decimals (never rounded away). The wire is read by `parseMoney`.
 */
export function parseTypedMoney(text: string): Paise | null {
  const amount = parseTyped(text, 2);
  return amount === null ? null : paise(amount);
}

/** Fund units as a person types them: `1,234.567`. */
export function parseTypedUnits(text: string): MilliUnits | null {
  const count = /[₹a-z]/i.test(text) ? null : parseTyped(text, 3);
  return count === null ? null : milliUnits(count);
}
