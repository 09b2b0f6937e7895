import { loginTexts } from '@hub/contract/console/login-texts';
import type { StaffSessionRow } from '@hub/contract/console/staff-calls';
import type { ReactNode } from 'react';
import { Ago } from '../../ui/date/ago.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import styles from './own.module.css';

const texts = loginTexts.own;

interface SessionListProps {
  sessions: readonly StaffSessionRow[];
  empty: string;
  action?: (session: StaffSessionRow) => ReactNode;
}

/** Where somebody is or was logged in. */
export function SessionList({ sessions, empty, action }: SessionListProps) {
  if (sessions.length === 0) return <p className="mute">{empty}</p>;
  return (
    <ul className={styles.rows}>
      {sessions.map((session) => (
        <li key={session.id} className="row wrap gap-8">
          <b>{session.device}</b>
          <span className="mute">
            {session.address} · {texts.methods[session.method]} · <Ago at={session.seenAt} />
          </span>
          {session.isOwn && (
            <StatusChip tone="good" plain>
              {texts.thisOne}
            </StatusChip>
          )}
          <span className={`row gap-8 ${styles.end}`}>
            {session.endedAt === null ? (
              (action?.(session) ?? <span className="mute">{texts.open}</span>)
            ) : (
              <span className="mute">
                {texts.ended} <Ago at={session.endedAt} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
