import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import { roleNames } from '@hub/contract/staff/role-texts';
import { staffActTexts, staffSentences } from '@hub/contract/staff/staff-act-texts';
import { formatDate } from '@hub/domain';
import type { StaffRole } from '@hub/domain/staff/roles';
import type { ActContext, Preview } from '../../acts/act.ts';
import { malformed, Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import {
  lockAdministrators,
  lockPerson,
  readRoles,
  type StoredPerson,
  type StoredRole,
} from '../people/staff.repository.ts';

/** What an act is told. */
export type InputOf<Declaration> = Declaration extends ActDeclaration<infer Input> ? Input : never;

const { faults } = staffActTexts;

/** Whoever an act is about: here, and as they are until the transaction is over. */
export async function personOf(tx: Tx, staffId: string): Promise<StoredPerson> {
  const person = await lockPerson(tx, staffId);
  if (person === null) throw malformed({ staffId: faults.nobody });
  if (person.leftAt !== null) throw malformed({ staffId: faults.left });
  return person;
}

export const subjectOf = ({
  id,
  name,
}: Pick<StoredPerson, 'id' | 'name'>): Pick<Preview, 'subject' | 'subjectName'> => ({
  subject: `staff:${id}`,
  subjectName: name,
});

/** Nobody gives rights to themselves, neither by asking nor by approving. */
export function holdApart({ actor }: ActContext, staffId: string): void {
  if (actor.id === staffId) throw new Refusal('forbidden', faults.ownRights);
}

/** Whether somebody else stays an administrator, whatever is changed about this person. */
export async function holdAdministrator(tx: Tx, staffId: string): Promise<void> {
  const all = await lockAdministrators(tx);
  if (all.includes(staffId) && all.length === 1) throw new Refusal('rule', faults.lastAdministrator);
}

export const namesOf = (roles: readonly StaffRole[]): string =>
  [...new Set(roles)]
    .map((role) => roleNames[role])
    .sort()
    .join(', ');

const dayOf = (until: string): string =>
  formatDate(
    Temporal.Instant.from(until).subtract({ seconds: 1 }).toZonedDateTimeISO('Asia/Kolkata').toPlainDate(),
  );

/** In words, what ends by itself with its day. */
export const rolesText = (roles: readonly StoredRole[]): string =>
  roles
    .map(({ role, until }) =>
      until === null ? roleNames[role] : staffSentences.until(roleNames[role], dayOf(until)),
    )
    .sort()
    .join(', ');

export const rolesNow = (context: ActContext, tx: Tx, staffId: string): Promise<StoredRole[]> =>
  readRoles(tx, staffId, `${context.clock.now()}`);

/** The moment after a day in India; refused once it is over. */
export function endOf(day: string, { clock }: Pick<ActContext, 'clock'>): string {
  let plain: Temporal.PlainDate;
  try {
    plain = Temporal.PlainDate.from(day);
  } catch {
    throw malformed({ until: faults.day });
  }
  if (Temporal.PlainDate.compare(plain, clock.today()) < 0) throw malformed({ until: faults.pastDay });
  return `${plain.add({ days: 1 }).toZonedDateTime('Asia/Kolkata').toInstant()}`;
}
