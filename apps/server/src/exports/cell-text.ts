import { formatDate, groupIndian, MINUS } from '@hub/domain';
import type { ColumnKind } from './export-table.ts';

const figure = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A figure with the decimals of its column; nothing is rounded, so more than that is a mistake. */
export function figureText(value: string, decimals: number): string {
  const [, sign, whole, fraction = ''] = figure.exec(value) ?? [];
  if (whole === undefined || /[^0]/.test(fraction.slice(decimals))) {
    throw new RangeError(`${value} is no figure with ${decimals} decimals`);
  }
  const rest = decimals === 0 ? '' : `.${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}${rest}`;
}

/** A cell as a person reads it: 12,34,567.50 and 14-Nov-2026. */
export function cellText(value: string | null, kind: ColumnKind): string {
  if (value === null) return '';
  if (kind === 'text') return value;
  if (kind === 'date') return formatDate(Temporal.PlainDate.from(value));
  const plain = figureText(value, kind.decimals);
  const isNegative = plain.startsWith('-');
  const [whole = '', fraction] = plain.replace('-', '').split('.');
  const isNil = /^[-0.]*$/.test(plain);
  const sign = isNil ? '' : isNegative ? MINUS : kind.signed ? '+' : '';
  return sign + groupIndian(BigInt(whole)) + (fraction === undefined ? '' : `.${fraction}`);
}
