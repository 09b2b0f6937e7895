import type { Database } from '../db/database.ts';

/** Whether the session still stands. Read as the distributor itself: a foreign session is not found. */
export async function isSessionLive(db: Database, arn: string, sessionId: string): Promise<boolean> {
  const rows = await db.read(
    { arn },
    'select 1 from session where arn = $1 and id = $2 and revoked_at is null',
    [arn, sessionId],
  );
  return rows.length === 1;
}
