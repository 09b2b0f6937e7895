import type { StaffRight } from '@hub/domain/staff/roles';
import type * as z from 'zod/mini';

/**
 * A call of the operations console: `POST /console/api/<name>` with a JSON body and a JSON answer, opened by the cookie
 * of a staff session. A read too, so that what is searched for stands in no address. None of these changes data but
 * logins and `acts.*`: every change is an act.
 */
export interface StaffCall<Req = unknown, Res = unknown> {
  readonly name: string;
  /** `stranger` before the login; `staff` for everybody who is logged in; else the right it needs. */
  readonly access: 'stranger' | 'staff' | StaffRight;
  readonly request: z.core.$ZodType<Req>;
  readonly response: z.core.$ZodType<Res>;
  /** A file instead of JSON. */
  readonly reply?: 'file';
}

/* @__NO_SIDE_EFFECTS__ */
export const staffCall = <Req, Res>(
  name: string,
  shape: Omit<StaffCall<Req, Res>, 'name'>,
): StaffCall<Req, Res> => ({ name, ...shape });

export type StaffRequestOf<C> = C extends StaffCall<infer Req, unknown> ? Req : never;
export type StaffReplyOf<C> = C extends StaffCall<unknown, infer Res> ? Res : never;

const prefix = '/console/api';
export const staffCallPath = ({ name }: StaffCall): string => `${prefix}/${name}`;

/**
 * Only a page of ours can send it, so no other site can use the cookie. With the value `background` a call is the page's
 * own and no use of the console: the session may run out meanwhile.
 */
export const CONSOLE_HEADER = 'x-console';

/** Where the console is; everything below it is a screen, but what begins with `/console/api` and the provider's way back. */
export const CONSOLE_PATH = '/console';
export const PROVIDER_RETURN_PATH = '/console/login/return';
