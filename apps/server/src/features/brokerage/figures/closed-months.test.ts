import { dayNumber, milliUnits, navTenThousandths, paise } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from '../../../../../../packages/domain/test/rate-cards.ts';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { entry } from '../../book/test/small-book.ts';
import { findTrailChanges, findTrailMonths } from '../months/trail-months.repository.ts';
import { writeRateCard } from '../rate-card/rate-card.repository.ts';
import { arn, freshExpectedBook, post, price } from '../test/expected-book.ts';
import { accrueNight } from './accrue.ts';
import { rebuildExpected } from './rebuild-expected.ts';

let test: TestDatabase;
const night = (today: string) => accrueNight(test.db, Temporal.PlainDate.from(today));
const changes = async () =>
  (await findTrailChanges(oneStatement(test.db, { arn }), arn, { from: '2026-01-01', limit: 100 })).map(
    ({ month, before, after, reasons }) => [month, before, after, reasons.join()],
  );
const months = () =>
  findTrailMonths(oneStatement(test.db, { arn }), arn, { from: '2026-01-01', to: '2026-12-01' });

const lakh = (folioNo: string, trxnNo: string, day: ReturnType<typeof dayNumber>, rest: object = {}) =>
  entry({
    arn,
    folioNo,
    schemeCode: 'E',
    trxnNo,
    kind: 'purchase',
    day,
    units: milliUnits(10_000_000n),
    amount: paise(10_00_000_00n),
    ...rest,
  });

beforeAll(async () => {
  test = await freshExpectedBook(undefined);
  const nav = (day: number) => ({ code: 'E', day: day as never, nav: navTenThousandths(1_000_000n) });
  await price(test.db, [nav(dayNumber(2026, 3, 1))]);
  await test.db.transaction('system', (tx) =>
    writeRateCard(tx, card('2026-01-01', { trail: '0.73', scheme: 'E' }), '1'),
  );
  // Ten lakh at 0.73 %: 20.00 a day.
  await post(test.db, [lakh('1', '101', dayNumber(2026, 3, 20))]);
});
afterAll(() => test.close());

describe('a closed month', () => {
  it('is made and completed without a change, and its nights change nothing', async () => {
    for (const today of ['2026-04-20', '2026-05-01', '2026-05-02', '2026-05-02', '2026-05-20'])
      await night(today);
    const april = (await months()).find(({ month }) => month === '2026-04');
    expect(april).toMatchObject({ expected: '600.00', through: '2026-04-30' });
    expect(april?.workedAt).toMatch(/^20\d\d-.*Z$/);
    expect(await changes()).toEqual([]);
  });

  it('changes with an entry that came late, and says so', async () => {
    await post(test.db, [lakh('2', '102', dayNumber(2026, 4, 21))]);
    await night('2026-05-21');
    // Ten days of 20.00 more; May runs.
    expect(await changes()).toEqual([['2026-04', '600.00', '800.00', 'ledger']]);
    await night('2026-05-22');
    expect(await changes()).toHaveLength(1);
  });

  it('changes with a price that came late, and says so', async () => {
    await price(test.db, [
      { code: 'E', day: dayNumber(2026, 4, 30), nav: navTenThousandths(2_000_000n) },
      { code: 'E', day: dayNumber(2026, 5, 1), nav: navTenThousandths(1_000_000n) },
    ]);
    await night('2026-05-23');
    expect((await changes())[0]).toEqual(['2026-04', '800.00', '840.00', 'prices']);
    await price(test.db, [{ code: 'E', day: dayNumber(2026, 3, 31), nav: navTenThousandths(2_000_000n) }]);
    await price(test.db, [{ code: 'E', day: dayNumber(2026, 4, 1), nav: navTenThousandths(1_000_000n) }]);
    await night('2026-05-24');
    expect(await changes()).toContainEqual(['2026-03', '240.00', '260.00', 'prices']);
  });

  it('changes with a rate card, and says so; a rebuild of the same changes nothing', async () => {
    const before = (await changes()).length;
    await rebuildExpected(test.db, Temporal.PlainDate.from('2026-05-24'));
    expect(await changes()).toHaveLength(before);
    await test.db.transaction('system', (tx) =>
      writeRateCard(tx, card('2026-04-01', { trail: '1.46', scheme: 'E' }), '2'),
    );
    await night('2026-05-24');
    expect(await changes()).toContainEqual(['2026-04', '840.00', '1680.00', 'rates']);
  });
});
