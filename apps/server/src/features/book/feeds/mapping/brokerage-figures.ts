import { type Paise, paise } from '@hub/domain';
import type { BrokerageKind } from '@hub/domain/brokerage/gaps/gaps';
import type { RowReader } from '../fields/row-reader.ts';
import type { BrokerageRecord } from '../records/brokerage-records.ts';

/** UTI's first scheme opened in 1964. */
const FIRST_TRADE = '1964-07-01';

type Figures = Pick<
  BrokerageRecord,
  | 'naturalKey'
  | 'kind'
  | 'typeText'
  | 'amount'
  | 'rate'
  | 'base'
  | 'units'
  | 'tradeDate'
  | 'processDate'
  | 'from'
  | 'to'
  | 'month'
  | 'days'
  | 'transactionNumber'
  | 'part'
>;

/** Where the figures that all three feeds have stand; -1 for what one lacks. */
interface FigureColumns {
  readonly number: number;
  readonly part: number;
  readonly tradeDate: number;
  readonly processDate: number;
  readonly from: number;
  readonly to: number;
  readonly processFrom: number;
  readonly processTo: number;
  readonly month: number;
  readonly days: number;
  readonly base: number;
  readonly units: number;
  readonly rate: number;
  readonly amount: number;
  readonly clawback: number;
}

interface Named {
  /** Registrar, AMC, folio and scheme. */
  readonly of: string;
  readonly typeText: string;
  readonly kind: Exclude<BrokerageKind, 'clawback'>;
}

/** For a feed that says neither parts, months, days nor what is taken back. */
export const notSaid = {
  part: -1,
  month: -1,
  days: -1,
  clawback: -1,
  processFrom: -1,
  processTo: -1,
} as const;

/** Handbook part 2, B4: trade date, process date and number must be there; a rate below zero is a clawback. */
export function brokerageFigures(reader: RowReader, at: FigureColumns, named: Named): Figures {
  const transactionNumber = reader.identifier(at.number);
  const part = reader.reference(at.part) ?? '';
  const tradeDate = requiredPast(reader, at.tradeDate);
  const processDate = requiredPast(reader, at.processDate);
  const from = reader.date(at.from) ?? reader.date(at.processFrom);
  const to = reader.date(at.to) ?? reader.date(at.processTo);
  if (from !== null && to !== null && to < from) reader.refuse(at.to, 'The period ends before it starts.');
  const month = monthOf(reader, at.month) ?? (from ?? reader.requiredDate(at.from)).slice(0, 7);
  const rate = reader.rate(at.rate);
  const { amount, isClawback } = amountOf(reader, at);
  const kind = isClawback || (rate !== null && rate < 0n) ? 'clawback' : named.kind;
  return {
    naturalKey: [named.of, transactionNumber, month, kind, named.typeText.toUpperCase(), part].join('|'),
    kind,
    typeText: named.typeText,
    amount: kind === 'clawback' && amount > 0n ? paise(-amount) : amount,
    rate,
    base: reader.money(at.base),
    units: reader.units(at.units),
    tradeDate,
    processDate,
    from,
    to,
    month,
    days: daysOf(reader, at.days) ?? daysBetween(from, to),
    transactionNumber,
    part,
  };
}

function requiredPast(reader: RowReader, column: number): string {
  return reader.pastDate(column, FIRST_TRADE) ?? reader.requiredDate(column);
}

/** CAMS has a column of its own for what is taken back; it counts where nothing is paid. */
function amountOf(reader: RowReader, at: FigureColumns): { amount: Paise; isClawback: boolean } {
  const taken = reader.charge(at.clawback);
  if (taken !== null && taken > 0n && (reader.money(at.amount) ?? 0n) === 0n) {
    return { amount: paise(-taken), isClawback: true };
  }
  const amount = reader.requiredMoney(at.amount);
  return { amount, isClawback: amount < 0n };
}

function daysOf(reader: RowReader, column: number): number | null {
  const text = reader.optional(column);
  if (text === null) return null;
  const [, digits] = /^(\d{1,4})(?:\.0+)?$/.exec(text) ?? [];
  if (digits === undefined) reader.refuse(column, 'The number of days is none.');
  return digits === undefined ? null : Number(digits);
}

function daysBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null || to < from) return null;
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `202606`, `2026-06`, `06/2026` or `JUN-2026`; null where the file does not say it. */
function monthOf(reader: RowReader, column: number): string | null {
  const text = reader.optional(column);
  if (text === null) return null;
  const [, year, month] = /^(\d{4})[-/]?(\d{2})$/.exec(text) ?? [];
  const [, word, yearAfter] = /^(\d{2}|[A-Z]{3})[A-Z]*[-/ ]?(\d{4})$/.exec(text.toUpperCase()) ?? [];
  const number = month ?? (word === undefined || /^\d/.test(word) ? word : String(months.indexOf(word) + 1));
  const found = `${year ?? yearAfter}-${(number ?? '').padStart(2, '0')}`;
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(found)) return found;
  reader.refuseWord(column, 'month', text);
  return null;
}
