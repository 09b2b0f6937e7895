import { brand } from 'virtual:brand';
import { useDeviceLogin } from '../../../lib/device-key.ts';
import { useServices } from '../../../lib/react.ts';
import type { LoginResult } from '../../../lib/session/session-store.ts';
import { saveDeviceToken } from '../../../lib/storage/trusted-device.ts';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { useReturnTo } from '../../../ui/navigation/return-to.ts';
import { safeReturn } from '../../../ui/navigation/safe-return.ts';
import { noteLogin } from './note-login.ts';

interface EnterOptions {
  /** After a login by code on native: the way to do without one next time is shown once. */
  readonly offerDeviceLogin: boolean;
}

/**
 * Opens the session and goes on: to the screen that asked for the login, else to where the last session ended,
 * else to the user's own start.
 */
export function useEnter() {
  const services = useServices();
  const deviceLogin = useDeviceLogin();
  const navigation = useNavigation();
  const returnTo = useReturnTo();
  return async (result: LoginResult, { offerDeviceLogin }: EnterOptions): Promise<void> => {
    const { session, urls } = services;
    const { arnNo, postLoginRedirection } = result.profile;
    await session.login(result);
    if (result.deviceToken !== undefined) await saveDeviceToken(arnNo, result.deviceToken);
    void noteLogin(services).catch(() => {});
    const url = safeReturn(await urls.take(arnNo).catch(() => null), brand.slug);
    const own = safeReturn(postLoginRedirection, brand.slug);
    const target = returnTo ?? url ?? own ?? hrefTo('dashboard');
    if (offerDeviceLogin && (await deviceLogin.takeOffer(arnNo))) {
      navigation.go(hrefTo('login/set-type'), { replace: true, returnTo: target });
    } else {
      navigation.go(target, { replace: true });
    }
  };
}
