import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { dayText } from '@hub/domain';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Doubts } from '../statement/doubts.tsx';
import { useAccountStatement } from '../statement/queries.ts';
import type { RequestedAccount } from '../statement/requested.ts';
import { StatementStates } from '../statement/statement-states.tsx';
import { AccountTotals } from './account-totals.tsx';
import { FolioStatement } from './folio-statement.tsx';

interface AccountViewProps {
  requested: RequestedAccount;
  onPeriod: (period: 'this-year' | 'inception') => void;
}

/** Handbook §3.6: what there is, and folio by folio what led to it. */
export function AccountView({ requested, onPeriod }: AccountViewProps) {
  const query = useAccountStatement(requested);
  return (
    <StatementStates query={query} onThisYear={() => onPeriod('this-year')}>
      {(statement) =>
        statement.folios.some(({ schemes }) => schemes.length > 0) ? (
          <Filled statement={statement} />
        ) : (
          <Empty statement={statement} onSinceInception={() => onPeriod('inception')} />
        )
      }
    </StatementStates>
  );
}

function Filled({ statement }: { statement: AccountStatement }) {
  const { folios, people, doubts, hasRows } = statement;
  return (
    <>
      <AccountTotals statement={statement} />
      <Doubts doubts={doubts} />
      {folios
        .filter(({ schemes }) => schemes.length > 0)
        .map((folio) => (
          <FolioStatement
            key={folio.folioNo}
            folio={folio}
            owner={people.length > 1 ? people.find(({ id }) => id === folio.investorId) : undefined}
            hasRows={hasRows}
          />
        ))}
    </>
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
          text="The first purchase opens a folio. Statements are available from then on."
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        title="No holdings in this period"
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
