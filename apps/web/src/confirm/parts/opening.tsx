import { useEffect, useState } from 'react';
import type { Failure } from '../link/request.ts';
import { failureTexts } from '../link/texts.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';
import styles from './opening.module.css';

const slowAfter = 5000;

/** The outline of what comes; after a while it says that the line is slow. */
export function Loading({ what }: { what: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="stack gap-16" role="status">
      <p className={isSlow ? undefined : 'visually-hidden'}>
        {isSlow ? `Still loading ${what}. Your connection may be slow.` : `Loading ${what}`}
      </p>
      <span className={styles.title} />
      <span className={styles.card} />
      <span className={styles.card} />
    </div>
  );
}

interface CouldNotOpenProps {
  failure: Failure;
  onRetry: () => void;
  /** What is said of a failure on our side, where something was confirmed before. */
  broken?: string | undefined;
}

export function CouldNotOpen({ failure, onRetry, broken = failureTexts.broken.text }: CouldNotOpenProps) {
  const { kind, message } = failure;
  const { title, text } = failureTexts[kind];
  return (
    <Message
      tone={kind === 'broken' ? 'bad' : 'wait'}
      title={title}
      text={kind === 'refused' ? message : kind === 'broken' ? broken : text}
    >
      <Button onClick={onRetry}>Try again</Button>
    </Message>
  );
}
