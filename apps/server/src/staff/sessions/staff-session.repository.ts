import type { StaffRole } from '@hub/domain/staff/roles';
import type { Queries } from '../../db/queries.ts';

export interface OpenSession {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly managerId: string | null;
  readonly roles: readonly StaffRole[];
  readonly seenAt: string;
  readonly recheckedAt: string;
}

/** From when on a session must have been used, and begun, to be open still. */
export interface OpenSince {
  readonly usedSince: string;
  readonly startedSince: string;
}

/** The open session of a token with whoever it belongs to and the roles they have at this moment. */
export async function findOpenSession(
  queries: Queries,
  tokenHash: string,
  { usedSince, startedSince, now }: OpenSince & { readonly now: string },
): Promise<OpenSession | null> {
  const rows = await queries.query<OpenSession>(
    `select s.id, s.staff_id as "staffId", p.name, p.email, p.rm_id as "managerId", s.seen_at as "seenAt",
            s.rechecked_at as "recheckedAt",
            array(select role from staff_role r
                   where r.staff_id = p.id and (r.until is null or r.until > $4) order by role) as roles
       from staff_session s join staff p on p.id = s.staff_id
      where s.token_hash = $1 and s.ended_at is null and p.left_at is null and s.seen_at > $2
        and s.created_at > $3`,
    [tokenHash, usedSince, startedSince, now],
  );
  return rows[0] ?? null;
}

interface NewSession {
  readonly id: string;
  readonly staffId: string;
  readonly tokenHash: string;
  readonly method: 'provider' | 'passkey';
  readonly device: string;
  readonly address: string;
  readonly at: string;
}

/** False for a person who left meanwhile. */
export async function insertSession(queries: Queries, session: NewSession): Promise<boolean> {
  const { id, staffId, tokenHash, method, device, address, at } = session;
  const rows = await queries.query<{ id: string }>(
    `insert into staff_session
       (id, staff_id, token_hash, method, device, address, created_at, seen_at, rechecked_at)
     select $1, p.id, $3, $4, $5, $6, $7, $7, $7 from staff p where p.id = $2 and p.left_at is null
     returning id`,
    [id, staffId, tokenHash, method, device, address, at],
  );
  return rows.length === 1;
}

/** Whether they have logged in before, and from such a device. */
export async function readAcquaintance(
  queries: Queries,
  staffId: string,
  device: string,
): Promise<{ readonly any: boolean; readonly device: boolean }> {
  const rows = await queries.query<{ any: boolean; device: boolean }>(
    `select exists (select from staff_session where staff_id = $1) as any,
            exists (select from staff_session where staff_id = $1 and device = $2) as device`,
    [staffId, device],
  );
  return rows[0] ?? { any: false, device: false };
}

export async function markSeen(queries: Queries, id: string, at: string): Promise<void> {
  await queries.query('update staff_session set seen_at = greatest(seen_at, $2) where id = $1', [id, at]);
}

/** False when the session is over, or is somebody else's. */
export async function markRechecked(
  queries: Queries,
  { id, staffId, at }: { readonly id: string; readonly staffId: string; readonly at: string },
): Promise<boolean> {
  const rows = await queries.query<{ id: string }>(
    `update staff_session set rechecked_at = $3 where id = $1 and staff_id = $2 and ended_at is null
     returning id`,
    [id, staffId, at],
  );
  return rows.length === 1;
}

/** One session of a person, or all of them; the number that was open. */
export async function endSessions(
  queries: Queries,
  { staffId, id, at }: { readonly staffId: string; readonly id?: string; readonly at: string },
): Promise<number> {
  const rows = await queries.query<{ id: string }>(
    `update staff_session set ended_at = $3 where staff_id = $1 and ($2::uuid is null or id = $2)
        and ended_at is null returning id`,
    [staffId, id ?? null, at],
  );
  return rows.length;
}

export interface ListedSession {
  readonly id: string;
  readonly method: 'provider' | 'passkey';
  readonly device: string;
  readonly address: string;
  readonly startedAt: string;
  readonly seenAt: string;
  readonly endedAt: string | null;
  readonly isOpen: boolean;
}

const MOST_LISTED = 100;

export const listSessions = (
  queries: Queries,
  staffId: string,
  { usedSince, startedSince }: OpenSince,
): Promise<ListedSession[]> =>
  queries.query<ListedSession>(
    `select id, method, device, address, created_at as "startedAt", seen_at as "seenAt", ended_at as "endedAt",
            ended_at is null and seen_at > $2 and created_at > $3 as "isOpen"
       from staff_session where staff_id = $1 order by "isOpen" desc, created_at desc limit ${MOST_LISTED}`,
    [staffId, usedSince, startedSince],
  );

export async function countOpen(
  queries: Queries,
  staffId: string,
  { usedSince, startedSince }: OpenSince,
): Promise<number> {
  const rows = await queries.query<{ n: number }>(
    `select count(*)::int4 as n from staff_session where staff_id = $1 and ended_at is null
        and seen_at > $2 and created_at > $3`,
    [staffId, usedSince, startedSince],
  );
  return rows[0]?.n ?? 0;
}
