import { FeedFault } from '../rows/feed-fault.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import { type DateOrder, numberDate } from './feed-date.ts';

/** Rows looked at before the order of a file's dates is settled. A fixed number, so chunking cannot matter. */
export const ORDER_SAMPLE_ROWS = 2_000;

/** Nor further than this into the file, since what was read is kept meanwhile: 2,000 rows of 4 KB fit. */
export const ORDER_SAMPLE_BYTES = 8_388_608;

/** A stray row may be wrong; more contradiction than this, and no row of the file can be trusted. */
const TOLERATED_SHARE = 0.05;

/**
 * KFintech writes day/month, CAMS exports month/day (3/20/2019 12:00:00 AM), and people re-save either. A
 * number over 12 in some row settles it for the file. Where none does, a CAMS value with AM or PM is in CAMS's
 * own form; everything else stays 'unsure', which refuses what could be two days.
 */
export function dateOrderOf(
  rows: readonly FeedRow[],
  dateColumns: readonly number[],
  registrar: 'cams' | 'kfin',
): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  let clocks = 0;
  const seen = new Set<string>();
  for (const row of rows) {
    for (const column of dateColumns) {
      const text = row.at(column);
      if (seen.has(text)) continue;
      seen.add(text);
      const date = numberDate(text);
      if (date === null) continue;
      if (date.first > 12 && date.second <= 12) dayFirst += 1;
      else if (date.second > 12 && date.first <= 12) monthFirst += 1;
      else if (date.clock) clocks += 1;
    }
  }
  if (Math.min(dayFirst, monthFirst) > (dayFirst + monthFirst) * TOLERATED_SHARE) {
    throw new FeedFault(
      'mixed-dates',
      'Some dates of this file have the day first and others the month, so none of them can be trusted. It was probably opened and saved in a spreadsheet: import the file as the registrar sent it.',
    );
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first';
  return registrar === 'cams' && clocks > 0 ? 'month-first' : 'unsure';
}
