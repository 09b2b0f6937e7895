import { peopleTexts } from '@hub/contract/console/people-texts';
import type { StaffMember } from '@hub/contract/console/staff-calls';
import { roleNames } from '@hub/contract/staff/role-texts';
import { dayText } from '../../ui/date/moment.tsx';

const texts = peopleTexts;

/** `Compliance, Auditor until 31-Dec-2026`. */
export const rolesOf = ({ roles }: Pick<StaffMember, 'roles'>): string =>
  roles.length === 0
    ? texts.noRoles
    : roles
        .map(({ role, until }) =>
          until === null ? roleNames[role] : `${roleNames[role]} ${texts.until} ${dayOf(until)}`,
        )
        .join(', ');

/** An end may be a day or a moment. */
const dayOf = (until: string): string => dayText(until.length === 10 ? `${until}T00:00:00+05:30` : until);

/** With what they log in. */
export function loginsOf({ passkeys, hasProvider, invitedUntil }: StaffMember): string {
  const ways = [hasProvider && texts.provider, passkeys > 0 && texts.passkeys(passkeys)].filter(Boolean);
  if (ways.length > 0) return ways.join(', ');
  return invitedUntil === null ? texts.noLogin : `${texts.invitedUntil} ${dayOf(invitedUntil)}`;
}
