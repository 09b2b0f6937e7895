import type { Queries } from '../queries.ts';

/** The choices as they were stored, null when the ARN never chose. */
export async function findChoices(queries: Queries, arn: string): Promise<unknown> {
  const rows = await queries.query<{ notify: unknown }>(
    'select notify from distributor_profile where arn = $1',
    [arn],
  );
  return rows[0]?.notify ?? null;
}
