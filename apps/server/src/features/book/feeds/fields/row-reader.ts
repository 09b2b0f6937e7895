import {
  type Arn,
  isEuin,
  isIfsc,
  isPan,
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  navTenThousandths,
  type Paise,
  paise,
  parseArn,
} from '@hub/domain';
import { type PerMillion, perMillion } from '@hub/domain/money/per-million';
import type { FeedRow } from '../rows/feed-row.ts';
import type { QuarantineItem } from '../rows/outcomes.ts';
import { type DecimalFault, parseDecimal } from './decimal.ts';
import { detached } from './detached.ts';
import { type DateFault, type DateOrder, LONGEST_DATE, parseFeedDate, type YearSide } from './feed-date.ts';
import { redact, redactWhole } from './redact.ts';

/** One row never moves more: ₹10,000 crore, a hundred crore crore units, a NAV of ₹1 crore. */
const MOST_PAISE = 10n ** 13n;
const MOST_MILLI_UNITS = 10n ** 14n;
const MOST_NAV = 10n ** 11n;
/** A hundred per cent. */
const MOST_RATE = 10n ** 6n;

/** An address of five lines has some 300 characters. What is longer is no value, and nothing looks into it. */
const LONGEST_VALUE = 4000;

/** Dates, ARNs and the like repeat row after row: each distinct text is worked out once. */
const MEMORY = 20_000;
const LONGEST_ARN = 40;

/** What whoever reads a report can do about a row. */
const requestAgain = 'Ask the registrar for the row again.';
const meaningHint = 'Ask the registrar what it means.';
export const sendUnopened = 'Import the file as the registrar sent it.';

interface ReaderContext {
  readonly file: string;
  readonly columns: readonly string[];
  readonly order: DateOrder;
  /** The business day, YYYY-MM-DD: no trade lies after it. */
  readonly today: string;
}

/**
 * Reads the values of one row after the other and remembers the first thing that is wrong. A mapper reads all
 * it needs, then asks `problem()`; so a row is described or refused, never half taken.
 */
export class RowReader {
  readonly #context: ReaderContext;
  readonly #past = new Map<string, ReturnType<typeof parseFeedDate>>();
  readonly #future = new Map<string, ReturnType<typeof parseFeedDate>>();
  readonly #arns = new Map<string, Arn | null>();
  // Most often a row has the date of the row before, and is booked on the day of the trade.
  #recentText = '';
  #recentDate: string | null = null;
  readonly #lastText: string[] = [];
  readonly #lastDate: (string | null)[] = [];
  #row: FeedRow | null = null;
  #problem: QuarantineItem | null = null;

  constructor(context: ReaderContext) {
    this.#context = context;
  }

  get today(): string {
    return this.#context.today;
  }

  start(row: FeedRow): void {
    this.#row = row;
    this.#problem = null;
    if (row.damage !== null) this.#note(row.damage.field, `${row.damage.reason} ${requestAgain}`, '');
  }

  problem(): QuarantineItem | null {
    return this.#problem;
  }

  /** The first problem counts: the ones after it may only follow from it. */
  refuse(column: number, reason: string, value = redact(this.text(column)), advice = requestAgain): void {
    this.#note(this.#context.columns[column] ?? 'row', `${reason} ${advice}`, value);
  }

  /** A word nobody knows, named so that whoever reads the report can ask the registrar for it. */
  refuseWord(column: number, what: string, word: string): void {
    const shown = redact(word);
    this.refuse(column, `The ${what} ${shown} is not one we know.`, shown, meaningHint);
  }

  text(column: number): string {
    const text = this.#row === null ? '' : this.#row.at(column);
    if (text.length <= LONGEST_VALUE) return text;
    const longest = LONGEST_VALUE.toLocaleString('en-IN');
    this.#note(
      this.#context.columns[column] ?? 'row',
      `${this.#name(column)} has more than ${longest} characters. ${requestAgain}`,
      '',
    );
    return '';
  }

  /** Null where the feed says nothing, or one of the words it has for nothing. */
  optional(column: number): string | null {
    if (column === -1) return null;
    const text = this.text(column);
    return text === '' || text === '-' || text === 'NULL' || text === 'null' ? null : text;
  }

  required(column: number): string {
    const text = this.optional(column);
    if (text === null) this.refuse(column, `${this.#name(column)} is empty.`, '');
    return text ?? '';
  }

  /** Somebody's name: never a PAN, a number or a date, which say that columns have been swapped. */
  name(column: number): string | null {
    const text = this.optional(column);
    if (text === null) return null;
    if ((text.length === 10 && isPan(text)) || mostlyDigits.test(text)) {
      this.refuse(column, `${this.#name(column)} is not a name; columns may have been swapped.`);
    }
    return text;
  }

  /** A folio or number that a spreadsheet may have turned into 1.01806E+09, losing digits for good. */
  identifier(column: number): string {
    const text = this.required(column);
    if (text.includes('+') && /^\d(\.\d+)?e\+\d+$/i.test(text)) {
      const reason = `${this.#name(column)} was rounded by a spreadsheet; its digits are lost.`;
      this.refuse(column, reason, redact(text), sendUnopened);
    }
    return text.endsWith('.0') ? text.slice(0, -2) : text;
  }

  /** An optional number such as a SIP reference, where 0 means none. */
  reference(column: number): string | null {
    const text = this.optional(column);
    if (text === null || text === '0' || text === '0.0') return null;
    return text.endsWith('.0') ? text.slice(0, -2) : text;
  }

  money(column: number): Paise | null {
    return this.#decimal(column, 2, MOST_PAISE, '₹10,000 crore') as Paise | null;
  }

  /** Duty, tax and load: written with a minus when deducted or undone, and always meant as an amount. */
  charge(column: number): Paise | null {
    const value = this.money(column);
    return value !== null && value < 0n ? paise(-value) : value;
  }

  units(column: number): MilliUnits | null {
    return this.#decimal(column, 3, MOST_MILLI_UNITS, '10,000 crore units') as MilliUnits | null;
  }

  nav(column: number): NavTenThousandths | null {
    const value = this.#decimal(column, 4, MOST_NAV, '₹1 crore a unit');
    if (value !== null && value < 0n) this.refuse(column, `${this.#name(column)} is negative.`);
    return value === null ? null : navTenThousandths(value);
  }

  /** Per cent to four decimals; below nil in a clawback. */
  rate(column: number): PerMillion | null {
    const value = this.#decimal(column, 4, MOST_RATE, '100 per cent');
    return value === null ? null : perMillion(value);
  }

  /** Money that must be given: an empty cell is a fault and never zero. */
  requiredMoney(column: number): Paise {
    const money = this.money(column);
    if (money === null) this.#empty(column);
    return money ?? paise(0n);
  }

  requiredUnits(column: number): MilliUnits {
    const units = this.units(column);
    if (units === null) this.#empty(column);
    return units ?? milliUnits(0n);
  }

  date(column: number, side: YearSide = 'past'): string | null {
    const text = this.text(column);
    if (text === '') return null;
    if (text === this.#lastText[column]) return this.#lastDate[column] ?? null;
    if (side === 'past' && text === this.#recentText) return this.#recentDate;
    const memory = side === 'past' ? this.#past : this.#future;
    let date = memory.get(text);
    if (date === undefined) {
      date = parseFeedDate(text, this.#context.order, side, this.#context.today);
      if (memory.size >= MEMORY) memory.clear();
      if (text.length <= LONGEST_DATE) memory.set(detached(text), date);
    }
    if (typeof date === 'string') {
      this.#lastText[column] = text;
      this.#lastDate[column] = date === '' ? null : date;
      if (side === 'past') {
        this.#recentText = text;
        this.#recentDate = this.#lastDate[column];
      }
      return this.#lastDate[column];
    }
    const isSpreadsheet = date.fault === 'spreadsheet-number';
    const advice = isSpreadsheet ? sendUnopened : requestAgain;
    this.refuse(column, `${this.#name(column)} ${dateWords[date.fault]}`, redact(text), advice);
    return null;
  }

  requiredDate(column: number): string {
    const date = this.date(column);
    if (date === null) this.#empty(column);
    return date ?? '';
  }

  /** A day that has been: a trade, a birth. */
  pastDate(column: number, earliest: string): string | null {
    const date = this.date(column);
    if (date !== null && date > this.#context.today)
      this.refuse(column, `${this.#name(column)} lies after today.`);
    if (date !== null && date < earliest)
      this.refuse(column, `${this.#name(column)} lies before ${earliest}.`);
    return date;
  }

  arn(column: number): Arn | null {
    const text = this.text(column);
    let arn = this.#arns.get(text);
    if (arn === undefined) {
      arn = parseArn(text);
      if (this.#arns.size >= MEMORY) this.#arns.clear();
      if (text.length <= LONGEST_ARN) this.#arns.set(detached(text), arn);
    }
    return arn;
  }

  /** A PAN where there is one; anything else in the column counts as none. */
  panIfAny(column: number): string | null {
    const text = this.text(column);
    return text.length === 10 && isPan(text) ? text.toUpperCase() : null;
  }

  /** A PAN that identifies somebody: if the column is filled it must be one. */
  pan(column: number): string | null {
    const text = this.optional(column);
    if (text === null || exempt.test(text)) return null;
    if (isPan(text)) return text.toUpperCase();
    this.refuse(
      column,
      `${this.#name(column)} is not a PAN (five letters, four digits, a letter).`,
      redactWhole(text),
    );
    return null;
  }

  euin(column: number): string | null {
    const text = this.text(column).toUpperCase();
    return text !== '' && isEuin(text) ? text : null;
  }

  ifsc(column: number): string | null {
    const text = this.text(column).toUpperCase();
    return text !== '' && isIfsc(text) ? text : null;
  }

  flag(column: number): boolean | null {
    const text = this.text(column).toUpperCase();
    if (text === 'Y' || text === 'YES' || text === 'T' || text === '1') return true;
    return text === 'N' || text === 'NO' || text === 'F' || text === '0' ? false : null;
  }

  #decimal(column: number, places: number, most: bigint, mostWords: string): bigint | null {
    const text = this.text(column);
    if (text === '' || text === '-') return null;
    // Charges are nil, row after row.
    if (text === '0' || text === '0.00') return 0n;
    const value = parseDecimal(text, places);
    if (typeof value !== 'bigint') {
      const advice = value === 'scientific' ? sendUnopened : requestAgain;
      this.refuse(column, `${this.#name(column)} ${decimalWords[value]}`, redact(text), advice);
      return null;
    }
    if ((value < 0n ? -value : value) > most) {
      this.refuse(column, `${this.#name(column)} is absurd: more than ${mostWords} in one row.`);
      return null;
    }
    return value;
  }

  #empty(column: number): void {
    this.refuse(column, `${this.#name(column)} is empty.`, '');
  }

  #name(column: number): string {
    return this.#context.columns[column] ?? 'A column';
  }

  #note(field: string, reason: string, value: string): void {
    this.#problem ??= { file: this.#context.file, line: this.#row?.line ?? 0, field, reason, value };
  }
}

/** A number, an amount, a date: it begins with a digit and has three letters in a row at most. */
const mostlyDigits = /^[-+(]?\d[\d.,/: -]*(?:[A-Za-z]{1,3}[\d.,/: -]*)?$/;

/** How registrars mark an investor who needs no PAN, or whose PAN they do not have. */
const exempt =
  /^(?:PEKRN\w*|KRN\w*|PAN ?EXEMPT\w*|EXEMPT\w*|NOT ?APPLICABLE|NA|N\.A\.|PAN ?NOT ?(?:REQD?|AVBL|AVAILABLE)\.?|SIKKIM\w*|0+|X+)$/i;

const decimalWords: Readonly<Record<DecimalFault, string>> = {
  'not-a-number': 'is not a number.',
  'too-large': 'is absurd: it has too many digits.',
  scientific: 'was rounded by a spreadsheet (written with E+); its digits are lost.',
};

const dateWords: Readonly<Record<DateFault, string>> = {
  'not-a-date': 'is not a date we know, such as 01-Apr-2026, 01/04/2026 or 2026-04-01.',
  'no-such-day': 'is no day of the calendar in this file’s order of day and month.',
  ambiguous:
    'could be two different days: nothing in the file shows whether the day or the month comes first.',
  'spreadsheet-number': 'is a spreadsheet’s day number.',
};
