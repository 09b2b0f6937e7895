import { ApiError } from '../../lib/api/api.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';

interface RecordFailedProps {
  /** One of the list and several: "order", "orders". */
  one: string;
  many: string;
  error: Error;
  listHref: string;
  onRetry: () => void;
}

/** The same for what never was and for what is another distributor's. */
const isNotThere = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400 || error.status === 422);

/** In place of one record of a list that could not be opened by its link. */
export function RecordFailed({ one, many, error, listHref, onRetry }: RecordFailedProps) {
  return (
    <Card>
      <h1 tabIndex={-1} className="visually-hidden">
        {one.charAt(0).toUpperCase() + one.slice(1)}
      </h1>
      {isNotThere(error) ? (
        <EmptyState
          title={`There is no such ${one}`}
          text={`The link may be old, or the reference is not right. All your ${many} are in the list.`}
        >
          <ButtonLink look="outline" href={listHref}>
            Show the {many}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ErrorState title={`This ${one} could not be loaded`} error={error} onRetry={onRetry} />
      )}
    </Card>
  );
}
