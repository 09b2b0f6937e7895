import type { SignedInContext } from '../call-context.ts';
import { oneStatement } from '../queries.ts';
import { markShown } from './dashboard.repository.ts';

/** Whether this ARN has seen the dashboard before; asking is seeing (S7-31). */
export async function wasDashboardShown({ db, session }: SignedInContext): Promise<boolean> {
  const isFirst = await markShown(oneStatement(db, { arn: session.arn }), session.arn);
  return !isFirst;
}
