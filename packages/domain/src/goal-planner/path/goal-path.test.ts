import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGoal, goalDay, study } from '../../../test/goals.ts';
import { paise } from '../../money/scaled.ts';
import type { GoalTerms } from '../goal.ts';
import { goalProgress, type SavedGoal } from '../goal-progress.ts';
import { planGoal } from '../plan-goal.ts';
import { goalPath } from './goal-path.ts';

const saved = (terms: GoalTerms): SavedGoal => {
  const { target, cases } = planGoal(terms, goalDay);
  return { ...terms, plannedOn: goalDay, target, sip: cases.middle.sip };
};
const anyMoney = fc.bigInt({ min: 0n, max: 10_00_000_00n }).map(paise);

describe('the path of a goal', () => {
  it('is what the goal page says: of today, of the day it is due, and of the plan on every day between', () => {
    fc.assert(
      fc.property(
        anyGoal,
        fc.nat({ max: 900 }),
        fc.nat({ max: 40 }),
        anyMoney,
        anyMoney,
        (terms, months, days, held, sip) => {
          const goal = saved(terms);
          const today = goalDay.add({ months, days });
          const path = goalPath(goal, { today, held, sip });
          const now = goalProgress(goal, { today, held, sip });
          expect(path.at(-1)?.asToday).toBe(now.projected);
          const first = path.find(({ asToday }) => asToday !== null);
          if (path.length > 1 && first !== path.at(-1))
            expect(first).toMatchObject({ plan: now.expected, asToday: held });
          for (const [at, { day, plan, asToday }] of path.entries()) {
            const before = path[at - 1];
            if (before) expect(Temporal.PlainDate.compare(before.day, day)).toBe(-1);
            expect(asToday === null).toBe(Temporal.PlainDate.compare(day, today) < 0);
            if (asToday === null) expect(plan).toBe(goalProgress(goal, { today: day, held, sip }).expected);
          }
          expect(path.length).toBeLessThan(140);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of what is on its way begins with what was held and ends with its target', () => {
    const goal = saved(study);
    const path = goalPath(goal, { today: goalDay.add({ years: 2 }), held: study.held, sip: goal.sip });
    expect(path[0]).toEqual({ day: goalDay, plan: study.held, asToday: null });
    const end = path.at(-1);
    expect(end?.day).toEqual(study.due);
    // The SIP is in whole rupees, rounded up.
    expect((end?.plan ?? 0n) >= goal.target).toBe(true);
  });
});
