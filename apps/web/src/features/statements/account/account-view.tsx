import type { AccountStatement } from '@hub/contract/calls/statements';
import { Button } from '../../../ui/action/button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { dayText } from '../../../ui/figure/day-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { AskedAccount } from '../asked.ts';
import { Doubts } from '../doubts.tsx';
import { useAccountStatement } from '../queries.ts';
import view from '../view.module.css';
import { AccountTotals } from './account-totals.tsx';
import { FolioStatement } from './folio-statement.tsx';

interface AccountViewProps {
  asked: AskedAccount;
  onSinceInception: () => void;
}

/** Handbook §3.6: what there is, and folio by folio what led to it. */
export function AccountView({ asked, onSinceInception }: AccountViewProps) {
  const { data, error, refetch, isPlaceholderData } = useAccountStatement(asked);
  if (error && (!data || isPlaceholderData)) {
    return (
      <Card>
        <ErrorState title="The statement could not be made" error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <Loading label="Making the statement">
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      </Card>
    );
  }
  const filled = data.folios.filter(({ schemes }) => schemes.length > 0);
  return (
    <div className={view.view} aria-busy={isPlaceholderData}>
      {filled.length === 0 ? (
        <Empty statement={data} onSinceInception={onSinceInception} />
      ) : (
        <>
          <AccountTotals statement={data} />
          <Doubts doubts={data.doubts} />
          {filled.map((folio) => (
            <FolioStatement
              key={folio.folioNo}
              folio={folio}
              owner={
                data.people.length > 1 ? data.people.find(({ id }) => id === folio.investorId) : undefined
              }
              hasRows={data.hasRows}
            />
          ))}
        </>
      )}
    </div>
  );
}

function Empty({
  statement: { firstOn, to },
  onSinceInception,
}: {
  statement: AccountStatement;
  onSinceInception: () => void;
}) {
  if (firstOn === null) {
    return (
      <Card>
        <EmptyState
          title="No transactions yet"
          text="The first purchase opens a folio; from then on there is a statement."
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        title="Nothing was held in this period"
        text={
          firstOn > to
            ? `The first transaction was on ${dayText(firstOn)}, after this period.`
            : `The first transaction was on ${dayText(firstOn)}.`
        }
      >
        <Button look="outline" onClick={onSinceInception}>
          Show since inception
        </Button>
      </EmptyState>
    </Card>
  );
}
