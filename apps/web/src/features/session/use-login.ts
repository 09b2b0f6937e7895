import { brand } from 'virtual:brand';
import { saveLoginDetails, validateSendOtp } from '@hub/contract/calls/session';
import { useServices } from '../../lib/react.ts';
import type { Services } from '../../lib/services.ts';
import { hrefTo, useNavigation } from '../../ui/navigation.ts';
import { useReturnTo } from '../../ui/return-to.ts';
import { safeReturn } from '../../ui/safe-return.ts';

/** The user log (Spec §7). Nobody waits for it, and its failure changes nothing. */
async function recordLogin({ api, platform, campaign }: Services): Promise<void> {
  const [device, appVersion, kept] = await Promise.all([
    platform.device(),
    platform.installedVersion(),
    campaign.read(),
  ]);
  const about = Object.keys(kept).length > 0 ? { campaign: { ...kept } } : {};
  const details = { platform: platform.kind, appVersion, device, ...about };
  await api.call(saveLoginDetails, details, { background: true });
}

/** Checks the code, opens the session and goes where the user wanted to. Rejects when the code is refused. */
export function useLogin() {
  const services = useServices();
  const navigation = useNavigation();
  const returnTo = useReturnTo();
  return async (requestId: string, otp: string, onVerified: () => void): Promise<void> => {
    const { api, platform, session } = services;
    const device = await platform.device();
    const result = await api.call(validateSendOtp, { requestId, otp, device });
    onVerified();
    if ('standing' in result) return navigation.go(`${hrefTo('empanelment')}?arn=${result.arn}`);
    await session.login(result);
    void recordLogin(services).catch(() => {});
    const own = safeReturn(result.profile.postLoginRedirection, brand.slug);
    navigation.go(returnTo ?? own ?? hrefTo('dashboard'), { replace: true });
  };
}
