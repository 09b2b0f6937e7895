import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGoal, study, goalDay as today } from '../../test/goals.ts';
import { rupees } from '../../test/ledger.ts';
import { parseMoney, writeMoney } from '../money/figure-text.ts';
import { perMillion } from '../money/per-million.ts';
import { basisPoints, type Paise, paise } from '../money/scaled.ts';
import { dueDates } from '../plans/due-dates.ts';
import { toppedUpAmount } from '../plans/top-up.ts';
import { checkGoal } from './check-goal.ts';
import type { GoalTerms } from './goal.ts';
import { type GoalPlan, planGoal } from './plan-goal.ts';
import { returnCases } from './return-band.ts';

const RUPEE = 100n;
const share = (rate: bigint): number => Number(rate) / 10_000;
/** The reference: a balance moved on month by month, in floats. */
function runMonths(
  { basis }: Pick<GoalTerms, 'basis'>,
  returns: bigint,
  months: number,
  instalment: (month: number) => number,
): number {
  const growth = basis === 'nominal' ? 1 + share(returns) / 12 : (1 + share(returns)) ** (1 / 12);
  let balance = 0;
  for (let month = 0; month < months; month += 1) balance = (balance + instalment(month)) * growth;
  return balance;
}
const floatSlack = (amount: number): number => 1 + Math.abs(amount) * 1e-9;
const bigger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

const anyCase = fc.constantFrom(...returnCases);

describe('the plan of a goal', () => {
  it('is what the reference makes of it, month by month, to the rupee', () => {
    fc.assert(
      fc.property(anyGoal, anyCase, (terms, which) => {
        const plan = planGoal(terms, today);
        const { returns, sip, shortfall, heldThen } = plan.cases[which];
        const years = plan.months / 12;
        const held = Number(terms.held) * (1 + share(returns)) ** years;
        expect(Math.abs(held - Number(heldThen))).toBeLessThan(floatSlack(held));
        expect(shortfall).toBe(bigger(plan.target - heldThen, 0n));
        const reached = (first: bigint) =>
          runMonths(
            terms,
            returns,
            plan.months,
            (month) => Number(first) * (1 + share(terms.stepUp)) ** Math.floor(month / 12),
          );
        const target = Number(shortfall);
        expect(reached(sip)).toBeGreaterThanOrEqual(target - floatSlack(target));
        expect(sip % RUPEE).toBe(0n);
        // A rupee less does not do.
        if (sip > 0n) expect(reached(sip - RUPEE)).toBeLessThan(target + floatSlack(target));
      }),
    );
  });

  it('has a lumpsum that becomes the shortfall, and a rupee less does not', () => {
    fc.assert(
      fc.property(anyGoal, anyCase, (terms, which) => {
        const { months, cases } = planGoal(terms, today);
        const { lumpsum, returns, shortfall } = cases[which];
        const then = (amount: bigint) => Number(amount) * (1 + share(returns)) ** (months / 12);
        expect(then(lumpsum)).toBeGreaterThanOrEqual(Number(shortfall) - floatSlack(Number(shortfall)));
        if (lumpsum > 0n) {
          expect(then(lumpsum - RUPEE)).toBeLessThan(Number(shortfall) + floatSlack(Number(shortfall)));
        }
      }),
    );
  });

  it('has a target that pays every drawing and is used up by the last', () => {
    fc.assert(
      fc.property(anyGoal, (terms) => {
        const { costThen, months, target } = planGoal(terms, today);
        const first = Number(terms.cost) * (1 + share(terms.inflation)) ** (months / 12);
        expect(Math.abs(first - Number(costThen))).toBeLessThan(floatSlack(first));
        const every = terms.kind === 'retirement' ? 1 : 12;
        const growth = (1 + share(terms.returnsAfter)) ** (every / 12);
        let left = Number(target);
        let whole = 1;
        for (let month = 0; month < terms.years * 12; month += every) {
          left -= Number(costThen) * (1 + share(terms.inflation)) ** Math.floor(month / 12);
          left *= growth;
          whole *= growth;
        }
        expect(Math.abs(left)).toBeLessThan(floatSlack(Number(target)) * whole);
      }),
    );
  });

  it('runs as the SIP that is registered for it: as many instalments, the same money', () => {
    fc.assert(
      fc.property(anyGoal, (terms) => {
        const { months, cases } = planGoal(terms, today);
        const { sip, returns, paidIn } = cases.middle;
        const topUp = {
          by: { kind: 'rate', rate: perMillion(terms.stepUp * 100n) },
          everyMonths: 12,
          cap: null,
        } as const;
        const schedule = { frequency: 'monthly', start: today, end: terms.due, count: months } as const;
        const amounts = [...dueDates(schedule, () => true)].map((due) =>
          toppedUpAmount(sip, topUp, today, due),
        );
        expect(amounts).toHaveLength(months);
        // The registrar rounds each step to the paisa, and the next step grows from there.
        const years = Math.ceil(months / 12);
        const rounding = months * years * (1 + share(terms.stepUp)) ** years;
        const sum = amounts.reduce((total, amount) => total + amount, 0n);
        expect(Math.abs(Number(sum - paidIn))).toBeLessThanOrEqual(rounding);
        const exact = (month: number) => Number(sip) * (1 + share(terms.stepUp)) ** Math.floor(month / 12);
        const run = runMonths(terms, returns, months, (month) => Number(amounts[month]));
        const planned = runMonths(terms, returns, months, exact);
        const most = rounding * (1 + share(returns) / 12) ** months;
        expect(Math.abs(run - planned)).toBeLessThanOrEqual(most + floatSlack(planned));
      }),
    );
  });

  it('asks for no more when more is held, and for less at a better return', () => {
    fc.assert(
      fc.property(anyGoal, fc.bigInt({ min: 0n, max: 10n ** 12n }), (terms, more) => {
        const plan = planGoal(terms, today);
        const richer = planGoal({ ...terms, held: paise(terms.held + more) }, today);
        const fall = (one: Paise, other: Paise) => expect(other).toBeLessThanOrEqual(one);
        for (const which of returnCases) {
          fall(plan.cases[which].shortfall, richer.cases[which].shortfall);
          fall(plan.cases[which].sip, richer.cases[which].sip);
          fall(plan.cases[which].lumpsum, richer.cases[which].lumpsum);
        }
        const { low, middle, high } = plan.cases;
        fall(low.sip, middle.sip);
        fall(middle.sip, high.sip);
        fall(low.lumpsum, middle.lumpsum);
        fall(middle.lumpsum, high.lumpsum);
      }),
    );
  });

  it('never gains by a delay', () => {
    fc.assert(
      fc.property(anyGoal, anyCase, (terms, which) => {
        const { months, cases } = planGoal(terms, today);
        const { delay, sip, shortfall } = cases[which];
        expect(delay === null).toBe(shortfall === 0n);
        if (delay === null) return;
        expect(delay.lost).toBeGreaterThan(0n);
        expect(delay.sip === null).toBe(months <= 12);
        if (delay.sip !== null) expect(delay.sip).toBeGreaterThanOrEqual(sip);
      }),
    );
  });

  it('with a step-up begins no higher than without', () => {
    fc.assert(
      fc.property(anyGoal, (terms) => {
        const plain = planGoal({ ...terms, stepUp: basisPoints(0n) }, today).cases.middle.sip;
        expect(planGoal(terms, today).cases.middle.sip).toBeLessThanOrEqual(plain);
      }),
    );
  });

  it('has figures that every column and reply can hold, whatever the checks let through', () => {
    const isHeld = (amount: Paise | null) => amount === null || parseMoney(writeMoney(amount)) === amount;
    const largest: GoalTerms = {
      ...study,
      kind: 'retirement',
      due: today.add({ years: 60 }),
      cost: rupees('1,00,00,000'),
      years: 50,
      inflation: basisPoints(1500n),
      returnsAfter: basisPoints(200n),
      held: rupees('10,00,00,00,000'),
    };
    fc.assert(
      fc.property(anyGoal, (terms) => {
        expect(checkGoal(terms, today)).toEqual([]);
        const plan: GoalPlan = planGoal(terms, today);
        const figures = returnCases.flatMap((which) => {
          const { heldThen, shortfall, sip, paidIn, lumpsum, delay } = plan.cases[which];
          return [heldThen, shortfall, sip, paidIn, lumpsum, delay?.lost ?? null, delay?.sip ?? null];
        });
        expect([plan.costThen, plan.target, ...figures].every(isHeld)).toBe(true);
      }),
      { examples: [[largest]] },
    );
  });
});
