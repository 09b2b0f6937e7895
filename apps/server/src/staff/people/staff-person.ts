import { mayDo, rightsOf, type StaffRole, seesOwnArnsOnly } from '@hub/domain/staff/roles';
import type { StaffMember } from '../../calls/staff-handler.ts';
import type { StaffScope } from '../../db/database.ts';

/** Whoever is to see only their own ARNs and has none: the id of nobody. */
const noManager = '-';

/** What somebody may see is decided here alone, from their roles of this moment. */
export const memberOf = (
  person: Omit<StaffMember, 'rights' | 'rmId'> & { readonly managerId: string | null },
): StaffMember => {
  const { managerId, ...rest } = person;
  return {
    ...rest,
    rights: rightsOf(person.roles),
    rmId: seesOwnArnsOnly(person.roles) ? (managerId ?? noManager) : null,
  };
};

export const scopeOfStaff = ({
  id,
  rights,
  rmId,
}: Pick<StaffMember, 'id' | 'rights' | 'rmId'>): StaffScope => ({
  staff: id,
  rights,
  rmId,
});

export const isAdministrator = (roles: readonly StaffRole[]): boolean => mayDo(roles, 'staff.make');
