import { texts } from '@hub/contract';
import { logout as systemLogout } from '@hub/contract/calls/session/session-tokens';
import { isNative } from '@hub/domain';
import type { PlatformKind } from '../../platform/port.ts';
import type { Api } from '../api/api.ts';
import type { Navigate } from '../navigation/navigation.ts';
import type { SecureStore } from '../storage/secure-store.ts';
import type { Toaster } from '../store/toaster.ts';
import type { SessionStore } from './session-store.ts';

interface LogoutDeps {
  readonly platform: PlatformKind;
  readonly session: SessionStore;
  readonly storage: Pick<SecureStore, 'clear'>;
  readonly api: Api;
  readonly toaster: Toaster;
  readonly navigate: Navigate;
  /** What goes with an explicit logout and needs the session for it; its failure changes nothing. */
  readonly beforehand?: () => Promise<unknown>;
}

/** The user does not wait longer than this for the server to take note. */
const PATIENCE_MS = 5000;

/**
 * Ends the session on the server and on the device, then leaves (Spec §4). The device's part is done whatever
 * the server says. Never rejects.
 */
export async function logOut({
  platform,
  session,
  storage,
  api,
  toaster,
  navigate,
  beforehand,
}: LogoutDeps): Promise<void> {
  const native = isNative(platform);
  const attempt = async (work: () => Promise<unknown>, failure: string) => {
    try {
      await work();
    } catch {
      // Spec §8 has the two texts for native only; on the web the user is simply out.
      if (native) toaster.show('error', failure);
    }
  };
  await beforehand?.().catch(() => {});
  await attempt(async () => {
    if (session.token('hubRefreshToken') === null) return;
    await api.call(systemLogout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
  }, texts.session.logoutFailed);
  await attempt(() => session.clear('logout'), texts.session.logoutFailed);
  if (native) await attempt(() => storage.clear(), texts.session.clearStorageFailed);
  await navigate(native ? 'login/otp' : 'landing');
}
