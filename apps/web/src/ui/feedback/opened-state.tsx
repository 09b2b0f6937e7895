import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { isNotThere } from './not-there.ts';
import { QueryState, type QueryStateProps } from './query-state.tsx';

interface OpenedStateProps extends Omit<QueryStateProps, 'failsInCard'> {
  /** The name of the page, where the heading comes with what is read. */
  heading?: string;
  /** What is said where there is no such thing. */
  notThere?: ReactNode;
}

/** In place of what is opened by its address: it loads, it could not be loaded, or there is no such thing. */
export function OpenedState({ heading, notThere, ...query }: OpenedStateProps) {
  const { error } = query;
  if (!error) return <QueryState {...query} />;
  return (
    <Card>
      {heading && (
        <h1 tabIndex={-1} className="visually-hidden">
          {heading}
        </h1>
      )}
      {notThere && isNotThere(error) ? notThere : <QueryState {...query} />}
    </Card>
  );
}
