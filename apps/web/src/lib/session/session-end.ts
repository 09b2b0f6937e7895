import { texts } from '@hub/contract';
import { isNative, type RouteId } from '@hub/domain';
import type { PlatformKind } from '../../platform/port.ts';

/**
 * Why the client gave the session up: two token failures, a refresh that answered without a token because the
 * session is over or the user was deleted, or nobody at the screen for too long.
 */
export type SessionEnd = 'token-failures' | 'no-token' | 'user-deleted' | 'idle';

interface SessionEnding {
  readonly message: string | null;
  readonly goTo: RouteId;
}

/** Spec §4. "Welcome" is the landing page. A deleted user has no session to be told about. */
export function endingOf(end: SessionEnd, platform: PlatformKind): SessionEnding {
  const deleted = end === 'user-deleted';
  return {
    message: deleted ? null : texts.session.timedOut,
    goTo: isNative(platform) && !deleted ? 'login/otp' : 'landing',
  };
}
