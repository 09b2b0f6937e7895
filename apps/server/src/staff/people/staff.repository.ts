import type { StaffRole } from '@hub/domain/staff/roles';
import type { Queries } from '../../db/queries.ts';

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly managerId: string | null;
  readonly issuer: string | null;
  readonly issuerSubject: string | null;
  readonly leftAt: string | null;
}

export interface StoredRole {
  readonly role: StaffRole;
  readonly until: string | null;
}

const columns = `id, name, email, rm_id as "managerId", issuer, issuer_subject as "issuerSubject",
  left_at as "leftAt"`;

export async function findPerson(queries: Queries, id: string): Promise<StoredPerson | null> {
  const rows = await queries.query<StoredPerson>(`select ${columns} from staff where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The row stays as it is until the transaction is over. */
export async function lockPerson(queries: Queries, id: string): Promise<StoredPerson | null> {
  const rows = await queries.query<StoredPerson>(`select ${columns} from staff where id = $1 for update`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function findByEmail(queries: Queries, email: string): Promise<StoredPerson | null> {
  const rows = await queries.query<StoredPerson>(`select ${columns} from staff where email = lower($1)`, [
    email,
  ]);
  return rows[0] ?? null;
}

export async function findByIssuer(
  queries: Queries,
  issuer: string,
  subject: string,
): Promise<StoredPerson | null> {
  const rows = await queries.query<StoredPerson>(
    `select ${columns} from staff where issuer = $1 and issuer_subject = $2`,
    [issuer, subject],
  );
  return rows[0] ?? null;
}

/** False when they are bound already: the first login binds, and nothing else. */
export async function bindIssuer(
  queries: Queries,
  id: string,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<boolean> {
  const rows = await queries.query<{ id: string }>(
    'update staff set issuer = $2, issuer_subject = $3 where id = $1 and issuer is null returning id',
    [id, issuer, subject],
  );
  return rows.length === 1;
}

/** False where somebody has this e-mail. */
export async function insertPerson(
  queries: Queries,
  person: { readonly id: string; readonly name: string; readonly email: string; readonly at: string },
): Promise<boolean> {
  const rows = await queries.query<{ id: string }>(
    `insert into staff (id, name, email, created_at) values ($1, $2, lower($3), $4)
     on conflict (email) do nothing returning id`,
    [person.id, person.name, person.email, person.at],
  );
  return rows.length === 1;
}

export async function linkManager(queries: Queries, id: string, managerId: string): Promise<void> {
  await queries.query('update staff set rm_id = $2 where id = $1', [id, managerId]);
}

export async function findByManager(queries: Queries, managerId: string): Promise<StoredPerson | null> {
  const rows = await queries.query<StoredPerson>(
    `select ${columns} from staff where rm_id = $1 and left_at is null`,
    [managerId],
  );
  return rows[0] ?? null;
}

export async function markLeft(queries: Queries, id: string, at: string): Promise<void> {
  await queries.query('update staff set left_at = $2, issuer = null, issuer_subject = null where id = $1', [
    id,
    at,
  ]);
  await queries.query('delete from staff_role where staff_id = $1', [id]);
}

/** Those in force; what ended by its day is none. */
export const readRoles = (queries: Queries, id: string, at: string): Promise<StoredRole[]> =>
  queries.query<StoredRole>(
    `select role, until from staff_role where staff_id = $1 and (until is null or until > $2)
      order by role`,
    [id, at],
  );

/** What is given is had from now on; the same role given before is replaced. */
export async function giveRoles(
  queries: Queries,
  id: string,
  {
    roles,
    until,
    at,
  }: { readonly roles: readonly StaffRole[]; readonly until: string | null; readonly at: string },
): Promise<void> {
  await queries.query(
    `insert into staff_role (staff_id, role, until, created_at)
     select $1, role, $3, $4 from unnest($2::text[]) as role
     on conflict (staff_id, role) do update set until = excluded.until, created_at = excluded.created_at`,
    [id, roles, until, at],
  );
}

export async function takeRoles(queries: Queries, id: string): Promise<void> {
  await queries.query('delete from staff_role where staff_id = $1', [id]);
}

/** Who is an administrator for as long as nobody changes it. Whoever changes one waits for whoever changes another. */
export async function lockAdministrators(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `select staff_id as id from staff_role where role = 'administrator' and until is null
      order by staff_id for update`,
  );
  return rows.map(({ id }) => id);
}

/** Whether there is nobody yet. Whoever else asks in a transaction waits until this one is over. */
export async function lockIfEmpty(queries: Queries): Promise<boolean> {
  await queries.query('lock table staff in share row exclusive mode');
  const rows = await queries.query<{ id: string }>('select id from staff limit 1');
  return rows.length === 0;
}

/** Somebody who left is here again; false where they never left. */
export async function takeBack(queries: Queries, id: string, name: string): Promise<boolean> {
  const rows = await queries.query<{ id: string }>(
    'update staff set left_at = null, rm_id = null, name = $2 where id = $1 and left_at is not null returning id',
    [id, name],
  );
  return rows.length === 1;
}
