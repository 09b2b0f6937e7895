import { dayNumber, milliUnits, paise } from '@hub/domain';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { oneStatement } from '../src/db/queries.ts';
import { bringFile } from '../src/features/book/test/bring-file.ts';
import { entry } from '../src/features/book/test/small-book.ts';
import { waitingFolios } from '../src/features/brokerage/expected/expected-changes.repository.ts';
import { readExpected } from '../src/features/brokerage/expected/expected-state.repository.ts';
import { accrueNight } from '../src/features/brokerage/figures/accrue.ts';
import { arn, freshExpectedBook, price } from '../src/features/brokerage/test/expected-book.ts';
import { countLists, findSaved } from '../src/features/opportunity/lists/counts.repository.ts';
import { findFreshHarvest } from '../src/features/statements/harvest/harvest.repository.ts';
import { makeHarvest } from '../src/features/statements/harvest/make-harvest.ts';
import type { TestDatabase } from './open-test-database.ts';

const today = Temporal.PlainDate.from('2026-11-15');
let test: TestDatabase;
beforeEach(async () => {
  test = await freshExpectedBook(test);
});
afterAll(() => test.close());

const bring = (trxnNo: string) =>
  bringFile(
    test.db,
    entry({
      arn,
      folioNo: '1',
      schemeCode: 'E',
      trxnNo,
      kind: 'purchase',
      day: dayNumber(2026, 8, 3),
      units: milliUnits(100_000n),
      amount: paise(10_000_00n),
    }),
  );

async function readAll(): Promise<void> {
  await test.db.transaction({ arn }, (tx) => countLists(tx, arn, today.toString()));
  await test.db.transaction({ arn }, (tx) => makeHarvest(tx, arn, today));
  await accrueNight(test.db, today);
}

/** Who has something to read: each answers as its screens do. */
async function behind(): Promise<string[]> {
  const own = oneStatement(test.db, { arn });
  const system = oneStatement(test.db, 'system');
  const chosen = { keys: null, except: null };
  const filter = { kind: 'allowance', words: [], sort: 'gain', order: null, ...chosen } as const;
  const lists = await findSaved(own, arn, today.toString());
  const harvest = await findFreshHarvest(own, { ...filter, arn, today: today.toString() }, 0);
  const waiting = await waitingFolios(system);
  return [
    lists.length === 0 ? 'lists' : [],
    harvest === null ? 'harvest' : [],
    waiting.length > 0 ? 'brokerage' : [],
  ].flat();
}

it('an import reaches every reader, and so does taking it back', async () => {
  await bring('101');
  await readAll();
  expect(await behind()).toEqual([]);
  const rollBack = await bring('102');
  expect(await behind()).toEqual(['lists', 'harvest', 'brokerage']);
  await readAll();
  expect(await behind()).toEqual([]);
  await rollBack();
  expect(await behind()).toEqual(['lists', 'harvest', 'brokerage']);
  await readAll();
  expect(await behind()).toEqual([]);
});

it('a night that is stopped after it has read goes on where it was', async () => {
  await bring('101');
  await readAll();
  await bring('102');
  const stop = AbortSignal.abort();
  await expect(accrueNight(test.db, today, { signal: stop })).rejects.toThrow('aborted');
  expect(await behind()).toContain('brokerage');
  await accrueNight(test.db, today);
  expect(await behind()).not.toContain('brokerage');
});

it('a price of a closed month has the brokerage made again from that month on', async () => {
  await bring('101');
  await readAll();
  const rebuildFrom = async () => (await readExpected(oneStatement(test.db, 'system')))?.rebuildFrom;
  const late = (month: number) =>
    price(test.db, [{ code: 'E', day: dayNumber(2026, month, 20), nav: 1_000_000n as never }]);
  await late(10);
  expect(await rebuildFrom()).toBeNull();
  await late(9);
  await late(8);
  expect(await rebuildFrom()).toBe('2026-08-01');
  await accrueNight(test.db, today);
  expect(await rebuildFrom()).toBeNull();
});
