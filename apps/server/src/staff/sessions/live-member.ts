import type { CallContext, Security } from '../../calls/call-context.ts';
import type { StaffMember } from '../../calls/staff-handler.ts';
import { oneStatement } from '../../db/queries.ts';
import { secretHash } from '../login/secrets.ts';
import { memberOf } from '../people/staff-person.ts';
import { openSince } from './open-since.ts';
import { findOpenSession } from './staff-session.repository.ts';

export const sessionHash = (security: Pick<Security, 'digest'>, token: string): string =>
  secretHash(security, 'session', token);

const millisecondsOf = (moment: string): number => Temporal.Instant.from(moment).epochMilliseconds;

/** Whoever has the session of this token now, with the rights of this moment. */
export async function findLiveMember(
  context: Pick<CallContext, 'db' | 'clock' | 'config'>,
  tokenHash: string,
): Promise<{ readonly member: StaffMember; readonly seenAtMs: number } | null> {
  const session = await findOpenSession(oneStatement(context.db, 'system'), tokenHash, {
    ...openSince(context),
    now: `${context.clock.now()}`,
  });
  if (session === null) return null;
  const { staffId, name, email, managerId, roles } = session;
  const member = memberOf({
    id: staffId,
    ...{ name, email, managerId, roles },
    sessionId: session.id,
    recheckedAtMs: millisecondsOf(session.recheckedAt),
  });
  return { member, seenAtMs: millisecondsOf(session.seenAt) };
}
