import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisPoints, paise } from '../money/scaled.ts';
import { rateBases } from './rates.ts';
import { type SipCourse, sipNeeded, sipPaidIn, sipWorth } from './sip-worth.ts';

const anyCourse: fc.Arbitrary<SipCourse> = fc.record({
  months: fc.integer({ min: 1, max: 720 }),
  rate: fc.bigInt({ min: 0n, max: 1500n }).map(basisPoints),
  basis: fc.constantFrom(...rateBases),
  paid: fc.constantFrom('start', 'end'),
  stepUp: fc.oneof(
    fc.record({ kind: fc.constant('rate'), rate: fc.bigInt({ min: 0n, max: 2500n }).map(basisPoints) }),
    fc.record({ kind: fc.constant('amount'), amount: fc.bigInt({ min: 0n, max: 10n ** 7n }).map(paise) }),
  ),
});
const money = fc.bigInt({ min: 1n, max: 10n ** 11n }).map(paise);

/** The reference: the sum of what each instalment alone becomes, in floats. */
function worthByInstalment(first: bigint, { months, rate, basis, paid, stepUp }: SipCourse): number {
  const yearly = Number(rate) / 10_000;
  const growth = basis === 'nominal' ? 1 + yearly / 12 : (1 + yearly) ** (1 / 12);
  let sum = 0;
  for (let month = 0; month < months; month += 1) {
    const steps = Math.floor(month / 12);
    const instalment =
      stepUp.kind === 'amount'
        ? Number(first) + steps * Number(stepUp.amount)
        : Number(first) * (1 + Number(stepUp.rate) / 10_000) ** steps;
    sum += instalment * growth ** (months - month - (paid === 'start' ? 0 : 1));
  }
  return sum;
}

describe('what a SIP is worth', () => {
  it('is the sum of what each instalment becomes', () => {
    fc.assert(
      fc.property(money, anyCourse, (first, course) => {
        const reference = worthByInstalment(first, course);
        const worth = Number(sipWorth(first, course));
        expect(Math.abs(worth - reference)).toBeLessThan(2 + reference * 1e-9);
      }),
    );
  });

  it('is the same without a step-up and with one of nil', () => {
    fc.assert(
      fc.property(money, anyCourse, (first, course) => {
        const byRate = { ...course, stepUp: { kind: 'rate', rate: basisPoints(0n) } } as const;
        const byAmount = { ...course, stepUp: { kind: 'amount', amount: paise(0n) } } as const;
        expect(sipWorth(first, byRate)).toBe(sipWorth(first, byAmount));
        expect(sipPaidIn(first, byRate)).toBe(first * BigInt(course.months));
      }),
    );
  });

  it('is what was asked for, when it is the least that is', () => {
    fc.assert(
      fc.property(money, anyCourse, (target, course) => {
        const first = sipNeeded(target, course);
        expect(sipWorth(first, course)).toBeGreaterThanOrEqual(target);
        if (first > 0n) expect(sipWorth(paise(first - 1n), course)).toBeLessThanOrEqual(target);
      }),
    );
  });
});
