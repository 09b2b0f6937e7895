import { texts } from '@hub/contract';
import type { LoginKind } from '@hub/domain/session/login-kinds';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../lib/react.ts';
import { ArnField } from '../../parts/one-time-code/arn-field.tsx';
import { DeviceCheck } from '../../parts/one-time-code/device-check.tsx';
import { failureText } from '../../parts/one-time-code/failure-text.ts';
import { readArn } from '../../parts/one-time-code/typed-arn.ts';
import { useLetThrough } from '../../parts/one-time-code/use-let-through.ts';
import { Button } from '../../ui/action/button.tsx';
import type { FocusTarget } from '../../ui/form/field-props.ts';
import styles from './login.module.css';
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
  const letThrough = useLetThrough();
  const input = useRef<FocusTarget>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readArn(arn);
    if (read === null) return refuse(texts.field.arn);
    onArn(read);
    setError(null);
    setBusy(true);
    try {
      onFound(await letThrough(read, (pass) => findContacts(api, read, loginAs, pass)));
    } catch (failure) {
      setBusy(false);
      refuse(failureText(failure, 'arn'));
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ArnField
        ref={input}
        value={arn}
        error={error}
        isEmployee={loginAs === 'employee'}
        onArn={(next) => {
          onArn(next);
          setError(null);
        }}
      />
      <DeviceCheck progress={letThrough.progress} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'One moment …' : 'Continue'}
      </Button>
    </form>
  );
}
