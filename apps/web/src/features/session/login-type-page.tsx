import { isNative } from '@hub/domain';
import { useProfile, useServices } from '../../lib/react.ts';
import { DeviceLoginOffer } from './device/device-login-offer.tsx';
import { LoginFrame } from './frame/login-frame.tsx';
import { LoginWays } from './frame/login-ways.tsx';
import { WithoutLogin } from './without-login.tsx';

/** How the next login goes: in the app, once logged in, with a PIN or a fingerprint; before that, as whom. */
export function Page() {
  const { platform } = useServices();
  const profile = useProfile();
  if (profile && isNative(platform.kind)) return <DeviceLoginOffer />;
  return (
    <LoginFrame title="Who is logging in?" lead="Each has a login page of its own.">
      <LoginWays />
      {!profile && <WithoutLogin />}
    </LoginFrame>
  );
}
