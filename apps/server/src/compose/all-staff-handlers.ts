import type { StaffHandler } from '../calls/staff-handler.ts';
import type { LoginHandler } from '../staff/login/login-context.ts';
import { loginHandlers, staffHandlers } from '../staff/staff.routes.ts';

/** Every call of the console. The start-up check holds this list against the contract. */
export const allStaffHandlers: readonly (StaffHandler | LoginHandler)[] = [...loginHandlers, ...staffHandlers];
