import type { StaffCall } from '@hub/contract/console/staff-call';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../calls/call-context.ts';
import { Refusal, unauthenticated } from '../../calls/refusal/refusal.ts';
import { oneStatement } from '../../db/queries.ts';
import { findLiveMember, markUse, sessionHash } from '../../staff/staff.public.ts';
import { sessionTokenOf } from './console-cookies.ts';
import { isByItself } from './from-console.ts';
import { type LiveMember, type LiveStaff, liveStaff } from './live-staff.ts';

type Base = Pick<CallContext, 'db' | 'clock' | 'config' | 'security'>;

export interface Caller {
  readonly live: LiveMember | null;
  /** Of the cookie, where there is one. */
  readonly tokenHash: string | null;
}

export interface Callers {
  /** Whoever makes a call, when they may. */
  callerOf(request: FastifyRequest, call: StaffCall): Promise<Caller>;
  forget(tokenHash: string): void;
}

/** Reading who one is keeps nobody logged in: the page asks for it every minute. */
const isNoUse = new Set(['me']);

function holdToAccess({ access }: StaffCall, live: LiveMember | null): void {
  if (access === 'stranger') return;
  if (live === null) throw unauthenticated();
  if (access !== 'staff' && !live.member.rights.includes(access))
    throw new Refusal('forbidden', staffLoginTexts.noRight);
}

export function consoleCallers(base: Base): Callers {
  const { db, clock, security } = base;
  const sessions: LiveStaff = liveStaff((tokenHash) => findLiveMember(base, tokenHash));

  async function markUsed(live: LiveMember): Promise<void> {
    const now = clock.now();
    if (sessions.mustMark(live, now.epochMilliseconds))
      await markUse(oneStatement(db, 'system'), live.member.sessionId, `${now}`);
  }

  return {
    async callerOf(request, call) {
      const token = sessionTokenOf(request.headers);
      const tokenHash = token === null ? null : sessionHash(security, token);
      const live =
        tokenHash === null ? null : await sessions.memberOf(tokenHash, clock.now().epochMilliseconds);
      if (live !== null) request.staffId = live.member.id;
      holdToAccess(call, live);
      if (live !== null && !isByItself(request) && !isNoUse.has(call.name)) await markUsed(live);
      return { live, tokenHash };
    },
    forget: sessions.forget,
  };
}
