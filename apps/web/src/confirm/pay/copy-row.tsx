import { useState } from 'react';
import styles from './payment-under-way.module.css';

interface CopyRowProps {
  label: string;
  value: string;
  /** What is copied, where a bank's form wants it written otherwise. */
  copied?: string;
}

export function CopyRow({ label, value, copied = value }: CopyRowProps) {
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  async function copy() {
    try {
      // Not there at all without TLS.
      await navigator.clipboard.writeText(copied);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return (
    <div className={`pad-8-0 ${styles.row}`}>
      <dt>{label}</dt>
      <dd>
        <span className="grow shrink strong figures anywhere">{value}</span>
        <button type="button" aria-label={`Copy ${label.toLowerCase()}`} onClick={copy}>
          Copy
        </button>
        <span role="status" className={`success text-body ${styles.copied}`}>
          {state === 'copied' && 'Copied'}
          {state === 'failed' && 'Press and hold the text to copy it'}
        </span>
      </dd>
    </div>
  );
}
