import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { isNotThere } from '../parts/not-there.tsx';

interface NoSuchSchemeProps {
  /** The page's name, for the heading that takes the focus. */
  title: string;
  error?: Error;
  onRetry?: () => void;
}

/** A scheme that is none, or that could not be loaded just now. */
export function NoSuchScheme({ title, error, onRetry }: NoSuchSchemeProps) {
  return (
    <Card>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      {error === undefined || isNotThere(error) ? (
        <EmptyState
          title="There is no such scheme"
          text="It may have been merged, or the link is not right. All schemes of your book are in the list."
        >
          <ButtonLink look="outline" to="investor/scheme-list">
            Show the schemes
          </ButtonLink>
        </EmptyState>
      ) : (
        <ErrorState title="This scheme could not be loaded" error={error} {...(onRetry && { onRetry })} />
      )}
    </Card>
  );
}
