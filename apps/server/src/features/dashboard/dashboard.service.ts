import { texts } from '@hub/contract';
import type { SignedInContext } from '../call-context.ts';
import { oneStatement } from '../queries.ts';
import { Refusal } from '../refusal.ts';
import { mayOpenDashboard } from './dashboard.policy.ts';
import { markShown } from './dashboard.repository.ts';

/** Whether this ARN has seen the dashboard before; asking is seeing (S7-31). */
export async function wasDashboardShown({ db, session }: SignedInContext): Promise<boolean> {
  if (!mayOpenDashboard(session)) throw new Refusal('forbidden', texts.call.forbidden);
  const isFirst = await markShown(oneStatement(db, { arn: session.arn }), session.arn);
  return !isFirst;
}
