import { useState } from 'react';
import { Button } from '../action/button.tsx';
import styles from './masked-text.module.css';

interface MaskedTextProps {
  /** What it is, for the button's name: "mobile number". */
  what: string;
  masked: string;
  /** The whole text where it is on this device already. */
  whole?: string;
  /** Fetches the whole text when it is asked for, each time anew; null when there is none. */
  reveal?: () => Promise<string | null>;
}

/** A private value, hidden until someone asks for it, and again after the second tap. Nothing keeps it. */
export function MaskedText({ what, masked, whole, reveal }: MaskedTextProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const show = async () => {
    if (!reveal) {
      setShown(whole ?? null);
      return;
    }
    setState('busy');
    try {
      const text = await reveal();
      setShown(text);
      setState(text === null ? 'failed' : 'ready');
    } catch {
      setState('failed');
    }
  };
  const isShown = shown !== null;
  return (
    <span className={styles.box}>
      <span className="figures">{shown ?? masked}</span>
      {(whole || reveal) && (
        <Button
          look="quiet"
          size="compact"
          className={styles.button}
          aria-pressed={isShown}
          busy={state === 'busy'}
          onClick={() => (isShown ? setShown(null) : void show())}
        >
          {state === 'busy' ? 'Wait…' : isShown ? 'Hide' : state === 'failed' ? 'Try again' : 'Show'}{' '}
          <span className="visually-hidden">{what}</span>
        </Button>
      )}
      <span role="status" className="danger text-small hides-empty">
        {state === 'failed' && 'Could not be shown'}
      </span>
    </span>
  );
}
