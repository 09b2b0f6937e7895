import { texts } from '@hub/contract';
import type { OtpStatus } from '@hub/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/button.tsx';
import { CODE_LENGTH } from '../../ui/code-digits.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { CodeStatus } from './code-status.tsx';
import styles from './login.module.css';
import { askForCode, type SentCode } from './sent-code.ts';
import { useLogin } from './use-login.ts';

interface CodeFormProps {
  sent: SentCode;
  onSentAgain: (sent: SentCode) => void;
  onOtherArn: () => void;
}

const messageOf = (failure: unknown) =>
  failure instanceof ApiError ? (failure.fields.otp ?? failure.message) : texts.call.failed;

export function CodeForm({ sent, onSentAgain, onOtherArn }: CodeFormProps) {
  const { api, toaster } = useServices();
  const login = useLogin();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [status, setStatus] = useState<OtpStatus>('sent');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const check = async (entered: string) => {
    if (busy) return;
    if (entered.length < CODE_LENGTH) {
      setError(texts.field.otp);
      input.current?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await login(sent.requestId, entered, () => setStatus('verified'));
    } catch (failure) {
      setStatus('failed');
      setError(messageOf(failure));
      setCode('');
      setBusy(false);
      input.current?.focus();
    }
  };
  const sendAgain = async () => {
    try {
      onSentAgain(await askForCode(api, sent.arn, sent.loginAs));
      setStatus('sent');
      setError(null);
      setCode('');
      toaster.show('success', 'A new code is on its way.');
      input.current?.focus();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-otp-status={status}>
      <CodeStatus sent={sent} status={status} onOtherArn={onOtherArn} onSendAgain={() => void sendAgain()}>
        <CodeField
          ref={input}
          label="6-digit code"
          value={code}
          error={error}
          readOnly={busy}
          onChange={(next) => {
            setCode(next);
            setError(null);
            if (next.length === CODE_LENGTH) void check(next);
          }}
        />
      </CodeStatus>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Checking the code …' : 'Log in'}
      </Button>
    </form>
  );
}
