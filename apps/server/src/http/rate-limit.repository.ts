import type { Database } from '../db/database.ts';

/** Counts one more and answers the count, in one statement: parallel callers never see the same number. */
export async function countInWindow(db: Database, key: string, windowStart: string): Promise<number> {
  const rows = await db.read<{ count: number }>(
    'system',
    `insert into rate_limit (key, window_start, count) values ($1, $2, 1)
     on conflict (key, window_start) do update set count = rate_limit.count + 1
     returning count`,
    [key, windowStart],
  );
  return rows[0]?.count ?? 0;
}
