import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

const outlines = {
  block: { shape: 'block' },
  title: { shape: 'title', width: 'medium' },
  'short title': { shape: 'title', width: 'short' },
  long: { width: 'long' },
  medium: { width: 'medium' },
  short: { width: 'short' },
} as const;

export interface QueryStateProps {
  error: Error | null;
  onRetry: () => unknown;
  /** What could not be done, in the user's words. */
  failed: string;
  /** What is said while it is read, with `lines` as its outline; or an outline of its own. None where parts have theirs. */
  loading?: ReactNode;
  lines?: readonly (keyof typeof outlines)[];
  /** What failed stands in a card, where what is read has cards of its own. */
  failsInCard?: boolean;
}

/**
 * In place of what a query has not answered yet: it loads, or it failed and is tried again. Lists have `ListStates`.
 *
 *   if (!data) return <QueryState error={error} onRetry={refetch} failed="…" loading="Loading the …" lines={['block']} />;
 */
export function QueryState(props: QueryStateProps) {
  const { error, onRetry, failed, loading, lines = [], failsInCard = false } = props;
  if (error) {
    const state = <ErrorState title={failed} error={error} onRetry={() => void onRetry()} />;
    return failsInCard ? <Card>{state}</Card> : state;
  }
  if (typeof loading !== 'string') return loading;
  return (
    <Loading label={loading}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines never change
        <Skeleton key={at} {...outlines[line]} />
      ))}
    </Loading>
  );
}
