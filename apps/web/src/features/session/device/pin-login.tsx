import { texts } from '@hub/contract';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import type { FocusTarget } from '../../../ui/form/field/field-props.ts';
import { CODE_LENGTH } from '../../../ui/form/text/code-digits.ts';
import { PinField } from '../../../ui/form/text/pin-field.tsx';
import styles from '../frame/login.module.css';

interface PinLoginProps {
  busy: boolean;
  /** Why the last PIN did not work; the boxes are empty again then. */
  error: string | null;
  onPin: (pin: string) => void;
  onTyping: () => void;
  children: ReactNode;
}

export function PinLogin({ busy, error, onPin, onTyping, children }: PinLoginProps) {
  const input = useRef<FocusTarget>(null);
  const [pin, setPin] = useState('');
  const [short, setShort] = useState(false);
  useEffect(() => {
    if (error !== null) setPin('');
    input.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < CODE_LENGTH) setShort(true);
    else onPin(pin);
  };
  return (
    <form className={`stack gap-16 above-20 ${styles.form}`} onSubmit={submit} noValidate>
      <PinField
        ref={input}
        label="Your PIN"
        value={pin}
        error={short ? texts.field.pin : error}
        readOnly={busy}
        onChange={(next) => {
          setPin(next);
          setShort(false);
          if (next !== '') onTyping();
          if (next.length === CODE_LENGTH) onPin(next);
        }}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Checking the PIN …' : 'Log in'}
      </Button>
      {children}
    </form>
  );
}
