import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';

interface NoSuchProps {
  what: 'client' | 'folio';
}

/** The same for what never was and for what is another distributor's. */
export function NoSuch({ what }: NoSuchProps) {
  return (
    <EmptyState
      title={`There is no such ${what} in your book`}
      text="The link may be old, or its number is not right. All your clients are in the list."
    >
      <ButtonLink look="outline" to="investor/list">
        Show the client list
      </ButtonLink>
    </EmptyState>
  );
}

interface NotThereProps extends NoSuchProps {
  /** The page's name, for the heading that takes the focus. */
  title: string;
}

export function NotThere({ title, what }: NotThereProps) {
  return (
    <Card>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <NoSuch what={what} />
    </Card>
  );
}
