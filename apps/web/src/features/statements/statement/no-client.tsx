import type { StatementKind } from '@hub/domain/statements/statement-kinds';
import { ApiError } from '../../../lib/api/api.ts';
import { chooseForStatement } from '../../../parts/statement/statement-links.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statementTitles } from './statement-state.ts';

interface NoClientProps {
  kind: StatementKind;
  error: Error;
  onRetry: () => void;
}

export const isNotThere = (error: Error): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status);

/** The same for a client that never was and for another distributor's. */
export function NoClient({ kind, error, onRetry }: NoClientProps) {
  return (
    <>
      <PageHeader title={statementTitles[kind]} back />
      <Card>
        {isNotThere(error) ? (
          <EmptyState
            title="There is no such client in your book"
            text="The link may be old, or its number is not right."
          >
            <ButtonLink look="outline" href={chooseForStatement(kind)}>
              Select another investor
            </ButtonLink>
          </EmptyState>
        ) : (
          <ErrorState title="This client could not be loaded" error={error} onRetry={onRetry} />
        )}
      </Card>
    </>
  );
}
