import { writeMoney, writeNav, writeUnits } from '@hub/domain';
import type { GoodLine } from './response-file.ts';

const figures = ['trxnNo', 'navDate', 'nav', 'units', 'amount', 'duty', 'load', 'stt'] as const;

/** What a line said, as its order keeps it. */
export type SavedAnswer =
  | { readonly status: 'rejected'; readonly code: string }
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

/** What is missing on one side, or on both, is not the same. */
const isSameText = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one !== '' && one === other;

/** A rejection is known by its reason: the registrar's words for it may differ. */
function isSameAnswer(one: SavedAnswer, other: SavedAnswer): boolean {
  if (one.status === 'rejected') return other.status === 'rejected' && isSameText(one.code, other.code);
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
