export type { LoginAnswer, LoginContext, LoginHandler } from './login/login-context.ts';
export { finishProviderLogin } from './login/provider-login.service.ts';
export { addPerson, type Founders, foundStaff, type NewPerson } from './people/found-staff.ts';
export { scopeOfStaff } from './people/staff-person.ts';
export {
  findPersonWithRoles,
  hasStaff,
  type PersonWithRoles,
  readNames,
  readPeople,
} from './people/staff-readers.repository.ts';
export { findLiveMember, sessionHash } from './sessions/live-member.ts';
export { markSeen as markUse } from './sessions/staff-session.repository.ts';
