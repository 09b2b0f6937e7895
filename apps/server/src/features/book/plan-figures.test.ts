import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { type NewPlan, writePlans } from './plan.repository.ts';
import { schemes } from './test/small-book.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const days = 30;
const iso = (day: number) => `2026-06-${String(day + 1).padStart(2, '0')}`;
const day = fc.integer({ min: 0, max: days - 1 });
const maybe = fc.option(day, { nil: null });

const terms = fc.record({
  startsOn: day,
  endsOn: day,
  ceasedOn: maybe,
  pausedFrom: maybe,
  pausedTo: maybe,
  rejectedOn: fc.option(day, { nil: null, freq: 6 }),
  monthly: fc.integer({ min: 1, max: 5000 }),
});
type Terms = typeof terms extends fc.Arbitrary<infer T> ? T : never;

const planOf = (regNo: string, part: Terms): NewPlan => {
  const on = (at: number | null) => (at === null ? null : iso(at));
  return {
    arn: 'ARN-100001',
    kind: 'SIP',
    regNo,
    folioNo: '1/1',
    schemeCode: schemes[0],
    targetCode: null,
    amount: `${part.monthly}.00`,
    frequency: 'monthly',
    registeredOn: iso(0),
    startsOn: iso(part.startsOn),
    endsOn: iso(part.endsOn),
    ceasedOn: on(part.ceasedOn),
    pausedFrom: on(part.pausedFrom),
    pausedTo: on(part.pausedTo),
    rejectedOn: on(part.rejectedOn),
    reason: null,
    umrn: null,
    instalments: 0,
    done: 0,
    bounced: 0,
    bouncedInRow: 0,
    lastDueOn: null,
    monthly: `${part.monthly}.00`,
  };
};

/** Handbook §3.1, day by day. */
function expectedOn(plans: readonly Terms[], on: number) {
  const known = plans.filter(({ rejectedOn }) => rejectedOn === null);
  const running = known.filter(
    ({ startsOn, endsOn, ceasedOn, pausedFrom, pausedTo }) =>
      startsOn <= on &&
      on <= endsOn &&
      (ceasedOn === null || ceasedOn > on) &&
      !(pausedFrom !== null && pausedFrom <= on && on <= (pausedTo ?? days)),
  );
  return {
    running: running.length,
    monthly: running.reduce((sum, { monthly }) => sum + monthly, 0),
    begun: known.filter(({ startsOn }) => startsOn <= on).length,
    ceased: known.filter(({ ceasedOn, endsOn }) => ceasedOn !== null && ceasedOn <= on && ceasedOn <= endsOn)
      .length,
  };
}

describe('the figures of running plans', () => {
  it('are those of the registrations on every day, also when one ceases in its pause or before it began', async () => {
    const runs = fc.array(fc.tuple(terms, terms), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(runs, async (pairs) => {
        const { db } = test;
        await db.read('system', 'delete from plan');
        await db.read('system', 'delete from plan_row');
        await db.read('system', 'delete from plan_figure');
        // As they were registered first, then as the registrar says them anew.
        for (const version of [0, 1] as const) {
          const plans = pairs.map((pair) => pair[version]);
          await db.transaction('system', (tx) =>
            writePlans(
              tx,
              plans.map((part, index) => planOf(`R${index}`, part)),
            ),
          );
          const told = await db.read(
            'system',
            `select coalesce(sum(running), 0)::int as running, coalesce(sum(running_monthly), 0)::int as monthly,
                    coalesce(sum(begun), 0)::int as begun, coalesce(sum(ceased), 0)::int as ceased
               from generate_series(0, ${days - 1}) as d (n)
               left join plan_figure f on f.day <= date '2026-06-01' + d.n
              group by d.n order by d.n`,
          );
          expect(told).toEqual(Array.from({ length: days }, (_, on) => expectedOn(plans, on)));
        }
      }),
      { numRuns: 60 },
    );
  });
});
