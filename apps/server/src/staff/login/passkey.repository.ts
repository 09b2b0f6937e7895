import type { Queries } from '../../db/queries.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly staffId: string;
  readonly publicKey: string;
  readonly counter: string;
  readonly transports: readonly string[];
}

export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

const columns = 'id, staff_id as "staffId", public_key as "publicKey", counter, transports';

/** Of somebody who is here: one that was removed, and those of a leaver, open nothing. */
export async function findPasskey(queries: Queries, id: string): Promise<StoredPasskey | null> {
  const rows = await queries.query<StoredPasskey>(
    `select ${columns} from staff_passkey k where id = $1 and removed_at is null
        and exists (select from staff p where p.id = k.staff_id and p.left_at is null)`,
    [id],
  );
  return rows[0] ?? null;
}

export const readPasskeysOf = (queries: Queries, staffId: string): Promise<StoredPasskey[]> =>
  queries.query<StoredPasskey>(
    `select ${columns} from staff_passkey where staff_id = $1 and removed_at is null order by created_at`,
    [staffId],
  );

export const listPasskeys = (queries: Queries, staffId: string): Promise<ListedPasskey[]> =>
  queries.query<ListedPasskey>(
    `select id, name, created_at as "createdAt", used_at as "usedAt" from staff_passkey
      where staff_id = $1 and removed_at is null order by created_at`,
    [staffId],
  );

interface NewPasskey {
  readonly id: string;
  readonly staffId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly at: string;
}

/** False where this credential is somebody's already, removed or not. */
export async function insertPasskey(queries: Queries, passkey: NewPasskey): Promise<boolean> {
  const { id, staffId, publicKey, counter, transports, name, at } = passkey;
  const rows = await queries.query<{ id: string }>(
    `insert into staff_passkey (id, staff_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
    [id, staffId, publicKey, counter, JSON.stringify(transports), name, at],
  );
  return rows.length === 1;
}

/**
 * False when it counts no further than before: two hold the same key. One that does not count stays at 0.
 */
export async function countUse(
  queries: Queries,
  { id, counter, at }: { readonly id: string; readonly counter: number; readonly at: string },
): Promise<boolean> {
  const rows = await queries.query<{ id: string }>(
    `update staff_passkey set counter = $2, used_at = $3
      where id = $1 and removed_at is null and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
    [id, counter, at],
  );
  return rows.length === 1;
}

/** One of a person, or all of them; the number removed. */
export async function removePasskeys(
  queries: Queries,
  { staffId, id, at }: { readonly staffId: string; readonly id?: string; readonly at: string },
): Promise<number> {
  const rows = await queries.query<{ id: string }>(
    `update staff_passkey set removed_at = $3
      where staff_id = $1 and ($2::text is null or id = $2) and removed_at is null returning id`,
    [staffId, id ?? null, at],
  );
  return rows.length;
}
