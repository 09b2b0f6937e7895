import { type DayNumber, milliUnits, navTenThousandths, paise } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneStatement } from '../../src/db/queries.ts';
import { bookOf } from '../../src/features/book/book.public.ts';
import {
  bought,
  ensureTestFolios,
  entry,
  firstDay,
  freshBook,
  schemes,
  sold,
} from '../../src/features/book/test/small-book.ts';
import { findFolio } from '../../src/features/investor/folios/folio-lookup.repository.ts';
import { findHoldings } from '../../src/features/investor/folios/investor-folios.repository.ts';
import { findHolders } from '../../src/features/investor/schemes/investor-schemes.holders.repository.ts';
import { zeroBalance } from '../../src/features/opportunity/lists/other-lists.repository.ts';
import type { TestDatabase } from '../open-test-database.ts';

const arn = 'ARN-100001';
const on = (days: number) => (firstDay + days) as DayNumber;
const iso = (days: number) => Temporal.PlainDate.from('2025-01-01').add({ days }).toString();
const merged = (folioNo: string, from: string, to: string, day: number) => [
  entry({
    folioNo,
    trxnNo: `M${from}`,
    kind: 'merger-out',
    schemeCode: from,
    units: milliUnits(-100_000n),
    amount: paise(100_000n),
    day: on(day),
  }),
  entry({
    folioNo,
    trxnNo: `M${from}`,
    kind: 'merger-in',
    schemeCode: to,
    units: milliUnits(50_000n),
    nav: navTenThousandths(200_000n),
    amount: paise(100_000n),
    day: on(day),
    counterScheme: from,
  }),
];

let test: TestDatabase;
const queries = () => oneStatement(test.db, { arn });
beforeAll(async () => {
  test = await freshBook(undefined);
  const entries = [
    // Bought, merged into the second scheme, half of it sold since.
    bought('1', 100, { day: on(2) }),
    ...merged('1/1', schemes[0], schemes[1], 20),
    sold('2', 25, { schemeCode: schemes[1], day: on(30) }),
    // The same, and what the merger brought has all left; what is held was bought later.
    bought('1', 100, { folioNo: '2/2', day: on(3) }),
    ...merged('2/2', schemes[0], schemes[1], 20),
    bought('2', 5, { folioNo: '2/2', schemeCode: schemes[1], day: on(25) }),
    sold('3', 50, { folioNo: '2/2', schemeCode: schemes[1], day: on(30) }),
    // What it was merged from is not in the book; the registrar says when it was bought.
    entry({
      folioNo: '3/3',
      trxnNo: '1',
      kind: 'merger-in',
      schemeCode: schemes[1],
      units: milliUnits(10_000n),
      amount: paise(10_000n),
      day: on(21),
      carried: { acquiredOn: on(-400), cost: paise(9_000n) },
    }),
    // All gone.
    bought('1', 7, { folioNo: '4/4', day: on(5) }),
    sold('2', 7, { folioNo: '4/4', day: on(9) }),
  ];
  await test.db.transaction('system', async (tx) => {
    await ensureTestFolios(tx, entries);
    await bookOf(tx).post(entries);
  });
});
afterAll(() => test.close());

describe('since when a scheme is held', () => {
  it('is the day of the first purchase, through a merger too, on the folio’s page and among the holders', async () => {
    const holders = await findHolders(queries(), arn, { code: schemes[1], limit: 10, offset: 0 });
    expect(Object.fromEntries(holders.map(({ folioNo, firstOn }) => [folioNo, firstOn]))).toEqual({
      '1/1': iso(2),
      '2/2': iso(3),
      '3/3': iso(-400),
    });
    for (const { folioNo, firstOn } of holders) {
      const { held } = await findHoldings(queries(), arn, { folioNo });
      expect(held.find(({ code }) => code === schemes[1])?.firstOn).toBe(firstOn);
    }
  });
});

describe('the day on which a folio was opened', () => {
  const opened = async (folioNo: string) => (await findFolio(queries(), arn, folioNo))?.openedOn;
  const listed = async () =>
    test.db.read<{ key: string; from: string | null }>(
      'system',
      `select key, "from" from (${zeroBalance().rows}) rows where $2::date is not null`,
      [arn, iso(59)],
    );

  it('is the first purchase’s where the registrar does not say, on every list', async () => {
    expect(await opened('1/1')).toBe(iso(2));
    expect(await opened('3/3')).toBe(iso(-400));
    expect(await opened('4/4')).toBe(iso(5));
    expect(await listed()).toEqual([{ key: '4/4', from: iso(5) }]);
  });

  it('is what the registrar says where it does', async () => {
    await test.db.read('system', "update folio set opened_on = '2024-12-30' where folio_no = '4/4'");
    expect(await opened('4/4')).toBe('2024-12-30');
    expect(await listed()).toEqual([{ key: '4/4', from: '2024-12-30' }]);
  });
});
