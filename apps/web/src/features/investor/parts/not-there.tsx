import { ApiError } from '../../../lib/api/api.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';

interface NotThereProps {
  /** The page's name, for the heading that takes the focus. */
  title: string;
  what: 'client' | 'folio';
}

/** The same for what never was and for what is another distributor's. */
export function NotThere({ title, what }: NotThereProps) {
  return (
    <Card>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <EmptyState
        title={`There is no such ${what} in your book`}
        text={`The link may be old, or its number is not right. All your clients are in the list.`}
      >
        <ButtonLink look="outline" to="investor/list">
          Show the client list
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}

/** An address that names nothing is answered by the server like one that names what is not there. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400 || error.status === 422);

interface FailedProps extends NotThereProps {
  error: Error;
  onRetry: () => void;
}

export function Failed({ title, what, error, onRetry }: FailedProps) {
  if (isNotThere(error)) return <NotThere title={title} what={what} />;
  return (
    <Card>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <ErrorState title={`This ${what} could not be loaded`} error={error} onRetry={onRetry} />
    </Card>
  );
}
