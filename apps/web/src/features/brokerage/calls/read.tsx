import type { ReactNode } from 'react';
import { OpenedState } from '../../../ui/feedback/opened-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../figures/brokerage.module.css';

interface ReadProps<Data> {
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
  /** What is read: "the payout". */
  what: string;
  /** In place of the failure, where there is no such thing, and the name of the page it would be. */
  notThere?: ReactNode;
  heading?: string;
  children: (data: Data) => ReactNode;
}

/** What a call answered, or what stands in its place. */
export function Read<Data>({ query, what, children, ...rest }: ReadProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <OpenedState
      error={error}
      onRetry={refetch}
      failed={`${what[0]?.toUpperCase()}${what.slice(1)} could not be loaded`}
      loading={<ReadOutline what={what} />}
      {...rest}
    />
  );
}

/** While it is read, and while the code for it is. */
export function ReadOutline({ what }: { what: string }) {
  return (
    <Loading label={`Loading ${what}`}>
      <div className={`stack shrink gap-16 ${styles.three}`}>
        {['one', 'two', 'three'].map((name) => (
          <Card key={name} className={`stack top gap-12 ${styles.outline}`}>
            <Skeleton width="medium" />
            <Skeleton shape="title" width="medium" />
            <Skeleton width="long" />
          </Card>
        ))}
      </div>
      <Card className={`stack top gap-12 above-16 ${styles.longOutline}`}>
        <Skeleton width="medium" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </Card>
    </Loading>
  );
}
