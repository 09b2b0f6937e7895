import { MINUS } from './minus-sign.ts';

/** 1,23,45,678: the last three digits, then pairs. Own code, since engines differ on en-IN. */
export function groupIndian(integer: bigint | number): string {
  if (typeof integer === 'number' && !Number.isSafeInteger(integer)) {
    throw new RangeError('Only whole numbers can be grouped');
  }
  const text = String(integer === 0 ? 0 : integer);
  const digits = text.replace('-', '');
  const first = digits.length > 3 && digits.length % 2 === 0 ? 1 : 0;
  const pairs = digits.slice(first, -3).match(/\d{2}/g) ?? [];
  const grouped = [digits.slice(0, first), ...pairs, digits.slice(-3)]
    .filter((part) => part !== '')
    .join(',');
  return text.startsWith('-') ? MINUS + grouped : grouped;
}
