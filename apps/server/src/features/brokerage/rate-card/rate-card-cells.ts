import { type DayNumber, dayNumberOf, type Paise, paise } from '@hub/domain';
import type { RateLine } from '@hub/domain/brokerage/rate-card/rate-card';
import type { GstBasis } from '@hub/domain/brokerage/tax/gst';
import { type PerMillion, perMillion } from '@hub/domain/money/per-million';
import { type ColumnSpec, parseDecimal, parseFeedDate } from '../../book/feeds/feeds.public.ts';

/** Of a card's file, by the names a refusal uses. */
export const rateCardColumns = {
  'scheme code': ['SCHEME_CODE', 'AMFI_CODE', 'PRODUCT_CODE', 'SCHEME'],
  category: ['CATEGORY', 'SCHEME_CATEGORY'],
  'inflow from': ['INFLOW_FROM', 'INFLOW_FROM_DATE'],
  'inflow to': ['INFLOW_TO', 'INFLOW_TO_DATE'],
  location: ['LOCATION', 'CITY_CLASS', 'CITY_CATEGORY'],
  'slab from': ['SLAB_FROM', 'AMOUNT_FROM'],
  'slab to': ['SLAB_TO', 'AMOUNT_TO'],
  'trail year 1': ['TRAIL_YEAR_1', 'TRAIL_1', 'YEAR_1'],
  'trail year 2': ['TRAIL_YEAR_2', 'TRAIL_2', 'YEAR_2'],
  'trail year 3': ['TRAIL_YEAR_3', 'TRAIL_3', 'YEAR_3'],
  'trail year 4+': ['TRAIL_YEAR_4+', 'TRAIL_YEAR_4', 'TRAIL_4', 'YEAR_4'],
  incentive: ['INCENTIVE', 'INCENTIVE_RATE'],
  'gst basis': ['GST_BASIS', 'GST'],
  'clawback days': ['CLAWBACK_DAYS', 'CLAWBACK'],
  version: ['VERSION', 'RATE_CARD_VERSION'],
  'in force from': ['IN_FORCE_FROM', 'EFFECTIVE_FROM'],
} as const satisfies ColumnSpec;

export type RateCardColumn = keyof typeof rateCardColumns;

export interface RateCardFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** One row of a card's file. What is wrong with it goes to `faults`; then what a cell gives does not matter. */
export class RateCardCells {
  readonly #line: number;
  readonly #cell: (column: RateCardColumn) => string;
  readonly #faults: RateCardFault[];

  constructor(line: number, cell: (column: RateCardColumn) => string, faults: RateCardFault[]) {
    this.#line = line;
    this.#cell = cell;
    this.#faults = faults;
  }

  refuse(field: RateCardColumn, reason: string): void {
    this.#faults.push({ line: this.#line, field, reason });
  }

  text(field: RateCardColumn): string {
    const text = this.#cell(field).replace(/\s+/g, ' ').trim();
    if (text.length <= 100 && !/\p{Cc}/u.test(text)) return text;
    this.refuse(field, `The ${field} is longer than 100 characters or holds some that cannot be shown.`);
    return '';
  }

  needed(field: RateCardColumn): string {
    const text = this.text(field);
    if (text === '') this.refuse(field, `The ${field} is missing.`);
    return text;
  }

  day(field: RateCardColumn): DayNumber | null {
    const text = this.text(field);
    const day = parseFeedDate(text, 'unsure', 'future', '');
    if (typeof day !== 'string') {
      this.refuse(field, `${text} is no date one can be sure of: write 01-Apr-2026.`);
      return null;
    }
    if (day === '') return null;
    return dayNumberOf(Temporal.PlainDate.from(day));
  }

  neededDay(field: RateCardColumn): DayNumber {
    const day = this.day(field);
    if (day === null && this.text(field) === '') this.refuse(field, `The ${field} is missing.`);
    return day ?? (0 as DayNumber);
  }

  /** Null for an empty cell. */
  money(field: RateCardColumn): Paise | null {
    const value = this.#decimal(field, this.text(field), 2);
    return value === null ? null : paise(value);
  }

  /** Per cent with four decimals; a fifth would be rounded, so it is refused. */
  rate(field: RateCardColumn, isNeeded: boolean): PerMillion {
    const text = (isNeeded ? this.needed(field) : this.text(field)).replace(/ ?%$/, '');
    if (/\.\d{4}\d*[1-9]/.test(text)) this.refuse(field, `${text} has more than four decimals.`);
    const value = this.#decimal(field, text, 4) ?? 0n;
    if (value > 1_000_000n) this.refuse(field, `${text} is more than 100 per cent.`);
    return perMillion(value);
  }

  count(field: RateCardColumn): number {
    const text = this.text(field);
    if (/^-?\d{0,5}$/.test(text)) return Number(text);
    this.refuse(field, `${text} is no number of days.`);
    return 0;
  }

  location(): RateLine['location'] {
    const text = this.needed('location').toUpperCase();
    if (text === 'T30' || text === 'B30') return text;
    if (text !== 'ANY' && text !== 'ALL' && text !== '') {
      this.refuse('location', `${text} is neither T30, B30 nor any.`);
    }
    return 'any';
  }

  gstBasis(): GstBasis {
    const text = this.needed('gst basis').toLowerCase();
    if (text !== 'inclusive' && text !== 'exclusive' && text !== '') {
      this.refuse('gst basis', `${text} is neither exclusive nor inclusive.`);
    }
    return text === 'inclusive' ? 'inclusive' : 'exclusive';
  }

  #decimal(field: RateCardColumn, text: string, places: number): bigint | null {
    if (text === '') return null;
    const value = parseDecimal(text, places);
    if (typeof value === 'bigint') return value;
    this.refuse(field, `${text} is no number.`);
    return null;
  }
}
