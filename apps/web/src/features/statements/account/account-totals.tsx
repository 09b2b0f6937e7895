import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { dayText } from '@hub/domain';
import { Cost, WithoutCost } from '../../../ui/figure/gain.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';

/** All of one day, and what went in and out within the period. */
export function AccountTotals({ statement }: { statement: AccountStatement }) {
  const { totals, from, to, hasRows } = statement;
  const span = from === null ? 'since inception' : `since ${dayText(from)}`;
  return (
    <Card aria-label="Totals">
      <Figures label="Totals">
        <Figure label="Value" main note={`as on ${dayText(to)}`}>
          <Money amount={totals.value} />
        </Figure>
        <Figure label="Invested" note={<WithoutCost amount={totals.withoutCost} />}>
          <Cost cost={totals.cost} withoutCost={totals.withoutCost} />
        </Figure>
        {hasRows && (
          <>
            <Figure label="Money in" note={span}>
              <Money amount={totals.paidIn} />
            </Figure>
            <Figure label="Money out" note={span}>
              <Money amount={totals.takenOut} />
            </Figure>
          </>
        )}
      </Figures>
    </Card>
  );
}
