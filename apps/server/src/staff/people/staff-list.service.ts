import type { StaffMember as ListedMember } from '@hub/contract/console/staff-calls';
import { staffActTexts } from '@hub/contract/staff/staff-act-texts';
import type { StaffRole } from '@hub/domain/staff/roles';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { StaffContext } from '../../calls/staff-handler.ts';
import { oneStatement } from '../../db/queries.ts';
import { readManagerNames } from '../../features/relationship-managers/relationship-managers.public.ts';
import { listPasskeys } from '../login/passkey.repository.ts';
import { openSince } from '../sessions/open-since.ts';
import { type LoginMeans, listPeople, readLoginMeans } from './staff-list.repository.ts';

interface Filter {
  readonly id?: string;
  readonly search?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly left?: boolean | undefined;
}

async function people(context: StaffContext, filter: Filter): Promise<ListedMember[]> {
  const { reads, db, clock } = context;
  const now = `${clock.now()}`;
  const { id, search, role, left = false } = filter;
  const found = await listPeople(reads, {
    ...openSince(context),
    now,
    left,
    ...(id !== undefined && { id }),
    ...(search !== undefined && { search: search.trim() }),
    ...(role !== undefined && { role }),
  });
  const managers = await readManagerNames(
    reads,
    found.flatMap(({ managerId }) => managerId ?? []),
  );
  const means = await readLoginMeans(
    oneStatement(db, 'system'),
    found.map((one) => one.id),
    now,
  );
  const names = new Map(managers.map((one) => [one.id, one.name]));
  const byId = new Map(means.map((one): [string, LoginMeans] => [one.staffId, one]));
  return found.map(({ managerId, roles, ...person }) => ({
    ...person,
    roles: roles.map(({ role, until }) => ({ role, until: until && `${Temporal.Instant.from(until)}` })),
    rm: managerId === null ? null : { id: managerId, name: names.get(managerId) ?? managerId },
    passkeys: byId.get(person.id)?.passkeys ?? 0,
    invitedUntil: byId.get(person.id)?.invitedUntil ?? null,
  }));
}

export const getStaff = async (
  context: StaffContext,
  filter: Omit<Filter, 'id'>,
): Promise<{ people: ListedMember[] }> => ({ people: await people(context, filter) });

export async function getPerson(context: StaffContext, { id }: { readonly id: string }) {
  const [person] = await people(context, { id });
  if (person === undefined) throw new Refusal('not-found', staffActTexts.faults.nobody);
  return { ...person, passkeyList: await listPasskeys(oneStatement(context.db, 'system'), id) };
}
