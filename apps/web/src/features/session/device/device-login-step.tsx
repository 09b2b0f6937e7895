import { useEffect, useState } from 'react';
import { KeyRefusedError, NotRecognisedError, useDeviceLogin } from '../../../lib/device-key.ts';
import type { EnrolledKey } from '../../../lib/session/stored-device-key.ts';
import { failureText } from '../../../parts/one-time-code/failure-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { FingerprintIcon } from '../../../ui/action/icons.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../frame/login.module.css';
import { LoginFrame } from '../frame/login-frame.tsx';
import { Problem } from '../frame/problem.tsx';
import { useEnter } from '../frame/use-enter.ts';
import { PinLogin } from './pin-login.tsx';

interface DeviceLoginStepProps {
  /** The login by code takes over, and says why when it was not the user's wish. */
  onByCode: (because: string | null) => void;
}

/** The key on the phone in place of a code; the code is always one touch away. */
export function DeviceLoginStep({ onByCode }: DeviceLoginStepProps) {
  const deviceLogin = useDeviceLogin();
  const enter = useEnter();
  const [key, setKey] = useState<EnrolledKey | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens.
  useEffect(() => {
    let here = true;
    void deviceLogin.state().then(({ enrolled, biometrics }) => {
      if (!here) return;
      const usable = enrolled && (enrolled.method === 'pin' || biometrics);
      if (usable) setKey(enrolled);
      else onByCode(null);
    });
    return () => {
      here = false;
    };
  }, [deviceLogin]);

  const logIn = async (pin?: string) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await enter(await deviceLogin.logIn(pin), { offerDeviceLogin: false });
    } catch (failure) {
      setBusy(false);
      if (failure instanceof KeyRefusedError && failure.triesLeft === 0) {
        onByCode(
          'This phone can no longer log in without a code. Log in with one; you can set it up again in your profile.',
        );
      } else setError(problemOf(failure));
    }
  };
  if (!key) {
    return (
      <LoginFrame title="Log in" bare>
        <Loading label="Loading the login">
          <Skeleton shape="block" />
        </Loading>
      </LoginFrame>
    );
  }
  const byCode = (
    <Button look="quiet" size="large" wide onClick={() => onByCode(null)}>
      Use a one-time code instead
    </Button>
  );
  return (
    <LoginFrame title={`Welcome back, ${key.name}`} lead={key.arn}>
      {key.method === 'pin' ? (
        <PinLogin busy={busy} error={error} onPin={(pin) => void logIn(pin)} onTyping={() => setError(null)}>
          {byCode}
        </PinLogin>
      ) : (
        <div className={`stack gap-16 above-20 ${styles.form}`}>
          <Button size="large" wide busy={busy} onClick={() => void logIn()}>
            <Icon of={FingerprintIcon} size={20} />{' '}
            {busy ? 'One moment …' : 'Log in with fingerprint or face'}
          </Button>
          <Problem text={error} />
          {byCode}
        </div>
      )}
    </LoginFrame>
  );
}

function problemOf(failure: unknown): string {
  if (failure instanceof NotRecognisedError)
    return 'The phone did not recognise you. Try again or use a code.';
  if (failure instanceof KeyRefusedError) {
    const tries = failure.triesLeft === 1 ? 'One try is' : `${failure.triesLeft} tries are`;
    return `That PIN did not work. ${tries} left; after that you log in with a code.`;
  }
  return failureText(failure, 'pin');
}
