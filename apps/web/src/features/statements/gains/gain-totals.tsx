import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import { Allowance } from './allowance.tsx';

/** What the year comes to. */
export function GainTotals({ statement }: { statement: CapitalGainStatement }) {
  const { totals, allowance, year, lines } = statement;
  const unknown = lines.some(({ gain }) => gain === null);
  const note = unknown ? 'excluding units of unknown cost' : `FY ${year}`;
  return (
    <Card aria-label="Totals" className="stack gap-16">
      <Figures label="Totals">
        <Figure label="Long-term gain" note={note}>
          <Money amount={totals.long} change />
        </Figure>
        <Figure label="Short-term gain" note={note}>
          <Money amount={totals.short} change />
        </Figure>
        <Figure label="Sold for" note="after exit load">
          <Money amount={totals.proceeds} />
        </Figure>
        <Figure label="Cost" note="as used for tax">
          <Money amount={totals.countedCost} />
        </Figure>
      </Figures>
      {allowance && <Allowance allowance={allowance} year={year} />}
    </Card>
  );
}
