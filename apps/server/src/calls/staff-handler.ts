import type { StaffCall } from '@hub/contract/console/staff-call';
import type { StaffRight, StaffRole } from '@hub/domain/staff/roles';
import type { Queries } from '../db/queries.ts';
import type { CallContext } from './call-context.ts';

/** Somebody of the asset manager who is logged in, as the session and the roles of this moment say. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly rights: readonly StaffRight[];
  /** Whose ARNs they see, for a relationship manager. */
  readonly rmId: string | null;
  readonly sessionId: string;
  /** When they last proved by passkey or provider that it is them. */
  readonly recheckedAtMs: number;
}

/** All that a handler of the console may lean on. */
export type StaffContext = Omit<CallContext, 'session' | 'ip' | 'limit' | 'media'> & {
  readonly staff: StaffMember;
  /** One statement as this person: the database's role `hub_staff`, with their rights and, for an RM, their ARNs. */
  readonly reads: Queries;
  /** Where it came from, for the note. */
  readonly address: string;
};

export interface StaffHandler {
  readonly call: StaffCall;
  run(context: StaffContext, input: unknown): unknown;
}

/** A call of the console by somebody logged in: pipeline and contract have checked session, right and input before. */
export const handleStaff = <Req, Res>(
  call: StaffCall<Req, Res>,
  run: (context: StaffContext, input: Req) => Res | Promise<Res>,
): StaffHandler => ({ call: call as StaffCall, run: (context, input) => run(context, input as Req) });
