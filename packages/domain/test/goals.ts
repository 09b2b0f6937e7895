import fc from 'fast-check';
import { type GoalTerms, goalDefaults, goalKinds } from '../src/goal-planner/goal.ts';
import { rateBases } from '../src/goal-planner/rates.ts';
import { basisPoints, paise } from '../src/money/scaled.ts';
import { day } from './dates.ts';
import { rupees } from './ledger.ts';

export const goalDay = day('2026-11-17');

/** A child's study of four years from 2036 on. */
export const study: GoalTerms = {
  ...goalDefaults.education,
  kind: 'education',
  name: 'Study of Asha',
  due: day('2036-11-17'),
  cost: rupees('5,00,000'),
  held: rupees('4,00,000'),
};

const rate = (min: bigint, max: bigint) => fc.bigInt({ min, max }).map(basisPoints);
const money = (min: bigint, max: bigint) => fc.bigInt({ min, max }).map(paise);

/** Terms that pass every check, to the edges of it. */
export const anyGoal: fc.Arbitrary<GoalTerms> = fc
  .record({
    kind: fc.constantFrom(...goalKinds),
    name: fc.constant('A goal'),
    months: fc.integer({ min: 1, max: 720 }),
    cost: money(1n, 1_00_00_000_00n),
    held: fc.oneof(fc.constant(paise(0n)), money(0n, 1000_00_00_000_00n), money(0n, 10_00_000_00n)),
    years: fc.integer({ min: 1, max: 10 }),
    inflation: rate(0n, 1500n),
    returns: rate(200n, 1228n),
    returnsAfter: rate(200n, 1300n),
    stepUp: fc.oneof(fc.constant(basisPoints(0n)), rate(0n, 2500n)),
    basis: fc.constantFrom(...rateBases),
  })
  .map(({ months, years, kind, ...rest }) => ({
    ...rest,
    kind,
    years: kind === 'home' ? 1 : kind === 'retirement' ? years * 5 : years,
    due: goalDay.add({ months }),
  }));
