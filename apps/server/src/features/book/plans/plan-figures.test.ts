import { paise, writeMoney } from '@hub/domain';
import { perMillion } from '@hub/domain/money/per-million';
import { type Frequency, frequencies } from '@hub/domain/plans/frequencies';
import { monthlyEquivalent } from '@hub/domain/plans/monthly-equivalent';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPlan, sipBook } from '../../../../../../packages/domain/test/reference/sip-book.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { schemes } from '../test/small-book.ts';
import { type NewPlan, writePlans } from './plan.repository.ts';

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
  const existing = plans.filter(({ rejectedOn }) => rejectedOn === null);
  const running = existing.filter(
    ({ startsOn, endsOn, ceasedOn, pausedFrom, pausedTo }) =>
      startsOn <= on &&
      on <= endsOn &&
      (ceasedOn === null || ceasedOn > on) &&
      !(pausedFrom !== null && pausedFrom <= on && on <= (pausedTo ?? days)),
  );
  return {
    running: running.length,
    monthly: running.reduce((sum, { monthly }) => sum + monthly, 0),
    started: existing.filter(({ startsOn }) => startsOn <= on).length,
    ceased: existing.filter(
      ({ ceasedOn, endsOn }) => ceasedOn !== null && ceasedOn <= on && ceasedOn <= endsOn,
    ).length,
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
          const reported = await db.read(
            'system',
            `select coalesce(sum(running), 0)::int as running, coalesce(sum(running_monthly), 0)::int as monthly,
                    coalesce(sum(begun), 0)::int as started, coalesce(sum(ceased), 0)::int as ceased
               from generate_series(0, ${days - 1}) as d (n)
               left join plan_figure f on f.day <= date '2026-06-01' + d.n
              group by d.n order by d.n`,
          );
          expect(reported).toEqual(Array.from({ length: days }, (_, on) => expectedOn(plans, on)));
        }
      }),
      { numRuns: 60 },
    );
  });

  /** Weeks since 31-May-2020, a month's last day: anniversaries fall into short months too. */
  const week = fc.integer({ min: 0, max: 400 });
  const dayOf = (weeks: number) => Temporal.PlainDate.from('2020-05-31').add({ days: weeks * 7 });
  const growing = fc.record({
    starts: week,
    length: week,
    ceased: fc.option(week, { nil: null }),
    pause: fc.option(fc.tuple(week, fc.option(fc.integer({ min: 0, max: 90 }), { nil: null })), {
      nil: null,
    }),
    amount: fc.bigInt({ min: 500_00n, max: 20_000_00n }),
    frequency: fc.constantFrom<Frequency>(...frequencies),
    everyMonths: fc.constantFrom(6 as const, 12 as const),
    byAmount: fc.option(fc.bigInt({ min: 100_00n, max: 2000_00n }), { nil: null }),
    basisPoints: fc.integer({ min: 1, max: 3000 }),
    cap: fc.option(fc.bigInt({ min: 500_00n, max: 60_000_00n }), { nil: null }),
  });

  it('grow with every top-up, rest in a pause and end with what the plan had grown to', async () => {
    const { db } = test;
    await fc.assert(
      fc.asyncProperty(
        fc.array(growing, { minLength: 1, maxLength: 5 }),
        fc.array(week, { minLength: 12, maxLength: 12 }),
        async (all, looks) => {
          for (const table of ['plan', 'plan_row', 'plan_figure']) {
            await db.read('system', `delete from ${table}`);
          }
          const reported = all.map((one): RunningPlan => {
            const start = dayOf(one.starts);
            const by =
              one.byAmount === null
                ? ({ kind: 'rate', rate: perMillion(BigInt(one.basisPoints) * 100n) } as const)
                : ({ kind: 'amount', amount: paise(one.byAmount) } as const);
            const from = one.pause === null ? null : dayOf(one.pause[0]);
            const rest = one.pause?.[1] ?? null;
            return {
              frequency: one.frequency,
              amount: paise(one.amount),
              topUp: { by, everyMonths: one.everyMonths, cap: one.cap === null ? null : paise(one.cap) },
              start,
              end: start.add({ days: one.length * 7 }),
              ceasedOn: one.ceased === null ? null : dayOf(one.ceased),
              pauses:
                from === null ? [] : [{ from, to: rest === null ? null : from.add({ days: rest * 7 }) }],
            };
          });
          await db.transaction('system', (tx) =>
            writePlans(
              tx,
              reported.map((one, at) => ({
                ...planOf(`G${at}`, {
                  startsOn: 0,
                  endsOn: 0,
                  ceasedOn: null,
                  pausedFrom: null,
                  pausedTo: null,
                  rejectedOn: null,
                  monthly: 1,
                }),
                amount: writeMoney(one.amount),
                monthly: writeMoney(monthlyEquivalent(one.amount, one.frequency)),
                frequency: one.frequency,
                registeredOn: one.start.toString(),
                startsOn: one.start.toString(),
                endsOn: one.end.toString(),
                ceasedOn: one.ceasedOn?.toString() ?? null,
                pausedFrom: one.pauses[0]?.from.toString() ?? null,
                pausedTo: one.pauses[0]?.to?.toString() ?? null,
                topUpMonths: one.topUp?.everyMonths ?? null,
                topUpAmount: one.topUp?.by.kind === 'amount' ? writeMoney(one.topUp.by.amount) : null,
                topUpBasisPoints: one.topUp?.by.kind === 'rate' ? Number(one.topUp.by.rate / 100n) : null,
                topUpCap: one.topUp?.cap == null ? null : writeMoney(one.topUp.cap),
              })),
            ),
          );
          const on = [...looks.map(dayOf), Temporal.PlainDate.from('2099-12-31')];
          const found = await db.read<{ monthly: string }>(
            'system',
            `select (select coalesce(sum(running_monthly), 0)::numeric(20, 2)::text from plan_figure f where f.day <= at.day)
                      as monthly
               from unnest($1::date[]) with ordinality as at (day, n) order by n`,
            [on.map(String)],
          );
          expect(found.map(({ monthly }) => monthly)).toEqual(
            on.map((day) => writeMoney(sipBook(reported, day))),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have room for a plan without an end that doubles every half-year', async () => {
    const { db } = test;
    const wild = planOf('W', {
      startsOn: 0,
      endsOn: 0,
      ceasedOn: null,
      pausedFrom: null,
      pausedTo: null,
      rejectedOn: null,
      monthly: 5000,
    });
    await db.transaction('system', (tx) =>
      writePlans(tx, [{ ...wild, endsOn: '2099-12-31', topUpMonths: 6, topUpBasisPoints: 10_000 }]),
    );
    const [row] = await db.read<{ monthly: string }>(
      'system',
      `select sum(running_monthly)::text as monthly from plan_figure where day > '2099-12-31' or day < '2027-01-01'`,
    );
    expect(row?.monthly).toMatch(/^-/);
  });
});
