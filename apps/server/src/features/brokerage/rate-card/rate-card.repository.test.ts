import { dayNumber, paise } from '@hub/domain';
import { type RateLine, rateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import { perMillion } from '@hub/domain/money/per-million';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findRateCard, readRateCards, takeBackRateCard, writeRateCard } from './rate-card.repository.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const line: RateLine = {
  line: 2,
  scheme: '900101',
  category: 'Flexi Cap',
  inflowFrom: dayNumber(1990, 1, 1),
  inflowTo: dayNumber(2026, 3, 31),
  location: 'B30',
  slabFrom: paise(0n),
  slabTo: paise(99_999_999_999_999n),
  trail: [perMillion(8000n), perMillion(7501n), perMillion(45n), perMillion(0n)],
  incentive: perMillion(10_000n),
  gstBasis: 'inclusive',
  clawbackDays: 365,
};
const older = rateCard('2025', dayNumber(2025, 4, 1), [
  line,
  { ...line, line: 3, inflowFrom: dayNumber(2026, 4, 1), inflowTo: null, slabTo: null, location: 'any' },
]);
const newer = rateCard('2026', dayNumber(2026, 4, 10), [{ ...line, gstBasis: 'exclusive' }]);
const state = () => test.db.read('system', 'select rebuild_from from trail_state');

it('gives the cards back as they were written, in order of their days, and asks for a rebuild from the first', async () => {
  for (const card of [newer, older])
    await test.db.transaction('system', (tx) => writeRateCard(tx, card, '7'));
  const queries = oneStatement(test.db, 'nobody');
  expect(await readRateCards(queries)).toEqual([older, newer]);
  expect(await state()).toEqual([{ rebuild_from: '2025-04-01' }]);
  expect(await findRateCard(queries, 'x', newer.from)).toEqual({ version: '2026' });
  expect(await findRateCard(queries, '2025', dayNumber(2030, 1, 1))).toEqual({ version: '2025' });
  expect(await findRateCard(queries, 'x', dayNumber(2030, 1, 1))).toBeNull();
});

it('takes a card back until the day before it comes into force', async () => {
  const next = rateCard('2027', dayNumber(2027, 1, 1), [line]);
  await test.db.transaction('system', (tx) => writeRateCard(tx, next, '8'));
  const takeBack = (today: string) => test.db.transaction('system', (tx) => takeBackRateCard(tx, '8', today));
  expect(await takeBack('2027-01-01')).toBeNull();
  expect(await takeBack('2026-12-31')).toBe('2027');
  expect(await readRateCards(oneStatement(test.db, 'nobody'))).toHaveLength(2);
});
