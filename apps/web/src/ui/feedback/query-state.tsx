import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { isNotThere } from './not-there.ts';
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

interface QueryStateProps {
  error: Error | null;
  onRetry: () => unknown;
  /** What could not be done, in the user's words. */
  failed: string;
  /** What is said while it is read, with `lines` as its outline; or an outline of its own. None where parts have theirs. */
  loading?: ReactNode;
  lines?: readonly (keyof typeof outlines)[];
  /** What failed stands in a card, where what is read has cards of its own. */
  failsInCard?: boolean;
  /** The name of the page, where the heading comes with what is read. */
  heading?: string;
  /** In place of the failure, where there is no such thing. */
  notThere?: ReactNode;
}

/**
 * In place of what a query has not answered yet: it loads, or it failed and is tried again. Lists have `ListStates`.
 *
 *   if (!data) return <QueryState error={error} onRetry={refetch} failed="…" loading="Loading the …" lines={['block']} />;
 */
export function QueryState(props: QueryStateProps) {
  const { error, loading, lines = [], failsInCard = false } = props;
  if (error) {
    const state = <Failed {...props} error={error} />;
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

function Failed({ error, onRetry, failed, heading, notThere }: QueryStateProps & { error: Error }) {
  return (
    <>
      {heading && (
        <h1 tabIndex={-1} className="visually-hidden">
          {heading}
        </h1>
      )}
      {notThere && isNotThere(error) ? (
        notThere
      ) : (
        <ErrorState title={failed} error={error} onRetry={() => void onRetry()} />
      )}
    </>
  );
}
