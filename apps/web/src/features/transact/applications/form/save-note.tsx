import { Icon } from '../../../../ui/action/icon.tsx';
import { AlertIcon, CheckIcon, ClockIcon } from '../../../../ui/action/icons.ts';
import type { SaveState } from '../../../../ui/form/draft/server-draft.ts';
import styles from './application.module.css';

const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

function words(save: SaveState): string {
  switch (save.kind) {
    case 'new':
      return 'Saved automatically once there is a PAN';
    case 'changed':
    case 'saving':
      return 'Saving …';
    case 'saved':
      return `Saved ${time.format(save.at)}`;
    case 'offline':
      return 'Offline: saved on this device, sent when you are back';
    case 'failed':
      return `Not saved: ${save.message}`;
  }
}

/** Where what was typed is now. */
export function SaveNote({ save }: { save: SaveState }) {
  const icon =
    save.kind === 'saved'
      ? CheckIcon
      : save.kind === 'offline' || save.kind === 'failed'
        ? AlertIcon
        : ClockIcon;
  return (
    <span className={`inline middle gap-8 ${styles.saved}`} role="status" data-kind={save.kind}>
      <Icon of={icon} size={14} /> {words(save)}
    </span>
  );
}
