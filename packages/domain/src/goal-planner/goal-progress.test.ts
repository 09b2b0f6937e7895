import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/dates.ts';
import { anyGoal, goalDay, study } from '../../test/goals.ts';
import { rupees } from '../../test/ledger.ts';
import { basisPoints, type Paise, paise } from '../money/scaled.ts';
import { assignedValues } from './assigned-holdings.ts';
import type { GoalTerms } from './goal.ts';
import { goalProgress, type SavedGoal } from './goal-progress.ts';
import { planGoal } from './plan-goal.ts';

const saved = (terms: GoalTerms): SavedGoal => {
  const { target, cases } = planGoal(terms, goalDay);
  return { ...terms, plannedOn: goalDay, target, sip: cases.middle.sip };
};
const nothing = paise(0n);

describe('a goal followed', () => {
  const goal = saved(study);
  const after = (held: Paise, years = 3) =>
    goalProgress(goal, { today: goalDay.add({ years }), held, sip: goal.sip });
  const { expected } = after(nothing);

  it('is on track while it reaches its sum, ahead with a twentieth more, and behind when it falls short', () => {
    const twentieth = expected / 20n;
    expect(after(paise(expected + twentieth)).pace).toBe('on-track');
    expect(after(paise(expected + twentieth + 1n)).pace).toBe('ahead');
    expect(after(expected)).toMatchObject({ pace: 'on-track', shortfall: 0n });
    expect(after(paise(expected - twentieth)).pace).toBe('behind');
    const withoutSip = { today: goalDay, held: study.held, sip: nothing };
    expect(goalProgress(goal, withoutSip).pace).toBe('behind');
    expect(after(goal.target)).toMatchObject({ pace: 'reached', part: 10_000n, moreSip: 0n });
    expect(after(paise(goal.target / 4n)).part).toBe(2500n);
  });

  it('on the day it was planned is as planned', () => {
    fc.assert(
      fc.property(anyGoal, (terms) => {
        const plan = saved(terms);
        const now = goalProgress(plan, { today: goalDay, held: terms.held, sip: plan.sip });
        expect(now).toMatchObject({ expected: terms.held, shortfall: 0n, moreSip: 0n });
        expect(now.pace).toBe(terms.held >= plan.target ? 'reached' : 'on-track');
      }),
    );
  });

  it('without its SIP needs all of it again, or the lumpsum of the plan', () => {
    fc.assert(
      fc.property(anyGoal, (terms) => {
        const plan = saved(terms);
        const { lumpsum } = planGoal(terms, goalDay).cases.middle;
        const now = goalProgress(plan, { today: goalDay, held: terms.held, sip: nothing });
        expect(now).toMatchObject({ moreSip: plan.sip, moreLumpsum: lumpsum });
      }),
    );
  });

  it('is closed by the lumpsum of today, and not by more than a rupee less', () => {
    const money = fc.bigInt({ min: 0n, max: 10n ** 10n }).map(paise);
    fc.assert(
      fc.property(anyGoal, money, money, fc.nat(60), (terms, held, sip, years) => {
        const today = goalDay.add({ years });
        const withMore = (more: bigint) =>
          goalProgress(saved(terms), { today, held: paise(held + more), sip });
        const { moreLumpsum, shortfall } = withMore(0n);
        expect(moreLumpsum % 100n).toBe(0n);
        expect(withMore(moreLumpsum).shortfall).toBe(0n);
        if (shortfall === 0n) expect(moreLumpsum).toBe(0n);
        else if (moreLumpsum > 100n) expect(withMore(moreLumpsum - 101n).shortfall).toBeGreaterThan(0n);
      }),
    );
  });

  it('never has a larger shortfall with more held or more paid', () => {
    const money = fc.bigInt({ min: 0n, max: 10n ** 10n }).map(paise);
    fc.assert(
      fc.property(anyGoal, money, money, money, fc.nat(60), (terms, held, sip, more, years) => {
        const plan = saved(terms);
        const today = goalDay.add({ years });
        const { shortfall } = goalProgress(plan, { today, held, sip });
        const ofMore = { held: paise(held + more), sip: paise(sip + more) };
        expect(goalProgress(plan, { today, ...ofMore }).shortfall).toBeLessThanOrEqual(shortfall);
      }),
    );
  });

  it('that is due expects the target and has no month left', () => {
    const late = goalProgress(goal, { today: day('2040-01-01'), held: rupees('10,00,000'), sip: goal.sip });
    expect(late.moreSip).toBeNull();
    expect(late.projected).toBe(rupees('10,00,000'));
    expect(late.expected).toBeGreaterThanOrEqual(goal.target);
    const onTheDay = goalProgress(goal, { today: goal.due, held: nothing, sip: goal.sip });
    expect(late.expected).toBe(onTheDay.expected);
    expect(late.pace).toBe('behind');
  });
});

describe('holdings assigned to goals', () => {
  const part = (goal: string, holding: string, share: bigint) => ({
    goal,
    holding,
    share: basisPoints(share),
  });

  it('count with their share of the value', () => {
    const values = new Map([
      ['A', rupees('1,000')],
      ['B', rupees('99.99')],
    ]);
    const parts = [
      part('study', 'A', 5000n),
      part('home', 'A', 5000n),
      part('study', 'B', 3333n),
      part('home', 'gone', 10_000n),
    ];
    expect([...assignedValues(parts, values)]).toEqual([
      ['study', rupees('533.32')],
      ['home', rupees('500')],
    ]);
  });

  it('are never worth more together than they are', () => {
    const anyParts = fc.array(
      fc.tuple(
        fc.constantFrom('one', 'two', 'three'),
        fc.constantFrom('A', 'B'),
        fc.bigInt({ min: 0n, max: 10_000n }),
      ),
    );
    fc.assert(
      fc.property(anyParts, fc.bigInt({ min: 0n, max: 10n ** 14n }), (rows, value) => {
        const parts = rows.map(([goal, holding, share]) => part(goal, holding, share));
        const shareOf = (holding: string) =>
          parts.reduce((sum, one) => (one.holding === holding ? sum + one.share : sum), 0n);
        fc.pre(shareOf('A') <= 10_000n && shareOf('B') <= 10_000n);
        const sums = assignedValues(
          parts,
          new Map([
            ['A', paise(value)],
            ['B', paise(value)],
          ]),
        );
        const all = [...sums.values()].reduce((total, sum) => total + sum, 0n);
        expect(all).toBeLessThanOrEqual(2n * value);
      }),
    );
  });
});
