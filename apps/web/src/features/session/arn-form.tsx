import { brand } from 'virtual:brand';
import { texts } from '@hub/contract';
import type { LoginKind } from '@hub/contract/calls/session';
import { parseArn } from '@hub/domain';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { useApi } from '../../lib/react.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './login.module.css';
import { askForCode, type SentCode } from './sent-code.ts';

interface ArnFormProps {
  arn: string;
  loginAs: LoginKind | undefined;
  onArn: (arn: string) => void;
  onSent: (sent: SentCode) => void;
}

/** Any way people type it, also the suffixed form of the internal teams. */
const readArn = (text: string) => parseArn(text, brand.internalTeams.suffix);

export function ArnForm({ arn, loginAs, onArn, onSent }: ArnFormProps) {
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
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
      onSent(await askForCode(api, read, loginAs));
    } catch (failure) {
      setBusy(false);
      refuse(failure instanceof ApiError ? (failure.fields.arn ?? failure.message) : texts.call.failed);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={input}
        label="ARN"
        hint="As on your AMFI card, for example ARN-12345. The number alone will do."
        error={error}
        value={arn}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        required
        onChange={(event) => {
          onArn(event.currentTarget.value);
          setError(null);
        }}
        onBlur={() => {
          const read = readArn(arn);
          if (read) onArn(read);
          else if (arn.trim() !== '') setError(texts.field.arn);
        }}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Sending the code …' : 'Send the code'}
      </Button>
    </form>
  );
}
