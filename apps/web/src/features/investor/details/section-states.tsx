import type { ReactNode } from 'react';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
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
      <QueryState
        error={error}
        onRetry={refetch}
        failed={failed}
        loading={loading}
        lines={['medium', 'long', 'long', 'short']}
      />
    </Card>
  );
}
