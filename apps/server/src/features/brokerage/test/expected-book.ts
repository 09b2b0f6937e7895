import { milliUnits, type NavTenThousandths } from '@hub/domain';
import type { LedgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import type { Database } from '../../../db/database.ts';
import { bookOf, type NewEntry } from '../../book/book.public.ts';
import { ensureTestFolios, entry, freshBook } from '../../book/test/small-book.ts';

export const arn = 'ARN-100001';

const expectedTables = [
  'trail_line',
  'trail_slice',
  'trail_missing',
  'trail_figure',
  'trail_change',
  'trail_changed',
  'trail_state',
  'brokerage_gap',
  'brokerage_stale',
  'book_cursor',
];

/** Nothing of the twin is left; the book and the cards stay. */
export const forgetExpected = (db: Database) =>
  db.transaction('system', async (tx) => {
    for (const table of expectedTables) await tx.query(`delete from ${table}`);
  });

/** A database with two schemes, E and D, and nothing else. */
export async function freshExpectedBook(before: TestDatabase | undefined): Promise<TestDatabase> {
  const test = await freshBook(before);
  await forgetExpected(test.db);
  await test.db.transaction('system', async (tx) => {
    await tx.query('delete from rate_card');
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
                           cutoff, risk, benchmark, manager, launched_on, rules, loads)
       select code, code, 'Test ' || code, 'REGULAR', 'GROWTH', 'CAMS', code, 'INF' || code, class, 'Flexi Cap',
              'equity', 'OTHER', 3, 'Index', 'Nobody', '2020-01-01', '{}', '[]'
         from (values ('E', 'EQUITY'), ('D', 'DEBT')) as made (code, class)`,
    );
  });
  return test;
}

export const post = (db: Database, entries: readonly NewEntry[]) =>
  db.transaction('system', async (tx) => {
    if (entries.length === 0) return;
    await ensureTestFolios(tx, entries);
    await bookOf(tx).post(entries);
  });

export interface DatedPrice {
  readonly code: string;
  readonly day: LedgerEntry['day'];
  readonly nav: NavTenThousandths;
}

export const price = (db: Database, prices: readonly DatedPrice[]) =>
  db.transaction('system', async (tx) => {
    if (prices.length === 0) return;
    await bookOf(tx).writeNavs(
      prices.map(({ code, day, nav }) => ({
        code,
        day,
        nav,
        name: `Test ${code}`,
        amc: 'Test',
        category: 'Flexi Cap',
        isin: null,
        isinReinvest: null,
      })),
    );
  });

const isOut = (kind: LedgerEntry['kind']): boolean => kind.endsWith('out') || kind === 'redemption';

/** An entry of a story as a feed brings it. */
export const fromStory = (folioNo: string, schemeCode: string, one: LedgerEntry): NewEntry =>
  entry({
    arn,
    folioNo,
    schemeCode,
    trxnNo: one.ref,
    kind: one.kind,
    day: one.day,
    units: milliUnits(isOut(one.kind) ? -one.units : one.units),
    amount: one.amount,
    carried: one.carried,
    location: 'B30',
  });
