import type { Database } from '../db/database.ts';

/**
 * Whether the session still stands and its user is one. Read as the distributor itself: a foreign session is not
 * found. A login for a transaction is over by itself once it began before `transactionsSince`.
 */
export async function isSessionLive(
  db: Database,
  session: { readonly arn: string; readonly sessionId: string; readonly transactionsSince: string },
): Promise<boolean> {
  const { arn, sessionId, transactionsSince } = session;
  const rows = await db.read(
    { arn },
    `select 1 from session join distributor on distributor.arn = session.arn
      where session.arn = $1 and session.id = $2 and revoked_at is null
        and status in ('active', 'expired', 'suspended')
        and (scope = 'full' or session.created_at > $3)`,
    [arn, sessionId, transactionsSince],
  );
  return rows.length === 1;
}
