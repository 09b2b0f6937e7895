import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@hub/domain/staff/roles';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { enqueueInvitation, type InvitationJobs } from '../login/enqueue-invitation.ts';
import { giveRoles, insertPerson, linkManager, lockIfEmpty } from './staff.repository.ts';

export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly managerId?: string;
}

/** Null where somebody has this e-mail. */
export async function addPerson(
  tx: Tx,
  { name, email, roles, managerId }: NewPerson,
  now: Temporal.Instant,
): Promise<string | null> {
  const id = randomUUID();
  if (!(await insertPerson(tx, { id, name, email, at: `${now}` }))) return null;
  await giveRoles(tx, id, { roles, until: null, at: `${now}` });
  if (managerId !== undefined) await linkManager(tx, id, managerId);
  return id;
}

/** The first two, who then add all others: one asks, the other approves. */
export interface Founders {
  readonly administrator: Omit<NewPerson, 'roles'>;
  readonly compliance: Omit<NewPerson, 'roles'>;
}

/** False where there are staff: from then on people join by acts alone. Both are invited. */
export async function foundStaff(
  tx: Tx,
  { administrator, compliance }: Founders,
  { now, jobs }: { readonly now: Temporal.Instant; readonly jobs: InvitationJobs },
): Promise<boolean> {
  if (!(await lockIfEmpty(tx))) return false;
  const people: readonly NewPerson[] = [
    { ...administrator, roles: ['administrator'] },
    { ...compliance, roles: ['compliance'] },
  ];
  for (const person of people) {
    const id = await addPerson(tx, person, now);
    if (id === null) throw new Error('The two need an e-mail each');
    await enqueueInvitation(jobs, tx, id);
    await writeAudit(tx, {
      actor: 'operator',
      action: 'staff.found',
      subject: `staff:${id}`,
      details: { subjectName: person.name, roles: person.roles },
    });
  }
  return true;
}
