import type { Tx } from '../../../db/database.ts';
import type { PlanKey } from './plan-key.repository.ts';
import { writeRuns } from './schedule.repository.ts';

interface PlanToRun extends PlanKey {
  /** Of a SIP: what is debited. Left out: what was so far, else the mandate that the plan names. */
  readonly mandateId?: string | null;
}

/**
 * Says when plans are due next; to be called after any change of theirs, in the same transaction. A plan that is over
 * runs no more, one that came by a registrar's feed never does, and nothing is debited for days before `today`.
 */
export async function schedulePlans(
  tx: Tx,
  plans: readonly PlanToRun[],
  today: Temporal.PlainDate,
): Promise<void> {
  if (plans.length > 0) await writeRuns(tx, plans, today);
}
