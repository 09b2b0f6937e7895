import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { DatedText } from '../date/dated-text.tsx';
import { ErrorReference } from './error-reference.tsx';
import styles from './states.module.css';

interface StateProps {
  title: string;
  text: string;
  /** What to do next. */
  children?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, children }: StateProps) {
  return (
    <div className={styles.state}>
      <strong>{title}</strong>
      <p className="mute">
        <DatedText>{text}</DatedText>
      </p>
      {children && <div className="flex wrap gap-8 above-8">{children}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** What could not be done, in the user's words. */
  title: string;
  /** Why, with the reference to quote. */
  error: Error | null;
  onRetry?: () => void;
}

export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <strong>{title}</strong>
      {error?.message && <p className="mute">{error.message}</p>}
      <ErrorReference error={error} />
      {onRetry && (
        <div className="flex wrap gap-8 above-8">
          <Button look="outline" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
