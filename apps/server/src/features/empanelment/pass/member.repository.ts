import type { Queries } from '../../../db/queries.ts';

/** Whether the ARN can log in. */
export async function isMember(queries: Queries, arn: string): Promise<boolean> {
  const rows = await queries.query(
    "select from arn_record where arn = $1 and status in ('active', 'expired', 'suspended')",
    [arn],
  );
  return rows.length === 1;
}
