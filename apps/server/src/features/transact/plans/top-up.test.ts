import { paise, writeMoney } from '@hub/domain';
import { perMillion } from '@hub/domain/money/per-million';
import { toppedUpAmount } from '@hub/domain/plans/top-up';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const first = Temporal.PlainDate.from('2026-01-01');
const plan = fc.record({
  amount: fc.bigInt({ min: 100n, max: 10_000_000n }),
  byAmount: fc.option(fc.bigInt({ min: 1n, max: 1_000_000n }), { nil: null }),
  basisPoints: fc.integer({ min: 1, max: 5000 }),
  months: fc.constantFrom(6 as const, 12 as const),
  cap: fc.option(fc.bigInt({ min: 100n, max: 50_000_000n }), { nil: null }),
  start: fc.integer({ min: 0, max: 2000 }),
  due: fc.integer({ min: -30, max: 10_950 }),
});

it('15.2 the amount of an instalment in SQL is the domain’s, with any top-up, on any day of thirty years', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 50, maxLength: 50 }), async (plans) => {
      const rows = plans.map((one) => {
        const start = first.add({ days: one.start });
        return { ...one, start, due: start.add({ days: one.due }) };
      });
      const found = await test.db.read<{ amount: string }>(
        'system',
        `select topped_up_amount(a, b, p, m, c, s, d)::numeric(20, 2) as amount
           from unnest($1::numeric[], $2::numeric[], $3::int[], $4::int[], $5::numeric[], $6::date[], $7::date[])
                with ordinality as t (a, b, p, m, c, s, d, n) order by n`,
        [
          rows.map(({ amount }) => writeMoney(paise(amount))),
          rows.map(({ byAmount }) => byAmount && writeMoney(paise(byAmount))),
          rows.map(({ basisPoints }) => basisPoints),
          rows.map(({ months }) => months),
          rows.map(({ cap }) => cap && writeMoney(paise(cap))),
          rows.map(({ start }) => start.toString()),
          rows.map(({ due }) => due.toString()),
        ],
      );
      expect(found.map(({ amount }) => amount)).toEqual(
        rows.map(({ amount, byAmount, basisPoints, months, cap, start, due }) =>
          writeMoney(
            toppedUpAmount(
              paise(amount),
              {
                by:
                  byAmount === null
                    ? { kind: 'rate', rate: perMillion(BigInt(basisPoints) * 100n) }
                    : { kind: 'amount', amount: paise(byAmount) },
                everyMonths: months,
                cap: cap === null ? null : paise(cap),
              },
              start,
              due,
            ),
          ),
        ),
      );
    }),
    { numRuns: 20 },
  );
});
