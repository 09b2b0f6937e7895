import { boundedCache } from './bounded-cache.ts';
import { type TtlValue, ttlValue } from './ttl-value.ts';

/** A token outlives its session by at most this long, in every process. */
const trustMs = 2000;

export interface LiveSessions {
  isLive(arn: string, sessionId: string, nowMs: number): boolean | Promise<boolean>;
  forget(sessionId: string): void;
}

/** The revocation check: one small read per session and two seconds instead of one per call. */
export function liveSessions(read: (arn: string, sessionId: string) => Promise<boolean>): LiveSessions {
  const known = boundedCache<TtlValue<boolean>>(10_000);
  return {
    isLive(arn, sessionId, nowMs) {
      let state = known.get(sessionId);
      if (state === undefined) {
        state = ttlValue(trustMs, () => read(arn, sessionId));
        known.set(sessionId, state);
      }
      return state.get(nowMs);
    },
    forget: (sessionId) => known.delete(sessionId),
  };
}
