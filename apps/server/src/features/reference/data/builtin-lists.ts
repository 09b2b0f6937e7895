import { banks } from './banks.data.ts';
import { branches } from './branches.data.ts';
import { exchangeHolidays, expectedExchangeHolidays, moneyMarketHolidays } from './holidays.data.ts';

const linesOf = (text: string): string[] => text.trim().split('\n');

export interface Bank {
  readonly code: string;
  readonly name: string;
  readonly upi: boolean;
  readonly nachDebit: boolean;
}

export const builtinBanks = (): Bank[] =>
  linesOf(banks).map((line) => {
    const [code = '', name = '', flags = ''] = line.split('|');
    return { code, name, upi: flags.includes('U'), nachDebit: flags.includes('N') };
  });

export interface Branch {
  readonly ifsc: string;
  readonly bankCode: string;
  readonly bank: string;
  readonly branch: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
  readonly micr: string | null;
}

export function builtinBranches(): Branch[] {
  const names = new Map(builtinBanks().map(({ code, name }) => [code, name]));
  return linesOf(branches).map((line) => {
    const [ifsc = '', branch = '', city = '', district = '', state = '', micr = ''] = line.split('|');
    const bankCode = ifsc.slice(0, 4);
    const bank = names.get(bankCode) ?? bankCode;
    return { ifsc, bankCode, bank, branch, address: '', city, district, state, micr: micr || null };
  });
}

export interface Holiday {
  readonly calendar: 'EQUITY' | 'DEBT';
  readonly day: string;
  readonly name: string;
}

const datesOf = (text: string) =>
  linesOf(text).map((line) => ({ day: line.slice(0, 10), name: line.slice(11) }));

/** Debt and liquid schemes rest with the exchanges and also with the money market. */
export function builtinHolidays(): Holiday[] {
  const expected = datesOf(expectedExchangeHolidays).map(({ day, name }) => ({
    day,
    name: `${name} (expected)`,
  }));
  const exchange = [...datesOf(exchangeHolidays), ...expected];
  return [
    ...exchange.map((one) => ({ calendar: 'EQUITY' as const, ...one })),
    ...[...exchange, ...datesOf(moneyMarketHolidays)].map((one) => ({ calendar: 'DEBT' as const, ...one })),
  ];
}
