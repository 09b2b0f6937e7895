import { Ago } from '../../ui/ago.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LaptopIcon, MobileIcon } from '../../ui/icons.ts';
import { Moment } from '../../ui/moment.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { deviceNameOf, platformWording } from './device-wording.ts';
import styles from './devices.module.css';
import type { SignedInDevice } from './queries.ts';

interface DeviceRowProps {
  device: SignedInDevice;
  busy: boolean;
  onSignOut: () => void;
}

export function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const { platform, address, signedInAt, lastUsedAt, current } = device;
  const name = deviceNameOf(device);
  return (
    <li className={styles.row} data-current={current || undefined}>
      <span className={styles.drawing}>
        <Icon of={platform === 'web' ? LaptopIcon : MobileIcon} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>
          {name !== platformWording[platform] && `${platformWording[platform]} · `}
          {current ? (
            'in use now'
          ) : (
            <>
              used <Ago at={lastUsedAt} />
            </>
          )}
        </p>
        <p className={styles.meta}>
          Signed in <Moment at={signedInAt} />
          {address && ` from ${address}`}
        </p>
      </div>
      {current ? (
        <StatusChip tone="good">This device</StatusChip>
      ) : (
        <Button look="outline" size="compact" busy={busy} aria-label={`Sign out ${name}`} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </li>
  );
}
