import type { Tx } from '../db/database.ts';
import type { Queries } from '../db/queries.ts';

interface NewLink {
  readonly arn: string;
  readonly id: string;
  readonly hash: string;
  readonly purpose: string;
  readonly details: object;
  readonly expiresAt: string;
  readonly at: string;
}

export interface StoredLink {
  readonly arn: string;
  readonly id: string;
  readonly details: unknown;
  readonly expired: boolean;
  readonly used: boolean;
  readonly revoked: boolean;
}

export async function insertLink(queries: Queries, link: NewLink): Promise<void> {
  await queries.query(
    `insert into link (arn, id, hash, purpose, details, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [link.arn, link.id, link.hash, link.purpose, JSON.stringify(link.details), link.expiresAt, link.at],
  );
}

/** As the system: whoever opens a link has no session, and the hash of its token names the row. */
export async function findLink(
  tx: Pick<Tx, 'asSystem'>,
  hash: string,
  purpose: string,
  now: string,
): Promise<StoredLink | null> {
  const rows = await tx.asSystem<StoredLink>(
    `select arn, id, details, expires_at <= $3 as expired, used_at is not null as used,
            revoked_at is not null as revoked
       from link where hash = $1 and purpose = $2`,
    [hash, purpose, now],
  );
  return rows[0] ?? null;
}

/** True for exactly one of any number of parallel uses: the others wait for its transaction and find the mark. */
export async function markUsed(tx: Pick<Tx, 'asSystem'>, link: StoredLink, now: string): Promise<boolean> {
  const rows = await tx.asSystem(
    `update link set used_at = $3
      where arn = $1 and id = $2 and used_at is null and revoked_at is null and expires_at > $3 returning id`,
    [link.arn, link.id, now],
  );
  return rows.length === 1;
}

/** False when there is no such link, or it was used or revoked before. */
export async function markRevoked(queries: Queries, arn: string, id: string, now: string): Promise<boolean> {
  const rows = await queries.query(
    `update link set revoked_at = $3
      where arn = $1 and id = $2 and used_at is null and revoked_at is null returning id`,
    [arn, id, now],
  );
  return rows.length === 1;
}

export const sweepLinks = (queries: Queries) =>
  queries.query("delete from link where expires_at < now() - interval '30 days'");

/** Whether the link of a row was revoked, by its `arn` and `id`, as a condition of a larger statement. */
export const isRevokedLink = (row: string): string =>
  `exists (select from link l where l.arn = ${row}.arn and l.id = ${row}.id and l.revoked_at is not null)`;
