import type { LoginKind } from '@hub/domain/session/login-kinds';
import { useApi } from '../../../lib/react.ts';
import { ArnEntry } from '../../../parts/one-time-code/arn-entry.tsx';
import styles from '../frame/login.module.css';
import { type CodeTarget, findContacts } from './sent-code.ts';

interface ArnFormProps {
  arn: string;
  loginAs: LoginKind | undefined;
  onArn: (arn: string) => void;
  onFound: (target: CodeTarget) => void;
}

/** The first step: whose code it is. Where it would go is shown before anything is sent. */
export function ArnForm({ arn, loginAs, onArn, onFound }: ArnFormProps) {
  const api = useApi();
  return (
    <div className={`stack gap-16 above-20 ${styles.form}`}>
      <ArnEntry
        arn={arn}
        isEmployee={loginAs === 'employee'}
        action="Continue"
        busyText="One moment …"
        onArn={onArn}
        send={async (read, pass) => onFound(await findContacts(api, read, loginAs, pass))}
      />
    </div>
  );
}
