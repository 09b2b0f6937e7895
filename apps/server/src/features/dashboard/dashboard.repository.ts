import type { Queries } from '../queries.ts';

/** Marks the dashboard as seen; true for the one visit that was the first. */
export async function markShown(queries: Queries, arn: string): Promise<boolean> {
  const rows = await queries.query(
    'insert into dashboard_shown (arn) values ($1) on conflict (arn) do nothing returning arn',
    [arn],
  );
  return rows.length === 1;
}
