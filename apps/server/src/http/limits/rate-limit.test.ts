import { texts } from '@hub/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import type { Limit } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { testClock } from '../test/test-clock.ts';
import { sharedLimit } from './rate-limit.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const clock = testClock();
const limit = (...limits: Limit[]) => sharedLimit(test.db, clock)(...limits);
const of = (name: string, key: string, max: number, message?: string): Limit => ({
  name,
  key,
  max,
  windowSeconds: 60,
  ...(message ? { message } : {}),
});

const refusalOf = (work: Promise<void>): Promise<Refusal | null> =>
  work.then(
    () => null,
    (error) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );

const countOf = async (key: string) => {
  const [row] = await test.db.read<{ count: number }>(
    'system',
    'select count from rate_limit where key = $1',
    [key],
  );
  return row?.count ?? 0;
};

describe('limits shared through the database', () => {
  it('hold up to their number, and say when to come back', async () => {
    for (let n = 0; n < 3; n++) expect(await refusalOf(limit(of('a', 'x', 3)))).toBeNull();
    clock.advance({ seconds: 20 });
    const refusal = await refusalOf(limit(of('a', 'x', 3)));
    expect(refusal).toMatchObject({ kind: 'limited', message: texts.call.tooMany, retryAfterSeconds: 40 });
    expect(await refusalOf(limit(of('a', 'y', 3)))).toBeNull();
    clock.advance({ seconds: 40 });
    expect(await refusalOf(limit(of('a', 'x', 3)))).toBeNull();
  });

  it('count all addresses of a /64 as one', async () => {
    const requested = (address: string) => refusalOf(limit(of('address', address, 2)));
    expect(await requested('2001:db8:7:8::1')).toBeNull();
    expect(await requested('2001:db8:7:8:aaaa::2')).toBeNull();
    expect(await requested('2001:db8:7:8:bbbb::3')).toMatchObject({ kind: 'limited' });
    expect(await requested('2001:db8:7:9::1')).toBeNull();
  });

  it('count together: whom the first stops uses up nothing of the second', async () => {
    const both = () => refusalOf(limit(of('address', 'attacker', 2), of('arn', 'victim', 10)));
    for (let n = 0; n < 20; n++) await both();
    expect(await both()).toMatchObject({ kind: 'limited' });
    expect(await countOf('arn:victim')).toBe(2);
  });

  it('refuse in the words of the one that does not hold', async () => {
    const requested = () =>
      refusalOf(limit(of('b', 'x', 100), of('c', 'x', 1, 'Wait a little.'), of('d', 'x', 100)));
    expect(await requested()).toBeNull();
    expect(await requested()).toMatchObject({ message: 'Wait a little.' });
    expect(await countOf('d:x')).toBe(1);
  });

  it('let exactly as many through when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => refusalOf(limit(of('e', 'x', 7)))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(7);
  });

  it('stop counting once they are reached, so that a flood does not wear the table', async () => {
    for (let n = 0; n < 10; n++) await refusalOf(limit(of('f', 'x', 3)));
    expect(await countOf('f:x')).toBe(4);
  });
});
