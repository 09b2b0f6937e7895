import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/dates.ts';
import { rupees } from '../../test/ledger.ts';
import { type ReferencePlan, referencePlan } from '../../test/reference/reference-plan.ts';
import { businessDays } from '../calendar/business-days.ts';
import { perMillion } from '../money/per-million.ts';
import { paise } from '../money/scaled.ts';
import { instalmentsOf } from './next-instalment.ts';
import { previewPlan } from './preview-plan.ts';
import type { TopUp } from './top-up.ts';

const market = businessDays(new Set(['2026-11-24', '2026-12-25']));

describe('the preview of a plan', () => {
  it('shows six dates, what the calendar moves, and the total over the term', () => {
    const preview = previewPlan(
      { frequency: 'monthly', start: day('2026-11-24'), end: day('2099-12-31'), count: 24 },
      {
        amount: rupees('5000'),
        topUp: { by: { kind: 'amount', amount: rupees('500') }, everyMonths: 12, cap: null },
      },
      market,
    );
    expect(preview.first.map(({ dueOn, debitOn }) => `${dueOn} ${debitOn}`)).toEqual([
      '2026-11-24 2026-11-25',
      '2026-12-24 2026-12-24',
      '2027-01-24 2027-01-25',
      '2027-02-24 2027-02-24',
      '2027-03-24 2027-03-24',
      '2027-04-24 2027-04-26',
    ]);
    expect(preview.count).toBe(24);
    // Twelve of 5,000 and twelve of 5,500.
    expect(preview.total).toBe(rupees('126000'));
    expect(String(preview.last?.dueOn)).toBe('2028-10-24');
    expect(preview.last?.amount).toBe(rupees('5500'));
  });

  it('of a plan that ends before it begins is empty', () => {
    const schedule = {
      frequency: 'monthly',
      start: day('2026-12-01'),
      end: day('2026-11-30'),
      count: null,
    } as const;
    const preview = previewPlan(schedule, { amount: rupees('100'), topUp: null }, market);
    expect(preview).toEqual({ first: [], last: null, count: 0, total: paise(0n) });
  });
});

const anyStart = fc
  .integer({ min: 0, max: 365 * 40 })
  .map((days) => day('2020-01-01').add({ days }).toString());

/** Any calendar of thirty years: some dozen closed days a year, some in a row. */
const anyHolidays = (start: string) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 31 * 365 }), fc.integer({ min: 1, max: 4 })), {
      maxLength: 250,
    })
    .map(
      (closures) =>
        new Set(
          closures.flatMap(([ahead, length]) =>
            Array.from({ length }, (_, at) =>
              day(start)
                .add({ days: ahead + at })
                .toString(),
            ),
          ),
        ),
    );

const anyTopUp = fc.option(
  fc.record({
    grows: fc.oneof(
      fc.integer({ min: 1, max: 500_000 }).map((amount) => ({ amount })),
      fc.integer({ min: 1, max: 50 }).map((rate) => ({ rate })),
    ),
    everyMonths: fc.constantFrom<(6 | 12)[]>(6, 12),
    cap: fc.option(fc.integer({ min: 100, max: 20_000_000 })),
  }),
);

const anyPlan: fc.Arbitrary<ReferencePlan & { readonly ahead: number }> = anyStart.chain((start) =>
  fc.record({
    frequency: fc.constantFrom<ReferencePlan['frequency'][]>(
      'daily',
      'weekly',
      'fortnightly',
      'monthly',
      'quarterly',
      'half-yearly',
      'annual',
    ),
    start: fc.constant(start),
    end: fc.integer({ min: 0, max: 30 * 365 }).map((days) => day(start).add({ days }).toString()),
    count: fc.option(fc.integer({ min: 1, max: 400 })),
    amount: fc.integer({ min: 100, max: 10_000_000 }),
    topUp: anyTopUp.map(
      (topUp) => topUp && { ...topUp.grows, everyMonths: topUp.everyMonths, cap: topUp.cap },
    ),
    holidays: anyHolidays(start),
    /** Days from the start, or before it, after which the rest is asked for. */
    ahead: fc.integer({ min: -90, max: 30 * 365 }),
  }),
);

const topUpOf = ({ topUp }: ReferencePlan): TopUp | null =>
  topUp && {
    by:
      topUp.amount === undefined
        ? { kind: 'rate', rate: perMillion(BigInt(topUp.rate ?? 0) * 10_000n) }
        : { kind: 'amount', amount: paise(BigInt(topUp.amount)) },
    everyMonths: topUp.everyMonths,
    cap: topUp.cap === null ? null : paise(BigInt(topUp.cap)),
  };

describe('plans of any kind over thirty years', () => {
  it('are debited on business days, never before they are due, as often as they should be, for what the preview adds up', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const isBusinessDay = businessDays(plan.holidays);
        const schedule = { ...plan, start: day(plan.start), end: day(plan.end) };
        const expected = referencePlan(plan);
        const dates = Array.from(instalmentsOf(schedule, isBusinessDay), ({ dueOn, debitOn }) => ({
          due: dueOn.toString(),
          debit: debitOn.toString(),
        }));
        expect(dates).toEqual(expected.map(({ due, debit }) => ({ due, debit })));
        const from = day(plan.start).add({ days: plan.ahead }).toString();
        const later = Array.from(
          instalmentsOf(schedule, isBusinessDay, day(from)),
          ({ dueOn }) => `${dueOn}`,
        );
        expect(later).toEqual(expected.filter(({ debit }) => debit >= from).map(({ due }) => due));
        const preview = previewPlan(
          schedule,
          { amount: paise(BigInt(plan.amount)), topUp: topUpOf(plan) },
          isBusinessDay,
        );
        expect(preview.count).toBe(expected.length);
        expect(preview.first.map(({ amount }) => Number(amount))).toEqual(
          expected.slice(0, 6).map(({ amount }) => amount),
        );
        expect(Number(preview.total)).toBe(expected.reduce((sum, { amount }) => sum + amount, 0));
      }),
      { numRuns: 150 },
    );
  });
});
