import type { GoalLead } from '@hub/contract/calls/goal-planner/goal-planner';
import { basisPoints, moneyOf, type Paise, paise, writeMoney, writePercent } from '@hub/domain';
import { assignedValues } from '@hub/domain/goal-planner/assigned-holdings';
import { goalProgress } from '@hub/domain/goal-planner/goal-progress';
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

export function leadOf(row: GoalRow, { today, held = nil, sip = nil }: Followed): GoalLead {
  const there = paise(held + moneyOf(row.otherHeld));
  const progress = goalProgress(
    {
      due: Temporal.PlainDate.from(row.due),
      held: moneyOf(row.held),
      returns: rate(row.returns),
      stepUp: rate(row.stepUp),
      basis: row.basis,
      plannedOn: Temporal.PlainDate.from(row.plannedOn),
      target: moneyOf(row.target),
      sip: moneyOf(row.sip),
    },
    { today, held: there, sip },
  );
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
