import { scaleDecimal } from './decimal-text.ts';
import { type Paise, paise } from './scaled.ts';

const long = /^(-?\d+)(?:\.(\d+))?$/;

/** An amount with more decimals than money has, such as a sum of units × NAV, rounded as the database rounds. */
export function roundedMoney(text: string): Paise {
  const [, whole, decimals = ''] = long.exec(text) ?? [];
  if (whole === undefined) throw new RangeError('A text is no amount');
  const cut = scaleDecimal(`${whole}.${decimals.slice(0, 2)}`, 2);
  if ((decimals[2] ?? '0') < '5') return paise(cut);
  return paise(whole.startsWith('-') ? cut - 1n : cut + 1n);
}
