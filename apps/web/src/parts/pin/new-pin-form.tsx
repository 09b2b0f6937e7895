import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import type { FocusTarget } from '../../ui/form/field/field-props.ts';
import { CODE_LENGTH } from '../../ui/form/text/code-digits.ts';
import { PinField } from '../../ui/form/text/pin-field.tsx';
import styles from './new-pin-form.module.css';
import { isWeakPin } from './weak-pin.ts';

interface NewPinFormProps {
  /** Why the chosen PIN could not be kept; the form begins anew. */
  error?: string | null;
  busy?: boolean;
  onChosen: (pin: string) => void;
  onCancel: () => void;
}

const labels = { first: 'Choose a 6-digit PIN', again: 'Enter it once more' } as const;

/** Six digits twice, so that nobody is locked out by a slip of the finger. */
export function NewPinForm({ error = null, busy = false, onChosen, onCancel }: NewPinFormProps) {
  const input = useRef<FocusTarget>(null);
  const [first, setFirst] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const step = first === null ? 'first' : 'again';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins in the field.
  useEffect(() => input.current?.focus(), [step]);
  useEffect(() => {
    if (error) {
      setFirst(null);
      setPin('');
    }
  }, [error]);

  const start = (why: string | null, chosen: string | null) => {
    setRefused(why);
    setFirst(chosen);
    setPin('');
  };
  const take = (entered: string) => {
    if (entered.length < CODE_LENGTH) setRefused('A PIN has 6 digits.');
    else if (first === null) {
      if (isWeakPin(entered)) start('This PIN is easy to guess. Choose another one.', null);
      else start(null, entered);
    } else if (entered === first) onChosen(entered);
    else start('The two PINs do not match. Choose it again.', null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) take(pin);
  };
  return (
    <form className="stack gap-20" onSubmit={submit} noValidate>
      <PinField
        key={step}
        ref={input}
        label={labels[step]}
        value={pin}
        error={refused ?? error}
        readOnly={busy}
        onChange={(next) => {
          setPin(next);
          setRefused(null);
          if (next.length === CODE_LENGTH && !busy) take(next);
        }}
      />
      <div className={`flex gap-8 ${styles.actions}`}>
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {step === 'first' ? 'Next' : 'Set the PIN'}
        </Button>
      </div>
    </form>
  );
}
