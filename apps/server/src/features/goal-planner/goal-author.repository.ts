import type { Queries } from '../../db/queries.ts';

/** Who hands a plan over, as its head and small print name them. */
export interface GoalAuthor {
  readonly arn: string;
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

export async function findAuthor(queries: Queries, arn: string): Promise<GoalAuthor | null> {
  const rows = await queries.query<GoalAuthor>(
    'select arn, name, mobile, email from arn_record where arn = $1',
    [arn],
  );
  return rows[0] ?? null;
}
