import { wholeMonths } from '../calendar/whole-months.ts';
import { percentOfWhole } from '../money/percent-of-whole.ts';
import { type BasisPoints, type Paise, paise } from '../money/scaled.ts';
import type { GoalTerms } from './goal.ts';
import { grown, lumpsumNeeded } from './grown.ts';
import { goalCourse } from './plan-goal.ts';
import { rupeesUp } from './rupees-up.ts';
import { sipNeeded, sipWorth } from './sip-worth.ts';

/** A goal as it was planned and saved. */
export interface SavedGoal extends Pick<GoalTerms, 'due' | 'held' | 'returns' | 'stepUp' | 'basis'> {
  readonly plannedOn: Temporal.PlainDate;
  readonly target: Paise;
  readonly sip: Paise;
}

export interface GoalToday {
  readonly today: Temporal.PlainDate;
  /** What the holdings assigned to it are worth. */
  readonly held: Paise;
  /** What its running SIPs bring a month. */
  readonly sip: Paise;
}

export const goalPaces = ['behind', 'on-track', 'ahead', 'reached'] as const;
export type GoalPace = (typeof goalPaces)[number];

interface GoalProgress {
  readonly pace: GoalPace;
  /** Of the target, what is there today. */
  readonly part: BasisPoints | null;
  /** What the plan would have today. */
  readonly expected: Paise;
  /** What is there on the due date if the SIPs run on, stepped up a year from today, at the return of the plan. */
  readonly projected: Paise;
  readonly shortfall: Paise;
  /** A month more that makes up for it, in whole rupees; null where none is left. */
  readonly moreSip: Paise | null;
  /** Or all at once today, in whole rupees. */
  readonly moreLumpsum: Paise;
}

/** A twentieth more is the market's, not the plan's. */
const SLACK = 20n;
const ONE_RUPEE = 100n;

/** A plan against what is really held. */
export function goalProgress(goal: SavedGoal, { today, held, sip }: GoalToday): GoalProgress {
  const passed = Math.min(wholeMonths(goal.plannedOn, today), wholeMonths(goal.plannedOn, goal.due));
  const left = Math.max(0, wholeMonths(today, goal.due));
  const soFar = goalCourse(goal, passed, goal.returns);
  const toCome = goalCourse(goal, left, goal.returns);
  const expected = paise(grown(goal.held, goal.returns, passed) + sipWorth(goal.sip, soFar));
  const projected = paise(grown(held, goal.returns, left) + sipWorth(sip, toCome));
  const shortfall = paise(projected < goal.target ? goal.target - projected : 0n);
  return {
    pace: paceOf(held, expected, goal.target, shortfall),
    part: percentOfWhole(held, goal.target),
    expected,
    projected,
    shortfall,
    moreSip: left === 0 ? null : rupeesUp(sipNeeded(shortfall, toCome)),
    moreLumpsum: rupeesUp(lumpsumNeeded(shortfall, goal.returns, left)),
  };
}

/** Whatever is there today: what will not reach its sum is behind. Less than a rupee is the rounding's. */
function paceOf(held: Paise, expected: Paise, target: Paise, shortfall: Paise): GoalPace {
  if (held >= target) return 'reached';
  if (shortfall >= ONE_RUPEE) return 'behind';
  return (held - expected) * SLACK > expected ? 'ahead' : 'on-track';
}
