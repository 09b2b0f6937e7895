import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../server/src/ports/clock/system-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../../server/test/open-test-database.ts';
import { demoClock } from './demo-clock.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const minutesBetween = (a: Temporal.Instant, b: Temporal.Instant) => Math.abs(a.since(b).total('minutes'));

describe("the demo's clock", () => {
  it('is real time until it is set, and again after the reset', async () => {
    const clock = await demoClock(test.db);
    expect(minutesBetween(clock.now(), systemClock.now())).toBeLessThan(1);
    await clock.set(Temporal.Instant.from('2031-04-01T03:30:00Z'));
    expect(minutesBetween(clock.now(), Temporal.Instant.from('2031-04-01T03:30:00Z'))).toBeLessThan(1);
    await clock.reset();
    expect(minutesBetween(clock.now(), systemClock.now())).toBeLessThan(1);
  });

  it('turns the day at midnight in India', async () => {
    const clock = await demoClock(test.db);
    await clock.set(Temporal.Instant.from('2031-03-31T18:15:00Z'));
    expect(clock.today().toString()).toBe('2031-03-31');
    await clock.set(Temporal.Instant.from('2031-03-31T18:30:00Z'));
    expect(clock.today().toString()).toBe('2031-04-01');
    await clock.reset();
  });

  it('is shared by all processes on the database', async () => {
    const here = await demoClock(test.db);
    const there = await demoClock(test.db);
    await here.set(Temporal.Instant.from('2031-04-01T03:30:00Z'));
    await there.refresh();
    expect(there.today().toString()).toBe('2031-04-01');
    expect((await demoClock(test.db)).today().toString()).toBe('2031-04-01');
    await here.reset();
  });

  it('can be asked inside a transaction', async () => {
    const clock = await demoClock(test.db);
    await test.db.transaction('nobody', async (tx) => {
      clock.now();
      expect(await tx.query('select 1 as n')).toEqual([{ n: 1 }]);
    });
  });
});

describe('a moment of either clock', () => {
  it('comes back from the database as it was written, to the last digit', async () => {
    const demo = await demoClock(test.db);
    await demo.set(Temporal.Instant.from('2031-04-01T03:30:00.123456789Z'));
    for (let n = 0; n < 100; n += 1) {
      for (const now of [systemClock.now(), demo.now()]) {
        const [row] = await test.db.read<{ at: string }>('system', 'select $1::timestamptz as at', [
          `${now}`,
        ]);
        expect(`${Temporal.Instant.from(row?.at ?? '')}`).toBe(`${now}`);
      }
    }
    await demo.reset();
  });
});
