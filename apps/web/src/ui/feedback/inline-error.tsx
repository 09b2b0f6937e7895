import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { AlertIcon } from '../action/icons.ts';

interface InlineErrorProps {
  /** What could not be done, in the user's words. */
  children: ReactNode;
  onRetry: () => unknown;
}

/** A query that failed beside what stands on the page: one line, and another try. In its place stands `QueryState`. */
export const InlineError = ({ children, onRetry }: InlineErrorProps) => (
  <div role="alert" className="row wrap gap-8 danger">
    <Icon of={AlertIcon} size={16} />
    <span>{children}</span>
    <Button look="outline" size="compact" onClick={() => void onRetry()}>
      Try again
    </Button>
  </div>
);
