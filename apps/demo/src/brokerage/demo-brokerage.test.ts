import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBrokerage } from '../../../server/src/features/brokerage/figures/verify-brokerage.service.ts';
import { wholeDemo } from '../../../server/src/http/test/test-app.ts';
import { testClock } from '../../../server/src/http/test/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../server/test/open-test-database.ts';
import { makeDemoBrokerage } from './demo-brokerage.ts';

const clock = testClock();
const today = clock.today();
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ start: wholeDemo(clock, 400) });
}, 120_000);
afterAll(() => test.close());

const read = <T>(sql: string) => test.db.read<T>('system', sql);
const column = async (sql: string) => (await read<{ v: string }>(sql)).map(({ v }) => v);

describe('the demo of brokerage', () => {
  it('has three cards, two years of payouts for every book, and all of it verifies', async () => {
    expect(await column('select version as v from rate_card order by in_force_from')).toEqual([
      '2018-10',
      '2024-04',
      '2026-04',
    ]);
    const [first] = await read(
      `select min(month) as first, max(month) as last, count(distinct month)::int as n from brokerage_figure
        where arn = 'ARN-100001'`,
    );
    expect(first).toEqual({ first: '2024-11-01', last: '2026-10-01', n: 24 });
    expect(await column('select distinct arn as v from brokerage_figure order by 1')).toHaveLength(4);
    expect(await verifyBrokerage(test.db)).toEqual([]);
  });

  it('has every kind of gap and hold in its newest months, and none in the older ones', async () => {
    expect(await column('select distinct gap as v from brokerage_gap')).toEqual(
      expect.arrayContaining(['missing-folio', 'hold', 'rate', 'days', 'gst-basis', 'clawback-twice']),
    );
    const holds = await column(
      'select distinct hold_reason as v from brokerage_gap where hold_reason is not null',
    );
    for (const word of ['KYC', 'GST invoice', 'declaration', 'EUIN']) {
      expect(
        holds.filter((hold) => hold.includes(word)),
        word,
      ).toHaveLength(1);
    }
    expect(
      await read(`select 1 from brokerage_gap where month < '2026-04-01' and abs(amount) > 0.02`),
    ).toEqual([]);
  });

  it('pays tax to who has a GSTIN and to nobody else', async () => {
    expect(await column('select distinct arn as v from brokerage_figure where igst > 0 order by 1')).toEqual([
      'ARN-100001',
      'ARN-100005',
    ]);
  });

  it('is made once, and goes on when the clock does', async () => {
    const count = () => read('select count(*)::int as n from brokerage_line');
    const before = await count();
    await makeDemoBrokerage(test.db, today);
    expect(await count()).toEqual(before);
    await makeDemoBrokerage(test.db, Temporal.PlainDate.from('2026-12-08'));
    expect(await column('select distinct month as v from brokerage_line order by 1 desc limit 1')).toEqual([
      '2026-11-01',
    ]);
  });
});
