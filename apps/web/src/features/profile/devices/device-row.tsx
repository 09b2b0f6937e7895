import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { LaptopIcon, MobileIcon } from '../../../ui/action/icons.ts';
import { Ago } from '../../../ui/date/ago.tsx';
import { dayText, momentText } from '../../../ui/date/moment.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import type { SignedInDevice } from '../calls/queries.ts';
import { deviceNameOf, platformWording } from './device-wording.ts';
import styles from './devices.module.css';

interface DeviceRowProps {
  device: SignedInDevice;
  busy: boolean;
  onSignOut: () => void;
}

export function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const { platform, address, signedInAt, lastUsedAt, current } = device;
  const name = deviceNameOf(device);
  const kind = name !== platformWording[platform] && platformWording[platform];
  return (
    <li className={styles.row} data-current={current || undefined}>
      <span className={styles.drawing}>
        <Icon of={platform === 'web' ? LaptopIcon : MobileIcon} size={20} />
      </span>
      <div>
        <p className="row wrap gap-2-8 strong anywhere">
          {name}
          {current && <StatusChip tone="good">This device</StatusChip>}
        </p>
        <p className={`mute text-note anywhere ${styles.meta}`}>
          {[kind, address].filter(Boolean).join(' · ')}
        </p>
        <p className={`mute text-note anywhere ${styles.meta}`}>
          {current ? (
            'In use now'
          ) : (
            <>
              Used <Ago at={lastUsedAt} />
            </>
          )}
          {', since '}
          <time dateTime={signedInAt} title={momentText(signedInAt)}>
            {dayText(signedInAt)}
          </time>
        </p>
      </div>
      <Button
        look="outline"
        size="compact"
        busy={busy}
        aria-label={current ? 'Log out of this device' : `Log out ${name}`}
        onClick={onSignOut}
      >
        Log out
      </Button>
    </li>
  );
}
