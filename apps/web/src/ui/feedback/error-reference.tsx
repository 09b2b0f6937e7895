import { useState } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { Button } from '../action/button.tsx';
import styles from './states.module.css';

/** As much of a request's id as somebody reads out on the telephone; the server's log has the whole. */
const SPOKEN = 8;

/** The request's id in the server's log; null where no call failed, or none arrived. */
const referenceOf = (error: unknown): string | null => (error instanceof ApiError ? error.reference : null);

/** What to quote to whoever helps: `Reference 0b9ce1d6`, the whole id on copying. */
export function ErrorReference({ error }: { error: unknown }) {
  const reference = referenceOf(error);
  const [copied, setCopied] = useState(false);
  if (reference === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // It stands there to be read.
    }
  };
  return (
    <p className={`row wrap gap-0-8 mute text-note ${styles.reference}`}>
      <span>
        Reference <code>{reference.slice(0, SPOKEN)}</code>
      </span>
      <Button look="quiet" size="compact" aria-label="Copy the reference" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </p>
  );
}
