import { parseMoney } from '../money/figure-text.ts';
import type { Paise } from '../money/scaled.ts';

/** An ISO day of a draft; null while it is none, and for days that do not exist. */
export function dayOf(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
}

/** An amount of a draft above nil; null while it is none. */
export function amountOf(text: string): Paise | null {
  const amount = parseMoney(text);
  return amount !== null && amount > 0n ? amount : null;
}
