import { type BasisPoints, type Paise, paise } from '../money/scaled.ts';

/** A part of a holding that is meant for a goal. */
interface Assignment {
  readonly goal: string;
  readonly holding: string;
  readonly share: BasisPoints;
}

const WHOLE = 10_000n;

/** What each goal has of the holdings today. Down to the paisa, so that all goals together never have more than there is. */
export function assignedValues(
  assignments: readonly Assignment[],
  values: ReadonlyMap<string, Paise>,
): Map<string, Paise> {
  const sums = new Map<string, Paise>();
  for (const { goal, holding, share } of assignments) {
    const value = ((values.get(holding) ?? 0n) * share) / WHOLE;
    sums.set(goal, paise((sums.get(goal) ?? 0n) + value));
  }
  return sums;
}
