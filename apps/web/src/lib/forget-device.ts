import { isNative } from '@hub/domain';
import type { PlatformKind } from '../platform/port.ts';
import { createOfflineCopy } from './offline/offline-copy.ts';
import { removeStoredKey } from './stored-device-key.ts';

type ForgetDeps = Parameters<typeof removeStoredKey>[0] & { readonly kind: PlatformKind };

/** What the device keeps for its user beyond a session: the offline copy and, on native, the key to log in with. */
export async function forgetDevice({ kind, ...deps }: ForgetDeps): Promise<void> {
  await createOfflineCopy(deps.records ? { records: deps.records } : {}).remove();
  if (isNative(kind)) await removeStoredKey(deps);
}
