import { useCallback, useEffect, useState } from 'react';
import { type DeviceLoginState, useDeviceLogin } from '../../../lib/device-key.ts';
import type { DeviceKey } from '../calls/queries.ts';

export interface ThisDevice {
  /** Null until the device has been asked. */
  readonly state: DeviceLoginState | null;
  /** The key of this device for this distributor, when the server knows it too. */
  readonly ownKeyId: string | null;
  readAgain(): void;
}

/** How this device logs in. A key that was removed from elsewhere counts as none; the next login forgets it. */
export function useThisDevice(arn: string, keys: readonly DeviceKey[] | undefined): ThisDevice {
  const deviceLogin = useDeviceLogin();
  const [state, setState] = useState<DeviceLoginState | null>(null);
  const readAgain = useCallback(() => {
    deviceLogin.state().then(setState, () => setState(null));
  }, [deviceLogin]);
  useEffect(readAgain, [readAgain]);

  const enrolled = state?.enrolled ?? null;
  const existing = enrolled?.arn === arn && keys?.some(({ id }) => id === enrolled.keyId);
  return { state, ownKeyId: existing ? enrolled.keyId : null, readAgain };
}
