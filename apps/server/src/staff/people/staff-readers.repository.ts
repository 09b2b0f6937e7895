import type { StaffRole } from '@hub/domain/staff/roles';
import type { Queries } from '../../db/queries.ts';

export interface PersonWithRoles {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly managerId: string | null;
  readonly roles: readonly StaffRole[];
}

const withRoles = `select p.id, p.name, p.email, p.rm_id as "managerId",
    array(select role from staff_role r
           where r.staff_id = p.id and (r.until is null or r.until > $1) order by role) as roles
  from staff p where p.left_at is null`;

/** Everybody who is here, with the roles of that moment. */
export const readPeople = (queries: Queries, at: string): Promise<PersonWithRoles[]> =>
  queries.query<PersonWithRoles>(`${withRoles} order by p.name, p.id`, [at]);

export async function findPersonWithRoles(
  queries: Queries,
  person: { readonly id: string } | { readonly email: string },
  at: string,
): Promise<PersonWithRoles | null> {
  const rows =
    'id' in person
      ? await queries.query<PersonWithRoles>(`${withRoles} and p.id = $2`, [at, person.id])
      : await queries.query<PersonWithRoles>(`${withRoles} and p.email = lower($2)`, [at, person.email]);
  return rows[0] ?? null;
}

/** Names by ids, of those who left too. */
export const readNames = (
  queries: Queries,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> =>
  queries.query<{ id: string; name: string }>('select id, name from staff where id = any($1::uuid[])', [ids]);

export async function hasStaff(queries: Queries): Promise<boolean> {
  const rows = await queries.query<{ some: boolean }>('select exists (select from staff) as some');
  return rows[0]?.some === true;
}
