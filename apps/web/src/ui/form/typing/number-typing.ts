/**
 * What becomes of a grouped number while somebody types, deletes or pastes in it. The caret is counted in digits, not
 * in commas, so that it stays beside the digit it stood beside.
 */
import { groupIndian } from '@hub/domain';

export interface Typed {
  readonly text: string;
  readonly caret: number;
}

export interface Edit extends Typed {
  /** Which key took something away, as the browser's input event says it. */
  readonly deleted?: 'backward' | 'forward' | null | undefined;
}

export interface NumberForm {
  readonly decimals: number;
}

/** As many as a parsed amount may have. */
const MOST_DIGITS = 15;

/** `₹ 1,00,000.50`, `Rs. 500/-`, `INR 500`: what people paste around a figure. */
const bare = (text: string): string =>
  text
    .replace(/\/-\s*$/, '')
    .replace(/^\s*(?:₹|rs\.?|inr)/i, '')
    .replace(/[\s,]/g, '');

/** The second point that was just typed goes; the one that stood there stays. */
function withOnePoint(before: string, after: string): [string, string] {
  const isSecond = before.endsWith('.') && (before.slice(0, -1) + after).includes('.');
  return isSecond ? [before.slice(0, -1), after] : [before, after];
}

/** A key that took away only a comma was meant for the digit behind it. */
function acrossComma(was: string, edit: Edit, before: string, after: string): [string, string] {
  if (!edit.deleted || before + after !== bare(was) || edit.text.length !== was.length - 1)
    return [before, after];
  return edit.deleted === 'backward' ? [before.slice(0, -1), after] : [before, after.slice(1)];
}

/** Digits and a point, as they are shown: `100000.5` is `1,00,000.5`. */
function groupDigits(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole === '' ? '' : groupIndian(BigInt(whole)), ...decimals].join('.');
}

/** Behind so many digits and points of the shown text. */
function caretBehind(shown: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (seen === count) return at;
    if (shown[at] !== ',') seen += 1;
  }
  return shown.length;
}

/** The text after an edit; null when the edit makes no number, and nothing should change. */
export function typeNumber(was: string, edit: Edit, { decimals }: NumberForm): Typed | null {
  const split = [bare(edit.text.slice(0, edit.caret)), bare(edit.text.slice(edit.caret))] as const;
  const [before, behind] = acrossComma(was, edit, ...withOnePoint(...split));
  const all = before + behind;
  if (!/^\d*(?:\.\d*)?$/.test(all)) return null;
  const [whole = '', after = ''] = all.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS || after.length > decimals) return null;
  const dropped = whole.length - digits.length;
  const text = groupDigits(all.slice(dropped));
  return { text, caret: caretBehind(text, Math.max(0, before.length - dropped)) };
}

/** The typed text as the form keeps it: `1,00,000.5` is `100000.50`, whole numbers have no point, '' is nothing. */
export function canonicalNumber(text: string, { decimals }: NumberForm): string {
  const [whole = '', after = ''] = text.replaceAll(',', '').split('.');
  if (whole === '' && after === '') return '';
  return /[1-9]/.test(after) ? `${whole || '0'}.${after.padEnd(decimals, '0')}` : whole || '0';
}

/** The kept text as it is shown when nobody types: `100000.50` is `1,00,000.50`. */
export const shownNumber = (value: string): string =>
  /^\d+(?:\.\d+)?$/.test(value) ? groupDigits(value) : value;
