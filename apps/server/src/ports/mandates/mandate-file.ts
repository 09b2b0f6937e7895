import { isMandateReason } from '@hub/contract/mandates/mandate-reasons';
import type { Paise } from '@hub/domain';
import { isUmrn } from '@hub/domain/mandates/mandate-channels';
import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import { digits, isWhole, plainText, readLine, writeLine } from './fixed-width.ts';
import { type MandateLayout, mandateLayout } from './mandate-layout.ts';
import { accountTypes, dayText } from './nach-debits.ts';

export interface MandateFileRow {
  /** A mandate to make, or one to end. */
  readonly action: 'create' | 'cancel';
  readonly reference: string;
  readonly umrn: string | null;
  readonly payerName: string;
  readonly accountNo: string;
  readonly accountType: BankAccountType;
  readonly ifsc: string;
  readonly limit: Paise;
  readonly startsOn: Temporal.PlainDate;
  readonly endsOn: Temporal.PlainDate;
  readonly mobile: string | null;
}

interface MandateFileHead {
  readonly userNumber: string;
  readonly fileNo: number;
  readonly createdOn: Temporal.PlainDate;
}

/** As and when presented, up to a maximum (handbook §1.9). */
const frequency = 'ADHO';
const mobileDigits = 10;

export function writeMandateFile(
  head: MandateFileHead,
  rows: readonly MandateFileRow[],
  layout: MandateLayout = mandateLayout,
): string {
  const { header, detail, width } = layout;
  const total = rows.reduce<bigint>((sum, { limit }) => sum + limit, 0n);
  const first = writeLine(header, width, {
    code: layout.headerCode,
    userNumber: head.userNumber,
    fileNo: digits(head.fileNo, header.fileNo),
    createdOn: dayText(head.createdOn),
    items: digits(rows.length, header.items),
    total: digits(total, header.total),
  });
  const lines = rows.map((row) =>
    writeLine(detail, width, {
      code: layout.detailCode,
      action: row.action === 'create' ? 'C' : 'X',
      reference: row.reference,
      umrn: row.umrn ?? '',
      accountType: accountTypes[row.accountType],
      payerName: plainText(row.payerName, detail.payerName),
      payerAccount: row.accountNo,
      payerIfsc: row.ifsc,
      limit: digits(row.limit, detail.limit),
      frequency,
      startsOn: dayText(row.startsOn),
      endsOn: dayText(row.endsOn),
      mobile: (row.mobile ?? '').replaceAll(/\D/g, '').slice(-mobileDigits),
    }),
  );
  return [first, ...lines, ''].join('\n');
}

type MandateResponse = { readonly line: number; readonly reference: string } & (
  | { readonly umrn: string; readonly code: null }
  | { readonly umrn: null; readonly code: string }
);

export interface BadRow {
  readonly line: number;
  readonly reference: string | null;
  readonly why: string;
}

type ReadMandates =
  | { readonly refused: string }
  | {
      readonly refused: null;
      readonly rows: readonly MandateResponse[];
      readonly quarantined: readonly BadRow[];
    };

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** The bank's answer to a file of mandates: the same rows with flag and number, or flag and reason. */
export function readMandateFile(text: string, layout: MandateLayout = mandateLayout): ReadMandates {
  const [first = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const head = readLine(layout.header, first);
  if (!isWhole(layout.header, layout.width, first) || head.code !== layout.headerCode) {
    return { refused: 'The file does not start with a header of the agreed form' };
  }
  if (!isNumber(head.items) || !isNumber(head.total)) {
    return { refused: 'The header has no number of rows or total' };
  }
  if (lines.length !== Number(head.items)) {
    return { refused: `The file has ${lines.length} rows, its header says ${Number(head.items)}` };
  }
  const limits = lines.map((line) => readLine(layout.detail, line).limit);
  if (limits.every(isNumber) && limits.reduce((sum, one) => sum + BigInt(one), 0n) !== BigInt(head.total)) {
    return { refused: 'The limits do not add up to the total of the header' };
  }
  const rows: MandateResponse[] = [];
  const quarantined: BadRow[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const row = readRow(line, layout, seen);
    if (row === 'cancelled') continue;
    if ('why' in row) quarantined.push({ line: index + 2, ...row });
    else rows.push({ line: index + 2, ...row });
  }
  return { refused: null, rows, quarantined };
}

type Row = { readonly reference: string } & (
  | { readonly umrn: string; readonly code: null }
  | { readonly umrn: null; readonly code: string }
);

function readRow(
  line: string,
  layout: MandateLayout,
  seen: Set<string>,
): Row | Omit<BadRow, 'line'> | 'cancelled' {
  const { code, action, reference, umrn, flag, reason } = readLine(layout.detail, line);
  const aside = (why: string) => ({ reference: reference === '' ? null : reference, why });
  const needed = layout.detail.endsOn.to;
  if (line.length < needed || line.length > layout.width) {
    return aside(`The row has ${line.length} characters instead of ${layout.width}`);
  }
  if (code !== layout.detailCode) return aside(`The row's code is ${code || 'missing'}`);
  if (reference === '') return aside('The row has no reference');
  if (seen.has(reference)) return aside('The file has this reference already');
  seen.add(reference);
  // A bank that confirms a cancellation says what is known.
  if (action === 'X') return 'cancelled';
  if (flag === '1') {
    if (!isUmrn(umrn)) return aside('The mandate’s number is not one of 20 characters');
    return { reference, umrn, code: null };
  }
  if (flag !== '0') return aside('The row does not say whether the mandate is approved');
  if (reason === '') return aside('The row gives no reason');
  // Bare numbers are technical (handbook part 2, A1).
  if (!isMandateReason(reason) && !isNumber(reason)) return aside(`The reason ${reason} is not known`);
  return { reference, umrn: null, code: reason };
}
