import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/action/button.tsx';
import { OpenedState } from '../../ui/feedback/opened-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';

interface RecordStateProps {
  /** One of the list and several: "order", "orders". */
  one: string;
  many: string;
  query: { readonly error: Error | null; readonly refetch: () => unknown };
  listHref: string;
  /** Its outline, while it is read. */
  loading: ReactNode;
}

/** In place of one record of a list that is not there yet, or could not be opened by its link. */
export function RecordState({ one, many, query, listHref, loading }: RecordStateProps) {
  return (
    <OpenedState
      error={query.error}
      onRetry={query.refetch}
      failed={`This ${one} could not be loaded`}
      loading={loading}
      heading={one.charAt(0).toUpperCase() + one.slice(1)}
      notThere={
        <EmptyState
          title={`There is no such ${one}`}
          text={`The link may be old, or the reference is not right. All your ${many} are in the list.`}
        >
          <ButtonLink look="outline" href={listHref}>
            Show the {many}
          </ButtonLink>
        </EmptyState>
      }
    />
  );
}
