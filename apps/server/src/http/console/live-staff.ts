import type { StaffMember } from '../../calls/staff-handler.ts';
import { type TtlValue, ttlValue } from '../auth/ttl-value.ts';
import { boundedCache } from '../limits/bounded-cache.ts';

/** A right that was taken away, and a session that was ended, last at most so long, in every process. */
const trustMs = 2000;
/** A use is written down this often. */
const seenEveryMs = 30_000;

export interface LiveMember {
  readonly member: StaffMember;
  readonly seenAtMs: number;
}

export interface LiveStaff {
  memberOf(tokenHash: string, nowMs: number): Promise<LiveMember | null>;
  /** Whether this use has to be written down; asked once it is not asked again for a while. */
  mustMark(live: LiveMember, nowMs: number): boolean;
  forget(tokenHash: string): void;
}

/** Session, roles and rights in one small read per session and two seconds. */
export function liveStaff(read: (tokenHash: string) => Promise<LiveMember | null>): LiveStaff {
  const existing = boundedCache<TtlValue<LiveMember | null>>(2_000);
  const marked = boundedCache<number>(2_000);
  return {
    async memberOf(tokenHash, nowMs) {
      let state = existing.get(tokenHash);
      if (state === undefined) {
        state = ttlValue(trustMs, () => read(tokenHash));
        existing.set(tokenHash, state);
      }
      return state.get(nowMs);
    },
    mustMark({ member, seenAtMs }, nowMs) {
      const last = Math.max(seenAtMs, marked.get(member.sessionId) ?? 0);
      if (nowMs - last < seenEveryMs) return false;
      marked.set(member.sessionId, nowMs);
      return true;
    },
    forget: (tokenHash) => existing.delete(tokenHash),
  };
}
