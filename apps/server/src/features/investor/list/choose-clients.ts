import type { RequestOf } from '@hub/contract';
import type { exportInvestors } from '@hub/contract/calls/investor/investor-list';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findByIds, findChosen } from './investor-list.repository.ts';
import { requestedOf } from './investor-requested.ts';

/** The clients that an act takes, in the order of the list; how many there are is said also beyond `most`. */
export async function chooseClients(
  context: SignedInContext,
  requested: Omit<RequestOf<typeof exportInvestors>, 'format'>,
  most: number,
): Promise<{ readonly total: number; readonly clients: readonly { id: string; name: string }[] }> {
  const queries = oneStatement(context.db, { arn: context.session.arn });
  const wanted = requestedOf(context, requested);
  const { ids, totals } = await findChosen(queries, wanted, most);
  const rows = ids.length === 0 ? [] : await findByIds(queries, wanted, ids);
  return { total: totals.clients, clients: rows.map(({ id, name }) => ({ id, name })) };
}
