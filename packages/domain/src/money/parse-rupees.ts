import { type Paise, paise } from './scaled.ts';

// A sign, then the currency, then plain or grouped digits (Indian 1,23,456 or Western 123,456), then paise.
const typed =
  /^([-−]?)\s*(?:(?:₹|INR|RS\.?)\s*)?(\d{1,15}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d{2}){0,5},\d{3})?(?:\.(\d{0,2}))?$/i;

/**
 * What a person types or the wire carries, to paise: `1,23,456.5`, `123456.50`, `₹ 5`, `-₹5.00`, `.5`.
 * Null for anything else: letters, commas in the wrong place, more than two decimals (never rounded away).
 */
export function parseRupees(text: string): Paise | null {
  const [whole, sign, digits, cents] = typed.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  if (digits === undefined && (cents === undefined || cents === '')) return null;
  const rupees = BigInt((digits ?? '0').replaceAll(',', ''));
  const size = rupees * 100n + BigInt((cents ?? '').padEnd(2, '0'));
  return paise(sign === '' ? size : -size);
}
