import type { Queries } from '../../../db/queries.ts';

export async function isClient(queries: Queries, arn: string, investorId: string): Promise<boolean> {
  const rows = await queries.query('select from client where arn = $1 and id = $2', [arn, investorId]);
  return rows.length > 0;
}
