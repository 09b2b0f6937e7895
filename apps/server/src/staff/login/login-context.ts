import type { StaffCall } from '@hub/contract/console/staff-call';
import type { CallContext } from '../../calls/call-context.ts';
import type { StaffMember } from '../../calls/staff-handler.ts';
import type { StaffProvider } from '../../ports/staff-provider/staff-provider.ts';

/** What a login leans on: there may be nobody yet. */
export interface LoginContext
  extends Pick<
    CallContext,
    | 'config'
    | 'brand'
    | 'db'
    | 'messenger'
    | 'clock'
    | 'security'
    | 'limit'
    | 'log'
    | 'requestId'
    | 'userAgent'
  > {
  /** Whoever is logged in already. */
  readonly staff: StaffMember | null;
  readonly address: string;
  readonly provider: StaffProvider | null;
}

/** An answer that may begin or end the browser's session, or bind a login to the browser. */
export interface LoginAnswer<Res> {
  readonly value: Res;
  /** A new session's token; null where the session is over. */
  readonly session?: string | null;
  /** What the same browser must bring back with the provider's answer. */
  readonly binding?: string;
}

export interface LoginHandler {
  readonly call: StaffCall;
  login(context: LoginContext, input: unknown): Promise<LoginAnswer<unknown>>;
}

/** A call of the console before or around a login: it alone touches cookies. */
export const handleLogin = <Req, Res>(
  call: StaffCall<Req, Res>,
  login: (context: LoginContext, input: Req) => Promise<LoginAnswer<Res>>,
): LoginHandler => ({ call: call as StaffCall, login: (context, input) => login(context, input as Req) });
