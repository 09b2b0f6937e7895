import type { Queries } from '../queries.ts';

export interface RefreshTokenRow {
  readonly arn: string;
  readonly sessionId: string;
}

/** Marks the token used and answers whose it was; of any number of parallel uses exactly one gets it. */
export async function useRefreshToken(
  queries: Queries,
  hash: string,
  now: string,
): Promise<RefreshTokenRow | null> {
  const rows = await queries.query<RefreshTokenRow>(
    `update refresh_token set used_at = $2
      where hash = $1 and used_at is null and expires_at > $2
      returning arn, session_id as "sessionId"`,
    [hash, now],
  );
  return rows[0] ?? null;
}

export interface KnownRefreshToken extends RefreshTokenRow {
  readonly usedAt: string | null;
  readonly successorUsed: boolean;
}

export async function findRefreshToken(
  queries: Queries,
  hash: string,
  successorHash: string,
): Promise<KnownRefreshToken | null> {
  const rows = await queries.query<KnownRefreshToken>(
    `select arn, session_id as "sessionId", used_at as "usedAt",
            exists (select 1 from refresh_token next
                     where next.arn = token.arn and next.hash = $2 and next.used_at is not null)
              as "successorUsed"
       from refresh_token token where hash = $1`,
    [hash, successorHash],
  );
  return rows[0] ?? null;
}

export async function insertRefreshToken(
  queries: Queries,
  token: RefreshTokenRow & { readonly hash: string; readonly expiresAt: string; readonly at: string },
): Promise<void> {
  await queries.query(
    `insert into refresh_token (arn, hash, session_id, expires_at, created_at)
     values ($1, $2, $3, $4, $5)`,
    [token.arn, token.hash, token.sessionId, token.expiresAt, token.at],
  );
}

/** Notes the use; false when the session has been ended. */
export async function touchSession(
  queries: Queries,
  { arn, sessionId }: RefreshTokenRow,
  at: string,
): Promise<boolean> {
  const rows = await queries.query(
    `update session set last_used_at = $3
      where arn = $1 and id = $2 and revoked_at is null returning id`,
    [arn, sessionId, at],
  );
  return rows.length === 1;
}
