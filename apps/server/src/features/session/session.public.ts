import type { Brand } from '@hub/contract';
import type { Profile } from '@hub/contract/calls/session/session';
import type { Session } from '../../calls/call-context.ts';
import type { Config } from '../../config/config.ts';
import type { Queries } from '../../db/queries.ts';
import { findDistributor } from './sessions/distributor.repository.ts';
import { moveSessions } from './sessions/move-sessions.repository.ts';
import { isMember, profileOf, ranOut, readArn, sessionLimits, sessionOf } from './sessions/session.policy.ts';
import type { LoggedInDevice, StoredSession } from './sessions/session.repository.ts';

export { useCode } from './check-code.ts';
export { contactsOf } from './contacts/contacts.ts';
export { endLinkedSession, readLogoutLink } from './devices/logout-link.ts';
export { endAllSessions, isCodeLocked, liftCodeLock, openSessionsOf } from './devices/staff-doors.ts';
export { noteEarlierLogin } from './known-device/existing-device.repository.ts';
export { releaseToken, rememberDevice } from './known-device/seen-device.repository.ts';
export { limitSending, sendCode } from './send-code.ts';
export { arnIn } from './send-otp.service.ts';
export type { LoggedInDevice, StoredSession };
export { moveSessions, readArn, sessionLimits };

/** What the device is told about its user, as it stands now. Null when there is no such user any more. */
export async function profileFor(
  queries: Queries,
  { arn, sessionId }: Pick<Session, 'arn' | 'sessionId'>,
  brand: Brand,
): Promise<Profile | null> {
  const distributor = await findDistributor(queries, arn);
  if (distributor === null || !isMember(distributor)) return null;
  return profileOf(distributor, sessionOf(distributor, sessionId, brand, 'full'), brand);
}

/** Whether a session that nobody ended may still go on. */
export const mayGoOn = (session: StoredSession, config: Config, now: Temporal.Instant): boolean =>
  ranOut(session, sessionLimits(config, now)) === null;
