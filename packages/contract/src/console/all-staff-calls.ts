import * as login from './login-calls.ts';
import type { StaffCall } from './staff-call.ts';
import * as staff from './staff-calls.ts';

/** Every call of the console. The start of the server holds its handlers against them. */
export const allStaffCalls = [
  login.readLoginWays,
  login.startProviderLogin,
  login.startPasskeyLogin,
  login.finishPasskeyLogin,
  login.startRecheck,
  login.finishRecheck,
  login.startPasskey,
  login.finishPasskey,
  login.listPasskeys,
  login.readMe,
  login.logOut,
  staff.listStaff,
  staff.readStaff,
  staff.listStaffSessions,
  staff.listOwnSessions,
  staff.endOwnSession,
] as const satisfies readonly StaffCall[];
