import type { DeviceKeyMethod } from '@hub/contract/calls/session/session-devices';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { FingerprintIcon, PinIcon } from '../../../ui/action/icons.ts';
import { Ago } from '../../../ui/date/ago.tsx';
import type { DeviceKey } from '../calls/queries.ts';
import { deviceNameOf } from './device-wording.ts';
import styles from './devices.module.css';

export const methodWording: Readonly<Record<DeviceKeyMethod, string>> = {
  pin: 'PIN',
  biometric: 'fingerprint or face',
};

interface KeyRowProps {
  deviceKey: DeviceKey;
  own: boolean;
  onRemove: () => void;
}

export function KeyRow({ deviceKey, own, onRemove }: KeyRowProps) {
  const { method, createdAt, lastUsedAt } = deviceKey;
  const name = deviceNameOf(deviceKey);
  return (
    <li className={styles.row}>
      <span className={styles.drawing}>
        <Icon of={method === 'pin' ? PinIcon : FingerprintIcon} size={20} />
      </span>
      <div>
        <p className="row wrap gap-2-8 strong anywhere">
          {name}
          {own && ' (this device)'}
        </p>
        <p className={`mute text-note anywhere ${styles.meta}`}>
          By {methodWording[method]},{' '}
          {lastUsedAt === null ? (
            <>
              set up <Ago at={createdAt} />
            </>
          ) : (
            <>
              used <Ago at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button
        look="outline"
        size="compact"
        aria-label={`Remove ${methodWording[method]} login from ${name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}
