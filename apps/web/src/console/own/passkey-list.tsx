import { loginTexts } from '@hub/contract/console/login-texts';
import type { ReactNode } from 'react';
import { Ago } from '../../ui/date/ago.tsx';
import { dayText } from '../../ui/date/moment.tsx';
import styles from './own.module.css';

const texts = loginTexts.own;

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  empty: string;
  action?: ((passkey: Passkey) => ReactNode) | undefined;
}

export function PasskeyList({ passkeys, empty, action }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="mute">{empty}</p>;
  return (
    <ul className={styles.rows}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="row wrap gap-8">
          <b>{passkey.name}</b>
          <span className="mute">
            {texts.made} {dayText(passkey.createdAt)} ·{' '}
            {passkey.usedAt === null ? (
              texts.neverUsed
            ) : (
              <>
                {texts.used} <Ago at={passkey.usedAt} />
              </>
            )}
          </span>
          {action && <span className={styles.end}>{action(passkey)}</span>}
        </li>
      ))}
    </ul>
  );
}
