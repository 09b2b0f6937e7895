import type { Queries } from '../../db/queries.ts';

export type ChallengeKind = 'provider' | 'passkey' | 'enrol' | 'recheck' | 'invitation';

interface StoredChallenge {
  readonly staffId: string | null;
  readonly data: unknown;
  readonly expiresAt: string;
}

interface Wanted {
  readonly hash: string;
  readonly kind: ChallengeKind;
  readonly now: string;
}

export async function insertChallenge(
  queries: Queries,
  challenge: StoredChallenge & { readonly hash: string; readonly kind: ChallengeKind },
): Promise<void> {
  const { hash, kind, staffId, data, expiresAt } = challenge;
  await queries.query(
    'insert into staff_challenge (hash, kind, staff_id, data, expires_at) values ($1, $2, $3, $4, $5)',
    [hash, kind, staffId, JSON.stringify(data), expiresAt],
  );
}

/** It is good once: whoever comes second finds nothing. */
export async function takeChallenge(
  queries: Queries,
  { hash, kind, now }: Wanted,
): Promise<StoredChallenge | null> {
  const rows = await queries.query<StoredChallenge>(
    `delete from staff_challenge where hash = $1 and kind = $2
     returning staff_id as "staffId", data, expires_at as "expiresAt"`,
    [hash, kind],
  );
  const [found] = rows;
  return found !== undefined && Temporal.Instant.compare(found.expiresAt, now) > 0 ? found : null;
}

/** It stays as good as it was. */
export async function findChallenge(
  queries: Queries,
  { hash, kind, now }: Wanted,
): Promise<StoredChallenge | null> {
  const rows = await queries.query<StoredChallenge>(
    `select staff_id as "staffId", data, expires_at as "expiresAt" from staff_challenge
      where hash = $1 and kind = $2 and expires_at > $3`,
    [hash, kind, now],
  );
  return rows[0] ?? null;
}

export async function removeInvitations(queries: Queries, staffId: string): Promise<void> {
  await queries.query("delete from staff_challenge where staff_id = $1 and kind = 'invitation'", [staffId]);
}

/** Of somebody who left: nothing that was begun goes on. */
export async function removeChallenges(queries: Queries, staffId: string): Promise<void> {
  await queries.query('delete from staff_challenge where staff_id = $1', [staffId]);
}

export const sweepChallenges = (queries: Queries) =>
  queries.query("delete from staff_challenge where expires_at < now() - interval '1 day'");
