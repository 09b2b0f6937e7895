import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import view from './view.module.css';

interface StatementStatesProps<Data> {
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** What can always be asked for. */
  onThisYear: () => void;
  children: (data: Data) => ReactNode;
}

/** What was asked for and cannot be, such as a year to come: the words at the field say why. */
const whyNot = (error: Error): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields)[0] : undefined;

/** A statement while it is made, when it could not be, and when it is there. */
export function StatementStates<Data>({ query, onThisYear, children }: StatementStatesProps<Data>) {
  const { data, error, isPlaceholderData, refetch } = query;
  const hasFailed = error !== null && (!data || isPlaceholderData);
  if (hasFailed) {
    const why = whyNot(error);
    if (why !== undefined) {
      return (
        <Card>
          <EmptyState title="There is no such statement" text={why}>
            <Button look="outline" onClick={onThisYear}>
              Show this year
            </Button>
          </EmptyState>
        </Card>
      );
    }
  }
  if (!data || hasFailed) {
    return (
      <Card>
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The statement could not be made"
          loading="Making the statement"
          lines={['title', 'long', 'block', 'block']}
        />
      </Card>
    );
  }
  return (
    <div className={`stack gap-16 ${view.view}`} aria-busy={isPlaceholderData}>
      {children(data)}
    </div>
  );
}
