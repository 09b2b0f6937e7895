import { moneyOf, type Paise, paise, writeMoney, writeNav, writeUnits } from '@hub/domain';
import type { GoodLine, PaidLine } from './response-file.ts';

const figures = ['trxnNo', 'navDate', 'nav', 'units', 'amount', 'duty', 'load', 'stt'] as const;

/** What a line said, as its order keeps it. */
export type SavedAnswer =
  | { readonly status: 'rejected'; readonly code: string }
  | { readonly status: 'paid'; readonly utr: string; readonly on: string; readonly amount: string }
  | ({ readonly status: 'allotted' | 'out' } & Readonly<Record<(typeof figures)[number], string>>);

export function savedAnswer(line: GoodLine): SavedAnswer {
  if (line.status === 'rejected') return { status: line.status, code: line.code };
  return {
    status: line.status,
    trxnNo: line.trxnNo,
    navDate: line.navDate.toString(),
    nav: writeNav(line.nav),
    units: writeUnits(line.units),
    amount: writeMoney(line.amount),
    duty: writeMoney(line.duty),
    load: writeMoney(line.load),
    stt: writeMoney(line.stt),
  };
}

export const savedPayout = ({ utr, on, amount }: PaidLine): SavedAnswer => ({
  status: 'paid',
  utr,
  on: on.toString(),
  amount: writeMoney(amount),
});

/** What has to be paid out for units that left, by what the registrar said of them; null where that was not kept. */
export function payableOf(answers: readonly SavedAnswer[] | null): Paise | null {
  const allotted = answers?.find(({ status }) => status === 'allotted');
  if (allotted === undefined || !('stt' in allotted)) return null;
  return paise(moneyOf(allotted.amount) - moneyOf(allotted.stt));
}

/** What is missing on one side, or on both, is not the same. */
const isSameText = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one !== '' && one === other;

/** A rejection is known by its reason: the registrar's words for it may differ. */
function isSameAnswer(one: SavedAnswer, other: SavedAnswer): boolean {
  if (one.status === 'rejected') return other.status === 'rejected' && isSameText(one.code, other.code);
  if (one.status === 'paid' || other.status === 'rejected' || other.status === 'paid') return false;
  return other.status === one.status && figures.every((name) => isSameText(one[name], other[name]));
}

/**
 * Whether an order that was answered is told the same again; null, or why it is not. An order that was answered by a
 * version which kept nothing cannot say.
 */
export function differenceFrom(answers: readonly SavedAnswer[] | null, line: GoodLine): string | null {
  if (answers === null || answers.length === 0)
    return 'It was answered before, and nobody kept what was said then';
  const before = answers.find(({ status }) => status === line.status);
  if (before === undefined) return `It was answered otherwise before: ${answers.at(-1)?.status}`;
  return isSameAnswer(before, savedAnswer(line)) ? null : 'It was answered before with other figures';
}
