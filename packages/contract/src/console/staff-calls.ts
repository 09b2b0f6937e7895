import { staffRoles } from '@hub/domain/staff/roles';
import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { CONSOLE_PATH, staffCall } from './staff-call.ts';

const { invalid, id: wrongId } = texts.field;
export const staffId = text(36, wrongId).check(
  z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, wrongId),
);

/** Behind the `#`, so that no server and no log sees it. */
export const INVITATION_PATH = `${CONSOLE_PATH}/invitation`;
export const invitationHref = (token: string): string => `${INVITATION_PATH}#${token}`;

export const heldRole = z.object({
  role: z.enum(staffRoles),
  /** Null: until it is taken away. A delegation ends by itself. */
  until: z.nullable(z.string()),
});

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(heldRole),
  /** The relationship manager they are, whose ARNs they see. */
  rm: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: z.string(),
  leftAt: z.nullable(z.string()),
  /** Of any of their sessions; null before the first login. */
  seenAt: z.nullable(z.string()),
  /** Open now. */
  sessions: z.int(),
  passkeys: z.int(),
  /** Whether the provider's login has been used. */
  hasProvider: z.boolean(),
  /** Until when an invitation to make a passkey is open. */
  invitedUntil: z.nullable(z.string()),
});
export type StaffMember = z.infer<typeof staffMember>;

export const listStaff = staffCall('staff.list', {
  access: 'staff.read',
  request: z.object({
    /** Parts of name or e-mail. */
    search: z.optional(text(60, invalid)),
    role: z.optional(z.enum(staffRoles, invalid)),
    /** Those who left, instead of those who are here. */
    left: z.optional(z.boolean(invalid)),
  }),
  response: z.object({ people: z.array(staffMember) }),
});

export const staffSessionRow = z.object({
  id: z.string(),
  method: z.enum(['provider', 'passkey']),
  device: z.string(),
  address: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** Null while it is open; one that ran out ended then. */
  endedAt: z.nullable(z.string()),
  /** The one that asks. */
  isOwn: z.boolean(),
});
export type StaffSessionRow = z.infer<typeof staffSessionRow>;

export const readStaff = staffCall('staff.read', {
  access: 'staff.read',
  request: z.object({ id: staffId }),
  response: z.object({
    ...staffMember.shape,
    passkeyList: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.nullable(z.string()) }),
    ),
  }),
});

/** The newest hundred of a person, open ones first. */
export const listStaffSessions = staffCall('sessions.of', {
  access: 'staff.read',
  request: z.object({ id: staffId }),
  response: z.object({ sessions: z.array(staffSessionRow) }),
});

export const listOwnSessions = staffCall('sessions.own', {
  access: 'staff',
  request: z.object({}),
  response: z.object({ sessions: z.array(staffSessionRow) }),
});

/** One of one's own; those of others are ended by an act. */
export const endOwnSession = staffCall('sessions.end', {
  access: 'staff',
  request: z.object({ id: staffId }),
  response: z.object({}),
});
