import { type DebitReasonCode, isDebitReason } from '@hub/contract/mandates/debit-reasons';
import { type Paise, paise } from '@hub/domain';
import { isWhole, readLine } from './fixed-width.ts';
import { type NachLayout, nachLayout } from './nach-layout.ts';

export interface NachReturn {
  readonly reference: string;
  readonly umrn: string;
  readonly amount: Paise;
  /** Null when the money came. */
  readonly reason: DebitReasonCode | null;
}

/** A row that nobody may act on, with why; the others are taken. */
interface QuarantinedRow {
  readonly line: number;
  readonly reference: string | null;
  readonly why: string;
}

type ReadReturns =
  | { readonly refused: string }
  | {
      readonly refused: null;
      readonly fileNo: number;
      readonly rows: readonly (NachReturn & { readonly line: number })[];
      readonly quarantined: readonly QuarantinedRow[];
    };

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * The bank's answer to a file of debits. A file that is not whole is refused: without its header, with fewer or more
 * rows than it says, or with another sum. A row that cannot be read is put aside by itself.
 */
export function readNachReturns(text: string, layout: NachLayout = nachLayout): ReadReturns {
  const [first = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const head = readLine(layout.header, first);
  if (!isWhole(layout.header, layout.width, first) || head.code !== layout.headerCode) {
    return { refused: 'The file does not start with a header of the agreed form' };
  }
  if (![head.items, head.total, head.fileNo].every(isNumber)) {
    return { refused: 'The header has no file number, number of rows or total' };
  }
  if (lines.length !== Number(head.items)) {
    return { refused: `The file has ${lines.length} rows, its header says ${Number(head.items)}` };
  }
  const amounts = lines.map((line) => readLine(layout.detail, line).amount);
  if (amounts.every(isNumber)) {
    const sum = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
    if (sum !== BigInt(head.total))
      return { refused: 'The amounts do not add up to the total of the header' };
  }
  const rows: (NachReturn & { readonly line: number })[] = [];
  const quarantined: QuarantinedRow[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const row = readRow(line, layout, seen);
    if ('why' in row) quarantined.push({ line: index + 2, ...row });
    else rows.push({ line: index + 2, ...row });
  }
  return { refused: null, fileNo: Number(head.fileNo), rows, quarantined };
}

function readRow(
  line: string,
  layout: NachLayout,
  seen: Set<string>,
): NachReturn | Omit<QuarantinedRow, 'line'> {
  const { code, reference, umrn, amount, flag, reason } = readLine(layout.detail, line);
  const aside = (why: string) => ({ reference: reference === '' ? null : reference, why });
  if (!isWhole(layout.detail, layout.width, line)) {
    return aside(`The row has ${line.length} characters instead of ${layout.width}`);
  }
  if (code !== layout.detailCode) return aside(`The row's code is ${code || 'missing'}`);
  if (reference === '') return aside('The row has no reference');
  if (seen.has(reference)) return aside('The file has this reference already');
  seen.add(reference);
  if (!/^[0-9A-Z]{20}$/.test(umrn)) return aside('The mandate’s number is not one of 20 characters');
  if (!isNumber(amount) || BigInt(amount) === 0n) return aside('The amount cannot be read');
  const answer = { reference, umrn, amount: paise(BigInt(amount)) };
  if (flag === '1') return { ...answer, reason: null };
  if (flag !== '0') return aside('The row does not say whether the money came');
  if (!isDebitReason(reason)) {
    return aside(reason === '' ? 'The row gives no reason' : `The reason ${reason} is not known`);
  }
  return { ...answer, reason };
}
