import { texts } from '@hub/contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { type EnrolInput, NotRecognisedError, useDeviceLogin } from '../../../lib/device-key.ts';
import { useServices } from '../../../lib/react.ts';
import { NewPinForm } from '../../../parts/pin/new-pin-form.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { FingerprintIcon, PinIcon } from '../../../ui/action/icons.ts';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useReadDevicesAgain } from '../calls/queries.ts';
import styles from './devices.module.css';
import type { ThisDevice } from './use-this-device.ts';

const messageOf = (error: unknown) => {
  if (error instanceof NotRecognisedError) return 'Your phone did not recognise you. Nothing was changed.';
  return error instanceof ApiError ? (error.fields.pin ?? error.message) : texts.call.failed;
};

/** Sets up a login without a code on the phone in one's hand. */
export function ThisDeviceLogin({ arn, device }: { arn: string; device: ThisDevice }) {
  const { toaster } = useServices();
  const deviceLogin = useDeviceLogin();
  const readDevicesAgain = useReadDevicesAgain(arn);
  const [choosingPin, setChoosingPin] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const enrol = async (input: EnrolInput) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await deviceLogin.enrol(input);
      await readDevicesAgain();
      device.readAgain();
      setChoosingPin(false);
      toaster.show('success', 'From now on you log in here without a code.');
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  if (device.ownKeyId !== null) return null;
  const another = device.state?.enrolled;
  return (
    <div className={`stack narrow gap-8 ${styles.switch}`}>
      <p className={`mute text-note ${styles.lead}`}>
        Log in on this phone without waiting for a code. The key stays on it, and you can remove it here.
        {another && another.arn !== arn && ` It now logs in ${another.name}; setting yours up replaces that.`}
      </p>
      {device.state?.biometrics && (
        <Button look="outline" busy={busy} onClick={() => void enrol({ method: 'biometric' })}>
          <Icon of={FingerprintIcon} />
          Use fingerprint or face
        </Button>
      )}
      <Button look="outline" busy={busy} onClick={() => setChoosingPin(true)}>
        <Icon of={PinIcon} />
        Use a PIN
      </Button>
      <p role="alert">{!choosingPin && error}</p>
      {choosingPin && (
        <StaticModal title="A PIN for this phone" onClose={() => setChoosingPin(false)}>
          <NewPinForm
            busy={busy}
            error={error}
            onChosen={(pin) => void enrol({ method: 'pin', pin })}
            onCancel={() => setChoosingPin(false)}
          />
        </StaticModal>
      )}
    </div>
  );
}
