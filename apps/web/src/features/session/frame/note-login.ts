import { saveDevice } from '@hub/contract/calls/profile/profile';
import { saveLoginDetails } from '@hub/contract/calls/session/session';
import { isNative } from '@hub/domain';
import type { Services } from '../../../lib/services.ts';

/** The user log, and what a push needs (Spec §7): on native always, on the web where it was turned on. Nobody waits for it; its failure changes nothing. */
export async function noteLogin({ api, platform, campaign }: Services): Promise<void> {
  const [device, appVersion, saved] = await Promise.all([
    platform.device(),
    platform.installedVersion(),
    campaign.read(),
  ]);
  const about = Object.keys(saved).length > 0 ? { campaign: { ...saved } } : {};
  await api.call(saveLoginDetails, { platform: platform.kind, appVersion, device, ...about });
  const isWeb = !isNative(platform.kind);
  if (isWeb && globalThis.Notification?.permission !== 'granted') return;
  // Only a permission given before counts: a login is no moment to ask for one.
  const [osVersion, pushToken] = await Promise.all([
    platform.osVersion(),
    platform.push.register({ request: false }),
  ]);
  if (isWeb && pushToken === null) return;
  const token = pushToken === null ? {} : { pushToken };
  await api.call(saveDevice, { ...device, osVersion, appVersion, ...token });
}
