import { useState } from 'react';
import { Button } from './button.tsx';

interface MaskedTextProps {
  /** What it is, for the button's name: "mobile number". */
  what: string;
  masked: string;
  /** Absent where the whole text never reached this device. */
  whole?: string;
}

/** A private value, hidden until someone asks for it. */
export function MaskedText({ what, masked, whole }: MaskedTextProps) {
  const [shown, setShown] = useState(false);
  return (
    <span>
      <span>{shown && whole ? whole : masked}</span>
      {whole && (
        <Button look="quiet" size="compact" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'} <span className="visually-hidden">{what}</span>
        </Button>
      )}
    </span>
  );
}
