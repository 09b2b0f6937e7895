import type { GoalDetails, GoalLead } from '@hub/contract/calls/goal-planner/goal-planner';
import { basisPoints, moneyOf, type Paise, paise, writeMoney, writePercent } from '@hub/domain';
import { assignedValues } from '@hub/domain/goal-planner/assigned-holdings';
import { goalProgress, type SavedGoal } from '@hub/domain/goal-planner/goal-progress';
import { goalPath } from '@hub/domain/goal-planner/path/goal-path';
import type { GoalRow, GoalSip, HeldPart } from './goal.repository.ts';

const nil = paise(0n);
const holdingName = ({ folioNo, schemeCode }: Pick<HeldPart, 'folioNo' | 'schemeCode'>) =>
  `${folioNo} ${schemeCode}`;

/** What each goal has of the book today. */
export function heldByGoal(parts: readonly HeldPart[]): Map<string, Paise> {
  const values = new Map(parts.map((part) => [holdingName(part), moneyOf(part.value)]));
  return assignedValues(
    parts.map((part) => ({
      goal: part.goalId,
      holding: holdingName(part),
      share: basisPoints(BigInt(part.percent * 100)),
    })),
    values,
  );
}

/** What each goal's running SIPs bring a month. */
export function sipByGoal(sips: readonly GoalSip[]): Map<string, Paise> {
  const sums = new Map<string, Paise>();
  for (const { goalId, monthly, isRunning } of sips) {
    if (isRunning) sums.set(goalId, paise((sums.get(goalId) ?? nil) + moneyOf(monthly)));
  }
  return sums;
}

const rate = (count: number) => basisPoints(BigInt(count));

interface Followed {
  readonly today: Temporal.PlainDate;
  readonly held: Paise | undefined;
  readonly sip: Paise | undefined;
}

const savedOf = (row: GoalRow): SavedGoal => ({
  due: Temporal.PlainDate.from(row.due),
  held: moneyOf(row.held),
  returns: rate(row.returns),
  stepUp: rate(row.stepUp),
  basis: row.basis,
  plannedOn: Temporal.PlainDate.from(row.plannedOn),
  target: moneyOf(row.target),
  sip: moneyOf(row.sip),
});

const thereOf = (row: GoalRow, { held = nil }: Followed): Paise => paise(held + moneyOf(row.otherHeld));

/** The plan against where it is going, as a chart draws it. */
export const pathOf = (row: GoalRow, followed: Followed): GoalDetails['path'] =>
  goalPath(savedOf(row), {
    today: followed.today,
    held: thereOf(row, followed),
    sip: followed.sip ?? nil,
  }).map(({ day, plan, asToday }) => ({
    day: day.toString(),
    plan: writeMoney(plan),
    asToday: asToday === null ? null : writeMoney(asToday),
  }));

export function leadOf(row: GoalRow, followed: Followed): GoalLead {
  const { today, sip = nil } = followed;
  const there = thereOf(row, followed);
  const progress = goalProgress(savedOf(row), { today, held: there, sip });
  const { id, investorId, person, kind, name, due, plannedOn, target, lumpsum } = row;
  return {
    id,
    investorId,
    person,
    kind,
    name,
    due,
    plannedOn,
    target,
    sip: row.sip,
    lumpsum,
    progress: {
      pace: progress.pace,
      part: progress.part === null ? null : writePercent(progress.part),
      held: writeMoney(there),
      sip: writeMoney(sip),
      expected: writeMoney(progress.expected),
      projected: writeMoney(progress.projected),
      shortfall: writeMoney(progress.shortfall),
      moreSip: progress.moreSip === null ? null : writeMoney(progress.moreSip),
      moreLumpsum: writeMoney(progress.moreLumpsum),
    },
  };
}

export const termsOf = (row: GoalRow) => ({
  cost: row.cost,
  years: row.years,
  inflation: writePercent(rate(row.inflation)),
  returns: writePercent(rate(row.returns)),
  returnsAfter: writePercent(rate(row.returnsAfter)),
  stepUp: writePercent(rate(row.stepUp)),
  basis: row.basis,
  otherHeld: row.otherHeld,
});
