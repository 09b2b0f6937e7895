import type { RejectionCode } from '@hub/contract';
import {
  type MilliUnits,
  type NavTenThousandths,
  type Paise,
  parseMoney,
  parseNav,
  parseUnits,
} from '@hub/domain';
import { csvCells } from './csv-lines.ts';
import { rejectionCodeOf } from './rejection-words.ts';

interface ResponseLine {
  readonly line: number;
  /** As it came. */
  readonly raw: string;
  readonly reference: string;
}

export interface AllottedLine extends ResponseLine {
  /** `out`: units of a switch have left. */
  readonly status: 'allotted' | 'out';
  readonly trxnNo: string;
  readonly navDate: Temporal.PlainDate;
  readonly nav: NavTenThousandths;
  readonly units: MilliUnits;
  readonly amount: Paise;
  readonly duty: Paise;
  readonly load: Paise;
  readonly stt: Paise;
}

interface RejectedLine extends ResponseLine {
  readonly status: 'rejected';
  readonly code: RejectionCode;
  readonly remark: string;
}

/** The bank has paid out what a redemption brought. */
export interface PaidLine extends ResponseLine {
  readonly status: 'paid';
  readonly utr: string;
  readonly on: Temporal.PlainDate;
  readonly amount: Paise;
}

export interface BadLine {
  readonly line: number;
  readonly raw: string;
  readonly reference: string | null;
  readonly reason: string;
}

export type GoodLine = AllottedLine | RejectedLine;

export interface ResponseFile {
  readonly lines: readonly GoodLine[];
  readonly paid: readonly PaidLine[];
  readonly bad: readonly BadLine[];
}

const columns = [
  'REFERENCE',
  'STATUS',
  'TRXN_NO',
  'NAV_DATE',
  'NAV',
  'UNITS',
  'AMOUNT',
  'STAMP_DUTY',
  'EXIT_LOAD',
  'STT',
  'REMARKS',
] as const;

const RAW_LENGTH = 2000;
/** Beyond what any fund or folio holds. */
const LARGEST = 10n ** 15n;

/** Null while the trailer has not come: somebody is still writing the file. */
export function readResponseFile(text: string): ResponseFile | null {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((raw, index) => ({ raw, line: index + 1, cells: csvCells(raw) }))
    .filter(({ raw }) => raw.trim() !== '');
  const [header, ...body] = rows;
  const trailer = body.at(-1);
  if (trailer?.cells?.[0] !== 'TRAILER') return null;
  const fault = (reason: string): ResponseFile => ({
    lines: [],
    paid: [],
    bad: [{ line: 0, raw: (header?.raw ?? '').slice(0, RAW_LENGTH), reference: null, reason }],
  });
  if (header?.cells?.join() !== columns.join()) return fault('The columns are not those of a response file');
  const given = body.slice(0, -1);
  if (trailer.cells[1] !== String(given.length)) {
    return fault(`The trailer counts ${trailer.cells[1]} lines, the file has ${given.length}`);
  }
  const read = given.map(({ raw, line }) => readResponseLine(raw, line));
  const total = given.reduce((sum, { cells }) => sum + (parseMoney(cells?.[6] ?? '') ?? 0n), 0n);
  if (parseMoney(trailer.cells[2] ?? '') !== total)
    return fault('The amounts do not add up to the trailer’s total');
  return {
    lines: read.filter((line) => 'status' in line && line.status !== 'paid'),
    paid: read.filter((line) => 'status' in line && line.status === 'paid'),
    bad: read.filter((line) => 'reason' in line),
  };
}

export function readResponseLine(text: string, line: number): GoodLine | PaidLine | BadLine {
  const cells = csvCells(text);
  const raw = text.slice(0, RAW_LENGTH);
  const reference = cells?.[0] || null;
  const bad = (reason: string): BadLine => ({ line, raw, reference, reason });
  if (cells === null || cells.length !== columns.length || reference === null) {
    return bad('The line has not the columns of a response file');
  }
  const [, status = '', trxnNo = '', day = '', nav = '', units = '', amount = '', duty, load, stt] = cells;
  const remark = cells[10] ?? '';
  if (status === 'REJECTED') {
    const code = rejectionCodeOf(remark);
    return code === null
      ? bad('Nobody knows this reason')
      : { line, raw, reference, status: 'rejected', code, remark };
  }
  if (status !== 'ALLOTTED' && status !== 'OUT' && status !== 'PAID') return bad('Nobody knows this status');
  if (!/^[A-Za-z0-9/-]{1,30}$/.test(trxnNo)) return bad('The transaction number is missing or not one');
  const navDate = /^\d{4}-\d\d-\d\d$/.test(day) ? dateOf(day) : null;
  if (status === 'PAID') {
    const sum = parseMoney(amount);
    if (navDate === null) return bad('The day of the payout is not a date');
    return sum === null || sum <= 0n || sum > LARGEST
      ? bad('The payout has to be above zero')
      : { line, raw, reference, status: 'paid', utr: trxnNo, on: navDate, amount: sum };
  }
  const figures = {
    nav: parseNav(nav),
    units: parseUnits(units),
    amount: parseMoney(amount),
    duty: parseMoney(duty || '0'),
    load: parseMoney(load || '0'),
    stt: parseMoney(stt || '0'),
  };
  if (navDate === null) return bad('The NAV date is not a date');
  const { nav: price, units: count, amount: paid } = figures;
  if (price === null || count === null || paid === null || price <= 0n || count <= 0n || paid <= 0n) {
    return bad('NAV, units and amount have to be above zero');
  }
  if (figures.duty === null || figures.load === null || figures.stt === null) {
    return bad('Stamp duty, load or STT is not an amount');
  }
  if (Object.values(figures).some((figure) => figure === null || figure < 0n || figure > LARGEST)) {
    return bad('A figure is below zero or too large');
  }
  return {
    line,
    raw,
    reference,
    status: status === 'OUT' ? 'out' : 'allotted',
    trxnNo,
    navDate,
    nav: price,
    units: count,
    amount: paid,
    duty: figures.duty,
    load: figures.load,
    stt: figures.stt,
  };
}

function dateOf(iso: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(iso, { overflow: 'reject' });
  } catch {
    return null;
  }
}
