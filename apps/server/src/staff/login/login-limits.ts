import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import type { LoginContext } from './login-context.ts';

const hour = 3600;

/** Each step of a login that a stranger may take, from one address. */
export const limitAddress = ({ limit, config, address }: LoginContext): Promise<void> =>
  limit({
    name: 'console-login',
    key: address,
    max: config.limits.consoleLoginsPerAddressPerHour,
    windowSeconds: hour,
    message: staffLoginTexts.tooMany,
  });

/** Logins of one person, wherever they come from and whether they work. */
export const limitPerson = ({ limit, config }: LoginContext, staffId: string): Promise<void> =>
  limit({
    name: 'console-login-person',
    key: staffId,
    max: config.limits.consoleLoginsPerPersonPerHour,
    windowSeconds: hour,
    message: staffLoginTexts.tooMany,
  });
