import type { AnyAct } from '../acts/act.ts';
import { changeRoles, delegateRoles } from './acts/change-roles.ts';
import { joinStaff } from './acts/join-staff.ts';
import { endSessions, leaveStaff, linkManager } from './acts/leave-staff.ts';
import { inviteStaff, removePasskey } from './acts/passkeys-of-person.ts';

export const staffActs: readonly AnyAct[] = [
  joinStaff,
  changeRoles,
  delegateRoles,
  linkManager,
  leaveStaff,
  endSessions,
  removePasskey,
  inviteStaff,
];
