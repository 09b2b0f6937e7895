import { importKey, profileProof } from '@hub/contract';
import { profileInfo } from '@hub/contract/calls/profile/profile';
import type { Api } from '../api/api.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Name, picture and ARN status may have changed since the profile was stored: asked once at start. The call carries
 * no Bearer (S7-05), so it proves itself with the session's own key. Nobody waits for it; it may fail.
 */
export async function refreshProfile(api: Api, session: SessionStore): Promise<void> {
  const arnNo = session.getSnapshot().profile?.arnNo;
  const key = session.sessionKey();
  if (arnNo === undefined || key === null) return;
  const sealKey = await importKey(key.id, key.key);
  const proof = await profileProof(sealKey, arnNo, new Date().toISOString());
  const { profile } = await api.call(profileInfo, { arnNo, proof });
  if (profile) await session.setProfile(profile);
}
