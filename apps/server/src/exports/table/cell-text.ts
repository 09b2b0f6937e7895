import {
  dayText,
  groupIndian,
  MINUS,
  moneyOf,
  navOf,
  unitsOf,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import type { ColumnKind, Decimals } from './export-table.ts';

function countText(value: string): string {
  if (!/^\d{1,15}$/.test(value)) throw new RangeError('A text is no count');
  return String(BigInt(value));
}

/** Money and percentages have two decimals, units three, NAVs four. */
const plain: Readonly<Record<Decimals, (value: string) => string>> = {
  0: countText,
  2: (value) => writeMoney(moneyOf(value)),
  3: (value) => writeUnits(unitsOf(value)),
  4: (value) => writeNav(navOf(value)),
};

/** A figure with the decimals of its column; nothing is rounded, so more than that is a mistake. */
export const figureText = (value: string, decimals: Decimals): string => plain[decimals](value);

/** A cell as a person reads it: 12,34,567.50 and 14-Nov-2026. */
export function cellText(value: string | null, kind: ColumnKind): string {
  if (value === null) return '';
  if (kind === 'text') return value;
  if (kind === 'date') return dayText(value);
  const figure = figureText(value, kind.decimals);
  const [whole = '', fraction] = figure.replace('-', '').split('.');
  const sign = figure.startsWith('-') ? MINUS : kind.signed && /[1-9]/.test(figure) ? '+' : '';
  return sign + groupIndian(BigInt(whole)) + (fraction === undefined ? '' : `.${fraction}`);
}
