import type { Queries } from '../../../db/queries.ts';
import { type Distributor, distributorColumns } from './distributor.repository.ts';
import type { StoredSession } from './session.repository.ts';

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

interface ExistingRefreshToken extends RefreshTokenRow {
  readonly usedAt: string | null;
  readonly successorUsed: boolean;
}

export async function findRefreshToken(
  queries: Queries,
  hash: string,
  successorHash: string,
): Promise<ExistingRefreshToken | null> {
  const rows = await queries.query<ExistingRefreshToken>(
    `select arn, session_id as "sessionId", used_at as "usedAt",
            exists (select 1 from refresh_token next
                     where next.arn = token.arn and next.hash = $2 and next.used_at is not null)
              as "successorUsed"
       from refresh_token token where hash = $1`,
    [hash, successorHash],
  );
  return rows[0] ?? null;
}

/** The session of a token that was just used, with its user as the record stands now; locked until the end. */
type SessionOfToken = StoredSession &
  (Distributor | { readonly status: null }) & { readonly isRevoked: boolean };

export async function findSessionOf(
  queries: Queries,
  { arn, sessionId }: RefreshTokenRow,
): Promise<SessionOfToken | null> {
  const rows = await queries.query<SessionOfToken>(
    `select scope, session.platform, session.created_at as "createdAt", last_used_at as "lastUsedAt",
            revoked_at is not null as "isRevoked", ${distributorColumns}
       from session left join arn_record distributor on distributor.arn = session.arn
            left join arn_profile distributor_profile on distributor_profile.arn = session.arn
      where session.arn = $1 and session.id = $2 for update of session`,
    [arn, sessionId],
  );
  return rows[0] ?? null;
}

/** Notes the use of the session and, where the token was used for the first time, keeps its successor. */
export async function goOn(
  queries: Queries,
  { arn, sessionId }: RefreshTokenRow,
  at: string,
  successor: { readonly hash: string; readonly expiresAt: string } | null,
): Promise<void> {
  await queries.query(
    `with kept as (
       insert into refresh_token (arn, hash, session_id, expires_at, created_at)
       select $1, $4, $2, $5::timestamptz, $3::timestamptz where $4::text is not null
     )
     update session set last_used_at = $3::timestamptz where arn = $1 and id = $2`,
    [arn, sessionId, at, successor?.hash ?? null, successor?.expiresAt ?? null],
  );
}

export const sweepRefreshTokens = (queries: Queries) =>
  queries.query("delete from refresh_token where expires_at < now() - interval '30 days'");
