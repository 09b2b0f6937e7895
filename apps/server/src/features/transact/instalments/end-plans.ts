import { endedReason } from '@hub/contract/orders/instalment-texts';
import type { Tx } from '../../../db/database.ts';
import { bookOf } from '../../book/book.public.ts';
import type { EndedPlan } from './answers.repository.ts';
import { schedulePlans } from './schedule.ts';

/** Ends plans that missed as often in a row as they may (handbook §1.2). */
export async function endPlans(
  tx: Tx,
  plans: readonly EndedPlan[],
  today: Temporal.PlainDate,
): Promise<void> {
  if (plans.length === 0) return;
  const on = today.toString();
  await bookOf(tx).changePlans(
    plans.map(({ arn, kind, folioNo, regNo, bounceLimit }) => ({
      arn,
      kind,
      folioNo,
      regNo,
      reportedOn: on,
      ceasedOn: on,
      reason: endedReason(bounceLimit),
    })),
  );
  await schedulePlans(tx, plans, today);
}
