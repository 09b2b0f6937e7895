import * as acts from './act-calls.ts';
import * as banners from './banner-calls.ts';
import * as calendar from './calendar-calls.ts';
import * as distributors from './distributor-calls.ts';
import * as login from './login-calls.ts';
import * as platform from './platform-calls.ts';
import * as rms from './rm-calls.ts';
import * as schemes from './scheme-calls.ts';
import type { StaffCall } from './staff-call.ts';
import * as staff from './staff-calls.ts';
import * as testimonials from './testimonial-calls.ts';

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
  acts.previewAct,
  acts.doAct,
  acts.listRequests,
  acts.readRequest,
  acts.decideRequest,
  acts.searchNotes,
  acts.exportNotes,
  acts.readTrail,
  acts.verifyNotes,
  banners.listBanners,
  calendar.listHolidays,
  distributors.listDistributors,
  distributors.readDistributor,
  distributors.uploadSheet,
  distributors.listDifferences,
  platform.readPlatform,
  rms.listManagers,
  schemes.listSchemes,
  schemes.readScheme,
  testimonials.listTestimonials,
] as const satisfies readonly StaffCall[];
