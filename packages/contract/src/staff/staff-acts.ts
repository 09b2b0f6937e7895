import { isEmail } from '@hub/domain';
import { staffRoles } from '@hub/domain/staff/roles';
import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { staffId } from '../console/staff-calls.ts';
import { filledText, text } from '../schemas/text-schema.ts';
import { typedName } from '../schemas/typed-text.ts';
import { texts } from '../texts/texts.ts';
import { roleNames } from './role-texts.ts';
import { staffActTexts } from './staff-act-texts.ts';

const { invalid, required, email: wrongEmail } = texts.field;
const { fields: labels, faults } = staffActTexts;

const person = { label: labels.person, kind: 'text', isGiven: true } as const;
const rolesField = { label: labels.roles, kind: 'choices', options: roleNames } as const;
const roles = z
  .array(z.enum(staffRoles, faults.unknownRole), faults.noRole)
  .check(z.minLength(1, faults.noRole), z.maxLength(staffRoles.length, invalid));
const day = text(10, faults.day).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, faults.day));
const address = text(254, wrongEmail).check(
  z.trim(),
  z.toLowerCase(),
  z.refine((typed) => isEmail(typed), wrongEmail),
);
const about = 'staff';

export const joinStaff = declareAct({
  name: 'staff.join',
  about,
  approval: 'always',
  recheck: true,
  ...staffActTexts.join,
  input: z.object({
    name: typedName(80).check(z.minLength(1, required)),
    email: address,
    roles,
    /** The last day of what was given; without it they stay. */
    until: z.optional(day),
  }),
  fields: {
    name: { label: labels.name, kind: 'text' },
    email: { label: labels.email, kind: 'email', help: labels.emailHelp },
    roles: rolesField,
    until: { label: labels.until, kind: 'day', help: labels.untilHelp },
  },
});

/** What they have from now on; what is not named ends. */
export const changeRoles = declareAct({
  name: 'staff.change-roles',
  about,
  approval: 'always',
  recheck: true,
  ...staffActTexts.changeRoles,
  input: z.object({ staffId, roles }),
  fields: { staffId: person, roles: rolesField },
});

/** Roles beside their own, for an absence of somebody else. */
export const delegateRoles = declareAct({
  name: 'staff.delegate',
  about,
  approval: 'always',
  recheck: true,
  ...staffActTexts.delegate,
  input: z.object({ staffId, roles, until: day }),
  fields: {
    staffId: person,
    roles: rolesField,
    until: { label: labels.until, kind: 'day', help: labels.untilHelp },
  },
});

export const linkManager = declareAct({
  name: 'staff.link-manager',
  about,
  approval: 'always',
  ...staffActTexts.linkManager,
  input: z.object({ staffId, managerId: filledText(40, invalid) }),
  fields: {
    staffId: person,
    managerId: { label: labels.manager, kind: 'text', help: labels.managerHelp },
  },
});

export const leaveStaff = declareAct({
  name: 'staff.leave',
  about,
  approval: 'always',
  recheck: true,
  ...staffActTexts.leave,
  input: z.object({ staffId }),
  fields: { staffId: person },
});

export const endSessions = declareAct({
  name: 'staff.end-sessions',
  about,
  approval: 'never',
  ...staffActTexts.endSessions,
  input: z.object({ staffId }),
  fields: { staffId: person },
});

export const removePasskey = declareAct({
  name: 'staff.remove-passkey',
  about,
  approval: 'always',
  recheck: true,
  ...staffActTexts.removePasskey,
  input: z.object({ staffId, passkeyId: filledText(1400, invalid) }),
  fields: { staffId: person, passkeyId: { label: labels.passkey, kind: 'text', isGiven: true } },
});

export const inviteStaff = declareAct({
  name: 'staff.invite',
  about,
  approval: 'always',
  recheck: true,
  ...staffActTexts.invite,
  input: z.object({ staffId }),
  fields: { staffId: person },
});

export const staffActs = [
  joinStaff,
  changeRoles,
  delegateRoles,
  linkManager,
  leaveStaff,
  endSessions,
  removePasskey,
  inviteStaff,
] as const;
