import { distributorRoutes, preLoginRoutes } from './access-rules.ts';
import { mayOpen } from './decide-access.ts';
import type { RouteId } from './routes.ts';
import type { Visitor } from './visitor.ts';

/**
 * Who may make a call: anyone, whoever is signed in, or whoever may open one of the screens it feeds
 * (decision S6-23).
 */
export type CallAccess = 'anyone' | 'signed-in' | readonly RouteId[];

/** The session a call is made in, as far as the access table asks. */
export interface Caller extends NonNullable<Visitor['profile']> {
  /** A login before a transaction (`/login/pre-login-transaction`): it may transact and nothing else. */
  readonly transactionOnly: boolean;
}

/** The table of the screens, asked for a call: a restricted user gets what the screen would give, nothing more. */
export function mayCall(access: CallAccess, caller: Caller | null): boolean {
  if (access === 'anyone') return true;
  if (caller === null) return false;
  if (access === 'signed-in') return true;
  const visitor: Visitor = {
    profile: caller,
    loginType: null,
    preLoginTransaction: false,
    platform: 'web',
    loginSucceeded: true,
  };
  return access.some(
    (route) =>
      distributorRoutes.includes(route) &&
      mayOpen(route, visitor) &&
      (!caller.transactionOnly || preLoginRoutes.includes(route)),
  );
}
