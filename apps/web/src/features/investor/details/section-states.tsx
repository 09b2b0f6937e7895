import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';

interface SectionStatesProps<Data> {
  query: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** What could not be done, in the user's words. */
  failed: string;
  loading: string;
  children: (data: Data) => ReactNode;
}

/** One section of a page: it loads and fails alone, and the rest stands. */
export function SectionStates<Data>({ query, failed, loading, children }: SectionStatesProps<Data>) {
  const { data, error, refetch } = query;
  if (data) return children(data);
  return (
    <Card>
      {error ? (
        <ErrorState title={failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={loading}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Loading>
      )}
    </Card>
  );
}
