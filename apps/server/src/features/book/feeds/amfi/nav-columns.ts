import { FeedFault } from '../rows/feed-fault.ts';

/** Where each value stands in a row, -1 where the form lacks it. */
export interface NavColumns {
  readonly width: number;
  readonly code: number;
  readonly isinGrowth: number;
  readonly isinReinvest: number;
  readonly name: number;
  readonly plan: number;
  readonly option: number;
  readonly nav: number;
  readonly date: number;
}

/**
 * The headings of a NAV file, in any order: the 8-column form (Plan, Option split out), the old 6-column form,
 * and both history forms (handbook §6). Null when the line is not headings at all.
 */
export function navColumns(line: string): NavColumns | null {
  const headings = line.split(';').map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''));
  const find = (...names: readonly string[]): number =>
    headings.findIndex((heading) => names.includes(heading));
  const columns = {
    width: headings.length,
    code: find('schemecode', 'amficode'),
    isinGrowth: find(
      'isindivpayoutisingrowth',
      'isingrowth',
      'isindivpayout',
      'isindivpayoutisingrowthisindivreinvestment',
    ),
    isinReinvest: find('isindivreinvestment', 'isindivreinvest'),
    name: find('schemename', 'navname'),
    plan: find('plan'),
    option: find('option'),
    nav: find('netassetvalue', 'nav'),
    date: find('date', 'navdate'),
  };
  const needed = {
    'Scheme Code': columns.code,
    'Scheme Name': columns.name,
    'Net Asset Value': columns.nav,
    Date: columns.date,
  };
  const missing = Object.entries(needed).filter(([, at]) => at === -1);
  if (missing.length === 4) return null;
  if (missing.length > 0) {
    throw new FeedFault(
      'missing-columns',
      `The NAV file lacks the column${missing.length > 1 ? 's' : ''} ${missing.map(([name]) => name).join(', ')}. Its headings are: ${line.slice(0, 200)}`,
      1,
    );
  }
  return columns;
}
