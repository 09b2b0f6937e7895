import type { BrokerageReport } from '@hub/contract/calls/brokerage/brokerage-report';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import { GapEquation, WorkedAt } from '../figures/gap-equation.tsx';
import styles from './report.module.css';

/** Of all that the filter selects, not of the page that is shown. */
export function ReportTotals({ totals, workedAt }: Pick<BrokerageReport, 'totals' | 'workedAt'>) {
  return (
    <Card className={`below-16 ${styles.totals}`}>
      <Figures label="Totals">
        <Figure label="Received" main>
          <Money amount={totals.amount} />
        </Figure>
        <Figure label="GST">
          <Money amount={totals.gst} />
        </Figure>
        <Figure label="Held">
          <Money amount={isNil(totals.held) ? null : totals.held} />
        </Figure>
        <Figure label="Expected trail">
          <Money amount={totals.expected} />
        </Figure>
        <Figure label="Gap" note="trail due less trail received">
          <Money amount={totals.trail?.gap ?? null} />
        </Figure>
      </Figures>
      {totals.trail !== null && <GapEquation trail={totals.trail} />}
      <WorkedAt at={workedAt} />
    </Card>
  );
}
