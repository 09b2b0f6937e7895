import type { Profile } from '@hub/contract/calls/session/session';
import { isUserType } from '@hub/domain';

/** What the device keeps of the signed-in user (Spec §3): only what the screens need. */
export type { Profile };

/** Guards what an older build may have stored; `type` is one of the two user types and nothing else. */
export function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false;
  const { type, arnNo, name } = value as Record<string, unknown>;
  return (
    typeof type === 'string' && isUserType(type) && typeof arnNo === 'string' && typeof name === 'string'
  );
}
