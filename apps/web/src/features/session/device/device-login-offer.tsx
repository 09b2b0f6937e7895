import { useEffect, useState } from 'react';
import {
  type DeviceLoginState,
  type EnrolInput,
  NotRecognisedError,
  useDeviceLogin,
} from '../../../lib/device-key.ts';
import { useServices } from '../../../lib/react.ts';
import { failureText } from '../../../parts/one-time-code/failure-text.ts';
import { NewPinForm } from '../../../parts/pin/new-pin-form.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { FingerprintIcon, PinIcon } from '../../../ui/action/icons.ts';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { useReturnTo } from '../../../ui/navigation/return-to.ts';
import styles from '../frame/login.module.css';
import { LoginFrame } from '../frame/login-frame.tsx';
import { Problem } from '../frame/problem.tsx';

function useDeviceLoginState(): DeviceLoginState | null {
  const deviceLogin = useDeviceLogin();
  const [state, setState] = useState<DeviceLoginState | null>(null);
  useEffect(() => {
    let here = true;
    void deviceLogin.state().then((now) => here && setState(now));
    return () => {
      here = false;
    };
  }, [deviceLogin]);
  return state;
}

/** Sets the next login up on this phone. */
function useEnrol(onDone: () => void) {
  const { toaster } = useServices();
  const deviceLogin = useDeviceLogin();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const enrol = async (input: EnrolInput) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await deviceLogin.enrol(input);
      toaster.show('success', 'Done. Next time you log in without a code.');
      onDone();
    } catch (failure) {
      setBusy(false);
      setError(
        failure instanceof NotRecognisedError
          ? 'The phone did not recognise you. Try again, or set a PIN.'
          : failureText(failure, 'pin'),
      );
    }
  };
  return { enrol, busy, error, clear: () => setError(null) };
}

/** Shown once after a login by code: the next one can do without. */
export function DeviceLoginOffer() {
  const navigation = useNavigation();
  const target = useReturnTo() ?? hrefTo('dashboard');
  const state = useDeviceLoginState();
  const [choosing, setChoosing] = useState(false);

  const goOn = () => navigation.go(target, { replace: true });
  const { enrol, busy, error, clear } = useEnrol(goOn);
  if (choosing) {
    return (
      <LoginFrame title="Set a PIN" lead="You enter it in place of the code, on this phone only." bare>
        <div className={`stack gap-16 above-20 ${styles.form}`}>
          <NewPinForm
            busy={busy}
            error={error}
            onChosen={(pin) => void enrol({ method: 'pin', pin })}
            onCancel={() => setChoosing(false)}
          />
        </div>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame
      title="Log in faster next time"
      lead="Without waiting for a code, on this phone only. You can switch it off in your profile."
      bare
    >
      <div className={`stack gap-16 above-20 ${styles.form}`}>
        {state?.biometrics && (
          <Button size="large" wide busy={busy} onClick={() => void enrol({ method: 'biometric' })}>
            <Icon of={FingerprintIcon} size={20} /> Use fingerprint or face
          </Button>
        )}
        <Button
          size="large"
          look={state?.biometrics ? 'outline' : 'primary'}
          wide
          onClick={() => {
            clear();
            setChoosing(true);
          }}
        >
          <Icon of={PinIcon} size={20} /> Set a PIN
        </Button>
        <Problem text={error} />
        <Button look="quiet" size="large" wide onClick={goOn}>
          Not now
        </Button>
      </div>
    </LoginFrame>
  );
}
