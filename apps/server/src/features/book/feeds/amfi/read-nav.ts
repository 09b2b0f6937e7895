import { navTenThousandths } from '@hub/domain';
import { type Line, readLines } from '../bytes/read-lines.ts';
import { parseDecimal } from '../fields/decimal.ts';
import { detached } from '../fields/detached.ts';
import { LONGEST_DATE, parseFeedDate } from '../fields/feed-date.ts';
import { redact } from '../fields/redact.ts';
import type { FeedOptions } from '../read-feed.ts';
import type { NavRecord } from '../records/records.ts';
import { FeedFault } from '../rows/feed-fault.ts';
import type { ByteSource } from '../rows/feed-row.ts';
import type { FeedBatch, IgnoredRow, QuarantineItem } from '../rows/outcomes.ts';
import { type NavColumns, navColumns } from './nav-columns.ts';

/** AMFI's oldest NAVs are of 2006; a scheme may carry an older date by mistake, never one from before the trade. */
const FIRST_NAV = '1964-07-01';
const MOST_NAV = 10n ** 11n;
/** AMFI's longest name has some 180 characters. */
const LONGEST_NAME = 500;
const noNav = /^(?:n\.?a\.?|-|nil|na)?$/i;

/**
 * AMFI's NAV files, daily (8 and 6 columns) and history, by their headings. A scheme without a NAV (`N.A.`) is
 * listed as ignored and never becomes zero; a row that cannot be read goes to quarantine; the rest stands.
 */
export async function* readNav(
  source: ByteSource,
  options: Pick<FeedOptions, 'file' | 'today' | 'maxLineLength'>,
): AsyncGenerator<FeedBatch<NavRecord>> {
  const reader = new NavReader(options.file, options.today);
  const cap = options.maxLineLength === undefined ? {} : { maxLineLength: options.maxLineLength };
  for await (const lines of readLines(source, cap)) {
    const batch = reader.read(lines);
    if (batch.rows > 0) yield batch;
  }
  reader.finish();
}

class NavReader {
  readonly #file: string;
  readonly #today: string;
  readonly #dates = new Map<string, string | null>();
  #columns: NavColumns | null = null;
  #category: string | null = null;
  #amc: string | null = null;
  #rows = 0;

  constructor(file: string, today: string) {
    this.#file = file;
    this.#today = today;
  }

  read(lines: readonly Line[]): FeedBatch<NavRecord> {
    const records: NavRecord[] = [];
    const quarantined: QuarantineItem[] = [];
    const ignored: IgnoredRow[] = [];
    for (const { number, text } of lines) {
      if (text.trim() === '') continue;
      if (!text.includes(';')) {
        this.#heading(text.trim());
        continue;
      }
      if (this.#columns === null) {
        this.#columns = navColumns(text);
        if (this.#columns === null) throw notNav(number, text);
        continue;
      }
      // History files repeat their headings where two downloads were joined.
      if (/^scheme code;/i.test(text)) {
        this.#columns = navColumns(text) ?? this.#columns;
        continue;
      }
      const outcome = this.#row(this.#columns, number, text.split(';'));
      if ('nav' in outcome) records.push(outcome);
      else if ('field' in outcome) quarantined.push(outcome);
      else ignored.push(outcome);
    }
    const rows = records.length + quarantined.length + ignored.length;
    this.#rows += rows;
    return { rows, records, quarantined, ignored };
  }

  finish(): void {
    if (this.#rows > 0) return;
    throw new FeedFault(
      'no-rows',
      'The file has no NAV rows. AMFI sends such a file when its service is down: download it again later.',
    );
  }

  /**
   * "Open Ended Schemes(Debt Scheme - …)" opens a category, any other line without semicolons an asset manager.
   * AMFI leaves the asset manager out where the one above goes on, so a new category does not end it.
   */
  #heading(text: string): void {
    if (/^(?:open|close|closed|interval)\b/i.test(text) && text.includes('(') && text.endsWith(')'))
      this.#category = text;
    else this.#amc = text;
  }

  #row(at: NavColumns, line: number, cells: readonly string[]): NavRecord | QuarantineItem | IgnoredRow {
    const bad = (field: string, reason: string, value: string): QuarantineItem => ({
      file: this.#file,
      line,
      field,
      reason,
      value: redact(value),
    });
    const cell = (index: number): string => (index === -1 ? '' : (cells[index] ?? '').trim());
    if (cells.length !== at.width) {
      return bad('row', `The row has ${cells.length} fields, the headings have ${at.width}.`, '');
    }
    const schemeCode = cell(at.code);
    if (!/^\d{1,8}$/.test(schemeCode))
      return bad('Scheme Code', 'The scheme code is not a number.', schemeCode);
    const name = cell(at.name);
    if (name === '') return bad('Scheme Name', 'The scheme has no name.', '');
    if (name.length > LONGEST_NAME) {
      return bad('Scheme Name', `The name has more than ${LONGEST_NAME} characters.`, name);
    }
    if (name.includes('\ufffd')) {
      return bad('Scheme Name', 'The name holds characters that are not valid in the file’s encoding.', name);
    }
    const navText = cell(at.nav);
    if (noNav.test(navText)) return { line, reason: 'No NAV published for this scheme.' };
    const nav = parseDecimal(navText, 4);
    if (typeof nav !== 'bigint') return bad('Net Asset Value', 'The NAV is not a number.', navText);
    if (nav < 0n) return bad('Net Asset Value', 'The NAV is negative.', navText);
    if (nav > MOST_NAV)
      return bad('Net Asset Value', 'The NAV is absurd: more than ₹1 crore a unit.', navText);
    const date = this.#date(cell(at.date));
    if (date === null)
      return bad('Date', 'The date is not a day such as 18-Aug-2026, or lies after today.', cell(at.date));
    return {
      line,
      schemeCode,
      isinGrowth: isin(cell(at.isinGrowth)),
      isinReinvest: isin(cell(at.isinReinvest)),
      name,
      plan: cell(at.plan) || null,
      option: cell(at.option) || null,
      nav: navTenThousandths(nav),
      navText,
      date,
      category: this.#category,
      amc: this.#amc,
    };
  }

  #date(text: string): string | null {
    const existing = this.#dates.get(text);
    if (existing !== undefined) return existing;
    const parsed = parseFeedDate(text, 'unsure', 'past', this.#today);
    const date = typeof parsed === 'string' && parsed >= FIRST_NAV && parsed <= this.#today ? parsed : null;
    if (this.#dates.size < 20_000 && text.length <= LONGEST_DATE) this.#dates.set(detached(text), date);
    return date;
  }
}

const isin = (text: string): string | null => (/^IN[A-Z0-9]{10}$/i.test(text) ? text.toUpperCase() : null);

function notNav(line: number, text: string): FeedFault {
  return new FeedFault(
    'bad-header',
    `This is not an AMFI NAV file: line ${line} should be headings beginning with Scheme Code, but is “${redact(text)}”.`,
    line,
  );
}
