import { texts } from '@hub/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../../lib/react.ts';
import { ArnField } from '../../../parts/one-time-code/arn-field.tsx';
import { DeviceCheck } from '../../../parts/one-time-code/device-check.tsx';
import { failureText } from '../../../parts/one-time-code/failure-text.ts';
import { readArn } from '../../../parts/one-time-code/typed-arn.ts';
import { useLetThrough } from '../../../parts/one-time-code/use-let-through.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { FocusTarget } from '../../../ui/form/field-props.ts';
import { type SentCode, sendCode } from './sent-code.ts';
import styles from './start.module.css';

interface ArnStepProps {
  arn: string;
  onArn: (arn: string) => void;
  onSent: (sent: SentCode) => void;
}

export function ArnStep({ arn, onArn, onSent }: ArnStepProps) {
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
      onSent(await letThrough(read, (pass) => sendCode(api, read, pass)));
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
        onArn={(next) => {
          onArn(next);
          setError(null);
        }}
      />
      <DeviceCheck progress={letThrough.progress} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Sending the code …' : 'Send the code'}
      </Button>
      <p className={styles.text}>
        The code goes to the mobile number or e-mail address in AMFI’s record of your ARN. An application that
        you have begun opens where you left it.
      </p>
    </form>
  );
}
