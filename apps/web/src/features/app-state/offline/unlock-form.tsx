import { texts } from '@hub/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OfflineCopy, Opened } from '../../../lib/offline/offline-copy.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { FocusTarget } from '../../../ui/form/field/field-props.ts';
import { CODE_LENGTH } from '../../../ui/form/text/code-digits.ts';
import { PinField } from '../../../ui/form/text/pin-field.tsx';
import styles from './offline.module.css';

interface UnlockFormProps {
  copy: OfflineCopy;
  onOpened: (opened: Extract<Opened, { kind: 'open' }>) => void;
  onGone: () => void;
  onClose: () => void;
}

const wrongText = (triesLeft: number) =>
  `That PIN did not work. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left; after that the copy is removed.`;

export function UnlockForm({ copy, onOpened, onGone, onClose }: UnlockFormProps) {
  const input = useRef<FocusTarget>(null);
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a wrong PIN the field is typed in again.
  useEffect(() => input.current?.focus(), [error]);
  const open = async (entered: string) => {
    if (busy) return;
    if (entered.length < CODE_LENGTH) return setError(texts.field.pin);
    setBusy(true);
    setError(null);
    try {
      const opened = await copy.open(entered);
      if (opened.kind === 'open') return onOpened(opened);
      if (opened.kind === 'gone') return onGone();
      setError(wrongText(opened.triesLeft));
    } catch {
      setError('The copy could not be opened. This device may have no space left.');
    }
    setPin('');
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open(pin);
  };
  return (
    <form className={`stack gap-12 above-20 ${styles.unlock}`} onSubmit={submit} noValidate>
      <PinField
        ref={input}
        label="Your offline PIN"
        value={pin}
        error={error}
        readOnly={busy}
        onChange={(next) => {
          setPin(next);
          if (next !== '') setError(null);
          if (next.length === CODE_LENGTH) void open(next);
        }}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Checking the PIN …' : 'Open'}
      </Button>
      <Button look="quiet" size="large" wide onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
