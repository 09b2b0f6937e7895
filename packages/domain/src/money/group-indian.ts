import { MINUS } from './minus-sign.ts';

/** 1,23,45,678: the last three digits, then pairs. Own code, since engines differ on en-IN. */
export function groupIndian(integer: bigint | number): string {
  if (typeof integer === 'number' && !Number.isSafeInteger(integer)) {
    throw new RangeError('Only whole numbers can be grouped');
  }
  const text = String(integer === 0 ? 0 : integer);
  const digits = text.replace('-', '');
  const head = digits.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',');
  const grouped = head === '' ? digits : `${head},${digits.slice(-3)}`;
  return text.startsWith('-') ? MINUS + grouped : grouped;
}
