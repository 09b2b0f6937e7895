import { boundedCache } from '../limits/bounded-cache.ts';
import { type TtlValue, ttlValue } from './ttl-value.ts';

/** A token outlives its session by at most this long, in every process. */
const trustMs = 2000;

export interface LiveSessions {
  isLive(arn: string, sessionId: string, nowMs: number): boolean | Promise<boolean>;
  forget(arn: string, sessionId: string): void;
}

/** What is known of one distributor's session answers nothing about another's of the same id. */
const keyOf = (arn: string, sessionId: string): string => `${arn} ${sessionId}`;

/** The revocation check: one small read per session and two seconds instead of one per call. */
export function liveSessions(read: (arn: string, sessionId: string) => Promise<boolean>): LiveSessions {
  const existing = boundedCache<TtlValue<boolean>>(10_000);
  return {
    isLive(arn, sessionId, nowMs) {
      let state = existing.get(keyOf(arn, sessionId));
      if (state === undefined) {
        state = ttlValue(trustMs, () => read(arn, sessionId));
        existing.set(keyOf(arn, sessionId), state);
      }
      return state.get(nowMs);
    },
    forget: (arn, sessionId) => existing.delete(keyOf(arn, sessionId)),
  };
}
