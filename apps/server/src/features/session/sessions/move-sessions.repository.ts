import type { Queries } from '../../../db/queries.ts';

/** Moves open sessions along with the demo's clock, so that nobody is logged out because a demo skips some days. */
export async function moveSessions(queries: Queries, by: Temporal.Duration): Promise<void> {
  const span = `${Math.round(by.total('milliseconds'))} milliseconds`;
  await queries.query(
    `update session set created_at = created_at + $1::interval, last_used_at = last_used_at + $1::interval
      where revoked_at is null`,
    [span],
  );
  await queries.query(
    `update refresh_token set expires_at = expires_at + $1::interval, used_at = used_at + $1::interval`,
    [span],
  );
}
