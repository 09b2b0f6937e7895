import type { Paise } from '@hub/domain';
import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import { digits, plainText, writeLine } from './fixed-width.ts';
import { type NachLayout, nachLayout } from './nach-layout.ts';

/** Who collects, through which bank, on which day. */
export interface NachFileHead {
  readonly userName: string;
  readonly userNumber: string;
  readonly sponsorIfsc: string;
  readonly sponsorAccount: string;
  readonly fileNo: number;
  readonly reference: string;
  readonly settleOn: Temporal.PlainDate;
}

export interface NachDebit {
  readonly reference: string;
  readonly umrn: string;
  readonly amount: Paise;
  readonly payerName: string;
  readonly accountNo: string;
  readonly accountType: BankAccountType;
  readonly ifsc: string;
}

/** NRE and NRO accounts of funds' investors are savings accounts. */
export const accountTypes: Readonly<Record<BankAccountType, string>> = {
  SB: '10',
  CB: '11',
  NE: '10',
  NO: '10',
};

export const dayText = ({ day, month, year }: Temporal.PlainDate): string =>
  `${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}${year}`;

/** A header with number and sum of the debits, and a line for each. */
export function writeNachDebits(
  head: NachFileHead,
  debits: readonly NachDebit[],
  layout: NachLayout = nachLayout,
): string {
  const { header, detail, width } = layout;
  const total = debits.reduce<bigint>((sum, { amount }) => sum + amount, 0n);
  const largest = debits.reduce<bigint>((most, { amount }) => (amount > most ? amount : most), 0n);
  const first = writeLine(header, width, {
    code: layout.headerCode,
    userName: plainText(head.userName, header.userName),
    fileNo: digits(head.fileNo, header.fileNo),
    itemLimit: digits(largest, header.itemLimit),
    total: digits(total, header.total),
    settleOn: dayText(head.settleOn),
    userNumber: head.userNumber,
    userReference: head.reference,
    sponsorIfsc: head.sponsorIfsc,
    sponsorAccount: head.sponsorAccount,
    items: digits(debits.length, header.items),
  });
  const rows = debits.map((debit) =>
    writeLine(detail, width, {
      code: layout.detailCode,
      accountType: accountTypes[debit.accountType],
      payerName: plainText(debit.payerName, detail.payerName),
      narration: plainText(head.userName, detail.narration),
      amount: digits(debit.amount, detail.amount),
      payerIfsc: debit.ifsc,
      payerAccount: debit.accountNo,
      sponsorIfsc: head.sponsorIfsc,
      userNumber: head.userNumber,
      reference: debit.reference,
      umrn: debit.umrn,
    }),
  );
  return [first, ...rows, ''].join('\n');
}
