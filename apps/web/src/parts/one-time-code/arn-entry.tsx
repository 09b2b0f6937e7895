import { texts } from '@hub/contract';
import type { Arn } from '@hub/domain';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import type { FocusTarget } from '../../ui/form/field/field-props.ts';
import { ArnField } from './arn-field.tsx';
import { DeviceCheck } from './device-check.tsx';
import { failureText } from './failure-text.ts';
import type { Pass } from './let-through.ts';
import { readArn } from './typed-arn.ts';
import { useLetThrough } from './use-let-through.ts';

interface ArnEntryProps {
  arn: string;
  isEmployee?: boolean | undefined;
  /** What the button does, and what it says meanwhile. */
  action: string;
  busyText: string;
  onArn: (arn: string) => void;
  /** Asks for what follows and goes on; rejects when it is refused. */
  send: (arn: Arn, pass: Pass) => Promise<void>;
  /** Below the button. */
  children?: ReactNode;
}

/** The step before the code: whose it is. */
export function ArnEntry({ arn, isEmployee, action, busyText, onArn, send, children }: ArnEntryProps) {
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
      await letThrough(read, (pass) => send(read, pass));
    } catch (failure) {
      setBusy(false);
      refuse(failureText(failure, 'arn'));
    }
  };
  return (
    <form className="stack gap-16" onSubmit={(event) => void submit(event)} noValidate>
      <ArnField
        ref={input}
        value={arn}
        error={error}
        isEmployee={isEmployee}
        onArn={(next) => {
          onArn(next);
          setError(null);
        }}
      />
      <DeviceCheck progress={letThrough.progress} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? busyText : action}
      </Button>
      {children}
    </form>
  );
}
