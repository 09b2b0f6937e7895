import * as login from '@hub/contract/console/login-calls';
import * as calls from '@hub/contract/console/staff-calls';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import { handleStaff, type StaffContext, type StaffHandler } from '../calls/staff-handler.ts';
import type { Config } from '../config/config.ts';
import { oneStatement } from '../db/queries.ts';
import { finishPasskey, startPasskey } from './login/enrol-passkey.service.ts';
import { handleLogin, type LoginContext, type LoginHandler } from './login/login-context.ts';
import { listPasskeys } from './login/passkey.repository.ts';
import {
  finishPasskeyLogin,
  finishRecheck,
  startPasskeyLogin,
  startRecheck,
} from './login/passkey-login.service.ts';
import { startProviderLogin } from './login/provider-login.service.ts';
import { getPerson, getStaff } from './people/staff-list.service.ts';
import { endOwnSession, getOwnSessions, getSessionsOf, logOut } from './sessions/staff-sessions.service.ts';

const environmentOf = ({ mode }: Config): string => staffLoginTexts.environments[mode];

const getMe = ({ staff, config, clock }: StaffContext) => ({
  id: staff.id,
  name: staff.name,
  email: staff.email,
  roles: [...staff.roles],
  rights: [...staff.rights],
  sessionId: staff.sessionId,
  recheckedAt: `${Temporal.Instant.fromEpochMilliseconds(staff.recheckedAtMs)}`,
  environment: environmentOf(config),
  now: `${clock.now()}`,
});

const getLoginWays = async ({ provider, config }: LoginContext) => ({
  value: {
    provider: provider === null ? null : { name: provider.name },
    passkeys: config.console.passkeys,
    environment: environmentOf(config),
  },
});

export const loginHandlers: readonly LoginHandler[] = [
  handleLogin(login.readLoginWays, getLoginWays),
  handleLogin(login.startProviderLogin, startProviderLogin),
  handleLogin(login.startPasskeyLogin, startPasskeyLogin),
  handleLogin(login.finishPasskeyLogin, finishPasskeyLogin),
  handleLogin(login.finishRecheck, finishRecheck),
  handleLogin(login.startPasskey, startPasskey),
  handleLogin(login.finishPasskey, finishPasskey),
  handleLogin(login.logOut, logOut),
  handleLogin(calls.endOwnSession, endOwnSession),
];

export const staffHandlers: readonly StaffHandler[] = [
  handleStaff(login.readMe, getMe),
  handleStaff(login.startRecheck, startRecheck),
  handleStaff(login.listPasskeys, async ({ db, staff }) => ({
    passkeys: await listPasskeys(oneStatement(db, 'system'), staff.id),
  })),
  handleStaff(calls.listStaff, getStaff),
  handleStaff(calls.readStaff, getPerson),
  handleStaff(calls.listStaffSessions, getSessionsOf),
  handleStaff(calls.listOwnSessions, getOwnSessions),
];
