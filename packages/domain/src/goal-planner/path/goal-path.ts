import { wholeMonths } from '../../calendar/whole-months.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import type { GoalToday, SavedGoal } from '../goal-progress.ts';
import { grown } from '../grown.ts';
import { goalCourse } from '../plan-goal.ts';
import { sipWorth } from '../sip-worth.ts';

interface PathPoint {
  readonly day: Temporal.PlainDate;
  /** What the plan has on that day. */
  readonly plan: Paise;
  /** What there is if all goes on as today: from today on. Before it nobody kept what there was. */
  readonly asToday: Paise | null;
}

/** About as many points as a line needs. */
const MOST_POINTS = 60;

/** The plan from its first day to the day the money is needed, and from today on where it is going. */
export function goalPath(goal: SavedGoal, { today, held, sip }: GoalToday): readonly PathPoint[] {
  const { plannedOn, due, returns } = goal;
  const total = Math.max(0, wholeMonths(plannedOn, due));
  const passed = Math.min(wholeMonths(plannedOn, today), total);
  const left = Math.max(0, wholeMonths(today, due));
  const step = Math.max(1, Math.ceil(total / MOST_POINTS));
  const planAt = (months: number): Paise =>
    paise(grown(goal.held, returns, months) + sipWorth(goal.sip, goalCourse(goal, months, returns)));
  const aheadAt = (months: number): Paise =>
    paise(grown(held, returns, months) + sipWorth(sip, goalCourse(goal, months, returns)));
  const points: PathPoint[] = [];
  for (let months = 0; months <= passed; months += step) {
    const day = plannedOn.add({ months });
    if (Temporal.PlainDate.compare(day, today) >= 0) break;
    points.push({ day, plan: planAt(months), asToday: null });
  }
  for (let months = 0; months < left; months += step) {
    points.push({
      day: today.add({ months }),
      plan: planAt(Math.min(total, passed + months)),
      asToday: aheadAt(months),
    });
  }
  const isOver = Temporal.PlainDate.compare(due, today) < 0;
  return [...points, { day: isOver ? today : due, plan: planAt(total), asToday: aheadAt(left) }];
}
