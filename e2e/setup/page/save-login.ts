import { createSessionStore, type LoginResult } from '../../../apps/web/src/lib/session/session-store.ts';
import { createSecureStore } from '../../../apps/web/src/lib/storage/secure-store.ts';
import { saveDeviceToken } from '../../../apps/web/src/lib/storage/trusted-device.ts';
import { localStorageStore } from '../../../apps/web/src/platform/local-storage.ts';

/** What the login page does with the server's answer, without the page. Answers what the device keeps now. */
export async function saveLogin(result: LoginResult): Promise<Record<string, string>> {
  const storage = createSecureStore(localStorageStore(localStorage));
  await createSessionStore({ storage, run: sessionStorage }).login(result);
  if (result.deviceToken !== undefined) await saveDeviceToken(result.profile.arnNo, result.deviceToken);
  // All tests are one device, as the simulated phone is: else each login would tell the ARN of a new one.
  localStorage.setItem('hub.deviceId', 'device-0001');
  return { ...localStorage };
}
