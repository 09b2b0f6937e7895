import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';

interface TileProps<Data> {
  title: string;
  aside?: ReactNode;
  className?: string | undefined;
  query: UseQueryResult<Data>;
  /** What could not be done: "The SIP book could not be loaded". */
  failed: string;
  /** As large as what will stand here, so that nothing moves when it comes. */
  outline?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** One read, one card: it loads, fails and is tried again by itself. */
export function Tile<Data>({ title, aside, className, query, failed, outline, children }: TileProps<Data>) {
  const { error, refetch } = query;
  // In slices, beside whatever else has come: a phone must answer to a finger meanwhile.
  const data = useDeferredValue(query.data);
  return (
    <Card title={title} aside={aside} className={className ?? ''}>
      {data !== undefined ? (
        children(data)
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed={failed}
          loading={<Loading label={`Loading: ${title}`}>{outline ?? <TileOutline />}</Loading>}
        />
      )}
    </Card>
  );
}

function TileOutline() {
  return (
    <>
      <Skeleton shape="title" width="medium" />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </>
  );
}
