import { actsHandlers } from '../acts/acts.handlers.ts';
import type { StaffHandler } from '../calls/staff-handler.ts';
import { appStateStaffHandlers } from '../features/app-state/app-state.staff.ts';
import { arnRegisterStaffHandlers } from '../features/arn-register/arn-register.staff.ts';
import { dashboardStaffHandlers } from '../features/dashboard/dashboard.staff.ts';
import { landingStaffHandlers } from '../features/landing/landing.staff.ts';
import { referenceStaffHandlers } from '../features/reference/reference.staff.ts';
import { relationshipManagersStaffHandlers } from '../features/relationship-managers/relationship-managers.staff.ts';
import type { LoginHandler } from '../staff/login/login-context.ts';
import { loginHandlers, staffHandlers } from '../staff/staff.routes.ts';
import { house } from './all-acts.ts';

/** Every call of the console. The start-up check holds this list against the contract. */
export const allStaffHandlers: readonly (StaffHandler | LoginHandler)[] = [
  ...loginHandlers,
  ...staffHandlers,
  ...actsHandlers(house),
  ...appStateStaffHandlers,
  ...arnRegisterStaffHandlers,
  ...dashboardStaffHandlers,
  ...landingStaffHandlers,
  ...referenceStaffHandlers,
  ...relationshipManagersStaffHandlers,
];
