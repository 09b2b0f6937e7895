import { useState } from 'react';
import { useDeviceLogin } from '../../../lib/device-key.ts';
import { useServices } from '../../../lib/react.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';
import { type DeviceKey, useDevices, useReadDevicesAgain, useRemoveKey } from '../calls/queries.ts';
import { deviceNameOf } from './device-wording.ts';
import styles from './devices.module.css';
import { KeyRow, methodWording } from './key-row.tsx';
import { ThisDeviceLogin } from './this-device-login.tsx';
import { useThisDevice } from './use-this-device.ts';

/** The devices that can log in without a code. In a browser the card is there once some device can. */
export function SignInCard({ arn }: { arn: string }) {
  const { data } = useDevices(arn);
  const keys = data?.deviceKeys;
  const device = useThisDevice(arn, keys);
  if (!keys || (keys.length === 0 && !device.state?.available)) return null;
  return (
    <Card title="PIN and biometric login">
      {device.state?.available ? (
        <ThisDeviceLogin arn={arn} device={device} />
      ) : (
        <p className={`mute text-note ${styles.lead}`}>
          These devices can log in as you without a code. It is set up in the app.
        </p>
      )}
      {keys.length > 0 && (
        <Keys arn={arn} keys={keys} ownKeyId={device.ownKeyId} onOwnGone={device.readAgain} />
      )}
    </Card>
  );
}

interface KeysProps {
  arn: string;
  keys: readonly DeviceKey[];
  ownKeyId: string | null;
  onOwnGone: () => void;
}

function Keys({ arn, keys, ownKeyId, onOwnGone }: KeysProps) {
  const { toaster } = useServices();
  const deviceLogin = useDeviceLogin();
  const readAgain = useReadDevicesAgain(arn);
  const removeKey = useRemoveKey(arn);
  const [requesting, setRequesting] = useState<DeviceKey | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async (key: DeviceKey) => {
    if (busy) return;
    setBusy(true);
    try {
      if (key.id === ownKeyId) {
        await deviceLogin.remove();
        onOwnGone();
        await readAgain();
      } else await removeKey.mutateAsync(key.id);
      toaster.show('success', `${deviceNameOf(key)} needs a code to log in now.`);
    } catch {
      // The toast of the mutation has said it.
    } finally {
      setBusy(false);
      setRequesting(null);
    }
  };
  return (
    <>
      <ul className={styles.rows} aria-label="Devices that log in without a code">
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            deviceKey={key}
            own={key.id === ownKeyId}
            onRemove={() => setRequesting(key)}
          />
        ))}
      </ul>
      {requesting && (
        <ConfirmModal
          title={`Remove ${methodWording[requesting.method]} login?`}
          confirm="Remove it"
          busy={busy}
          onConfirm={() => void remove(requesting)}
          onClose={() => setRequesting(null)}
        >
          <p>
            {requesting.id === ownKeyId ? 'This device' : deviceNameOf(requesting)} will need a login code
            next time. It can be set up again there.
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
