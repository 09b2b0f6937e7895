import type { Database } from '../../db/database.ts';

/**
 * Whether the session still stands and its user is one. Read as the distributor itself: a foreign session is not
 * found. A session is over by itself once it began before what `startedSince` says for its platform, a login for a
 * transaction once it began before `transactionsSince`.
 */
export async function isSessionLive(
  db: Database,
  session: { readonly arn: string; readonly sessionId: string },
  limits: {
    readonly startedSince: { readonly web: string; readonly android: string };
    readonly transactionsSince: string;
  },
): Promise<boolean> {
  const { arn, sessionId } = session;
  const { startedSince, transactionsSince } = limits;
  const rows = await db.read(
    { arn },
    `select 1 from login_session session join arn_record distributor on distributor.arn = session.arn
      where session.arn = $1 and session.id = $2 and revoked_at is null
        and status in ('active', 'expired', 'suspended')
        and session.created_at > case platform when 'web' then $3::timestamptz else $4::timestamptz end
        and (scope = 'full' or session.created_at > $5)`,
    [arn, sessionId, startedSince.web, startedSince.android, transactionsSince],
  );
  return rows.length === 1;
}
