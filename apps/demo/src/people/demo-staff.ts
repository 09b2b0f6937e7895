import type { StaffRole } from '@hub/domain/staff/roles';
import type { Database } from '../../../server/src/db/database.ts';
import { systemClock } from '../../../server/src/ports/clock/system-clock.ts';
import { addPerson, hasStaff } from '../../../server/src/staff/staff.public.ts';
import { lockDemo } from '../lock/lock-demo.repository.ts';
import { demoRelationshipManager } from './demo-people.ts';

interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly managerId?: string;
}

const person = (role: StaffRole, name: string): DemoPerson => ({
  role,
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
});

/** One of each role, so that every one of them can be looked through. */
export const demoStaff: readonly DemoPerson[] = [
  person('administrator', 'Nikhil Joshi'),
  person('compliance', 'Leela Krishnan'),
  person('distribution', 'Kavya Raman'),
  person('registrar', 'Imran Qureshi'),
  person('banking', 'Sunita Deshpande'),
  person('fund', 'Arvind Menon'),
  person('marketing', 'Tara Bhattacharya'),
  person('service', 'Rohan Sethi'),
  person('brokerage', 'Farah Siddiqui'),
  {
    role: 'relationship-manager',
    name: demoRelationshipManager.name,
    email: demoRelationshipManager.email,
    managerId: demoRelationshipManager.id,
  },
  person('auditor', 'Gurpreet Kaur'),
];

/**
 * Adds them to a house without staff; the relationship managers must be there. Only a server that starts does: from then
 * on whoever has the command line says for whom.
 */
export const seedStaff = (db: Database): Promise<void> =>
  db.transaction('system', async (tx) => {
    await lockDemo(tx);
    if (await hasStaff(tx)) return;
    const now = systemClock.now();
    for (const { role, ...one } of demoStaff) await addPerson(tx, { ...one, roles: [role] }, now);
  });
