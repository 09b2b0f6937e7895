import type { StaffRole } from '@hub/domain/staff/roles';
import type { Queries } from '../../db/queries.ts';
import type { OpenSince } from '../sessions/staff-session.repository.ts';

export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly managerId: string | null;
  readonly createdAt: string;
  readonly leftAt: string | null;
  readonly hasProvider: boolean;
  readonly roles: readonly { readonly role: StaffRole; readonly until: string | null }[];
  readonly seenAt: string | null;
  readonly sessions: number;
}

interface Wanted extends OpenSince {
  readonly now: string;
  readonly id?: string;
  readonly search?: string;
  readonly role?: StaffRole;
  readonly left: boolean;
}

const MOST_LISTED = 500;

/** As the reader's own role: of whoever may not read the staff's sessions, none are seen. */
export const listPeople = (queries: Queries, wanted: Wanted): Promise<ListedPerson[]> =>
  queries.query<ListedPerson>(
    `select p.id, p.name, p.email, p.rm_id as "managerId", p.created_at as "createdAt", p.left_at as "leftAt",
            p.issuer is not null as "hasProvider",
            coalesce((select jsonb_agg(jsonb_build_object('role', r.role, 'until', r.until) order by r.role)
                        from staff_role r
                       where r.staff_id = p.id and (r.until is null or r.until > $3)), '[]') as roles,
            (select max(s.seen_at) from staff_session s where s.staff_id = p.id) as "seenAt",
            (select count(*)::int4 from staff_session s
              where s.staff_id = p.id and s.ended_at is null and s.seen_at > $1 and s.created_at > $2) as sessions
       from staff p
      where case when $4::uuid is null then (p.left_at is not null) = $7 else p.id = $4 end
        and ($5::text = '' or strpos(lower(p.name), lower($5)) > 0 or strpos(p.email, lower($5)) > 0)
        and ($6::text is null or exists (select from staff_role r
               where r.staff_id = p.id and r.role = $6 and (r.until is null or r.until > $3)))
      order by p.name, p.id limit ${MOST_LISTED}`,
    [
      wanted.usedSince,
      wanted.startedSince,
      wanted.now,
      wanted.id ?? null,
      wanted.search ?? '',
      wanted.role ?? null,
      wanted.left,
    ],
  );

export interface LoginMeans {
  readonly staffId: string;
  readonly passkeys: number;
  readonly invitedUntil: string | null;
}

/** How people can log in by passkey; for the system alone, which keeps the keys. */
export const readLoginMeans = (
  queries: Queries,
  ids: readonly string[],
  now: string,
): Promise<LoginMeans[]> =>
  queries.query<LoginMeans>(
    `select p.id as "staffId",
            (select count(*)::int4 from staff_passkey k where k.staff_id = p.id and k.removed_at is null) as passkeys,
            (select max(c.expires_at) from staff_challenge c
              where c.staff_id = p.id and c.kind = 'invitation' and c.expires_at > $2) as "invitedUntil"
       from staff p where p.id = any($1::uuid[])`,
    [ids, now],
  );
