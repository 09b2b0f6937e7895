import { dayNumber, milliUnits, paise } from '@hub/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { NewEntry } from '../../book/book.public.ts';
import { bringFile } from '../../book/test/bring-file.ts';
import { entry } from '../../book/test/small-book.ts';
import { readLocations } from '../expected/expected-book.repository.ts';
import { findTowns } from '../forecast/forecast.repository.ts';
import { readIncentivesAtStake } from '../gaps/gaps.repository.ts';
import { importLines, type NewBrokerageLine } from '../import/brokerage-line.repository.ts';
import { importRejectionRows } from '../import/rejection.repository.ts';
import { findRejected } from '../risk/at-risk.repository.ts';
import { arn, freshExpectedBook } from './expected-book.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshExpectedBook(test);
});
afterAll(() => test.close());

const own = () => oneStatement(test.db, { arn });
const place = { folioNo: '1', schemeCode: 'E' };

const bought = (trxnNo: string, part: Partial<NewEntry> = {}): NewEntry =>
  entry({
    arn,
    ...place,
    trxnNo,
    kind: 'purchase',
    day: dayNumber(2026, 6, 10),
    units: milliUnits(100_000n),
    amount: paise(10_000_00n),
    ...part,
  });

const bring = (...entries: NewEntry[]) => bringFile(test.db, ...entries);

const line = (part: Partial<NewBrokerageLine>): NewBrokerageLine => ({
  line: 1,
  arn,
  month: '2026-06-01',
  key: 'one',
  ...place,
  kind: 'incentive',
  typeText: 'INCENTIVE',
  trxnNo: '201',
  tradeOn: '2026-06-10',
  processedOn: '2026-07-01',
  fromOn: null,
  toOn: null,
  days: null,
  base: null,
  units: null,
  averageAssets: null,
  rate: null,
  amount: '100.00',
  igst: null,
  cgst: null,
  sgst: null,
  holdReason: null,
  ...part,
});
const importRows = (part: Partial<NewBrokerageLine> = {}, file = '900') =>
  test.db.transaction('system', (tx) => importLines(tx, [line(part)], file));

describe('what was rolled back', () => {
  it('is no sale that puts an incentive at stake', async () => {
    await bring(bought('201', { day: dayNumber(2026, 3, 20) }));
    await importRows({ month: '2026-03-01' });
    const rollBack = await bring(
      bought('301', { kind: 'redemption', day: dayNumber(2026, 6, 15), units: milliUnits(-40_000n) }),
    );
    const atStake = () => readIncentivesAtStake(own(), { arn, month: '2026-06-01' });
    expect(await atStake()).toHaveLength(1);
    await rollBack();
    expect(await atStake()).toEqual([]);
  });

  it('does not hide an order that was rejected', async () => {
    await test.db.transaction('system', (tx) =>
      importRejectionRows(
        tx,
        [
          {
            arn,
            key: 'r1',
            ...place,
            trxnNo: '201',
            typeText: null,
            day: '2026-06-09',
            amount: '10000.00',
            reason: 'Cheque bounced',
            euin: null,
          },
        ],
        '900',
      ),
    );
    const rejected = () => findRejected(own(), arn, '2026-06-01');
    expect(await rejected()).toMatchObject([{ key: 'r1' }]);
    const rollBack = await bring(bought('201'));
    expect(await rejected()).toEqual([]);
    await rollBack();
    expect(await rejected()).toMatchObject([{ key: 'r1' }]);
  });

  it('says nothing of where the newest money of a folio came from', async () => {
    await bring(bought('201', { location: 'B30', day: dayNumber(2026, 3, 20) }));
    const rollBack = await bring(bought('202', { location: 'T30' }));
    const town = async () => (await findTowns(own(), arn, [place.folioNo])).get(place.folioNo);
    expect(await town()).toBe('T30');
    await rollBack();
    expect(await town()).toBe('B30');
  });

  it('says nothing of where the lots of a position came from', async () => {
    await bring(bought('201', { location: 'B30' }));
    const rollBack = await bring(bought('202', { location: 'T30' }));
    const locations = async () => [...(await readLocations(own(), [{ arn, ...place }])).values()];
    expect(await locations()).toMatchObject([{ all: null, byName: { 201: 'B30', 202: 'T30' } }]);
    await rollBack();
    expect(await locations()).toMatchObject([{ all: 'B30', byName: null }]);
  });

  it('gives its EUIN to no line of a payout', async () => {
    const rollBack = await bring(bought('201', { euin: 'E100001' }));
    const euins = () => test.db.read('system', 'select key, euin from brokerage_line order by key');
    await importRows();
    expect(await euins()).toEqual([{ key: 'one', euin: 'E100001' }]);
    await rollBack();
    await importRows({ key: 'two' }, '901');
    expect(await euins()).toEqual([
      { key: 'one', euin: 'E100001' },
      { key: 'two', euin: null },
    ]);
  });
});
