import { type MilliUnits, milliUnits } from './scaled.ts';

const typed = /^(\d{1,15}|\d{1,2}(?:,\d{2}){0,5},\d{3})?(?:\.(\d{0,3}))?$/;

/** What a person types or the wire carries, to thousandths of a unit; null for anything else (never rounded away). */
export function parseUnits(text: string): MilliUnits | null {
  const [whole, digits, decimals] = typed.exec(text.trim()) ?? [];
  if (whole === undefined || (digits === undefined && (decimals ?? '') === '')) return null;
  return milliUnits(
    BigInt((digits ?? '0').replaceAll(',', '')) * 1000n + BigInt((decimals ?? '').padEnd(3, '0')),
  );
}
