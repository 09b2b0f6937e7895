import type { BrokerageAtRisk } from '@hub/contract/calls/brokerage';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { dayText } from '../../../ui/figure/day-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../brokerage.module.css';
import { useAtRisk } from '../queries.ts';
import { Read } from '../read.tsx';
import { RiskCard } from './risk-card.tsx';

/** What is held or about to be lost, each with what cures it. */
export function RiskView() {
  return (
    <Read query={useAtRisk()} what="what is at risk">
      {(atRisk) => <Risks atRisk={atRisk} />}
    </Read>
  );
}

function Risks({ atRisk }: { atRisk: BrokerageAtRisk }) {
  const { asOn, total, risks, declaration } = atRisk;
  return (
    <div className={styles.parts}>
      {risks.length === 0 ? (
        <Card>
          <EmptyState
            title="Nothing is at risk"
            text="Orders without an EUIN, missing declarations, holds and dates that come near are listed here with what they cost."
          />
        </Card>
      ) : (
        <>
          <Card title="At risk" aside={`as on ${dayText(asOn)}`}>
            <p className={styles.huge}>
              <Money amount={total} />
            </p>
            <p className={styles.about}>
              What each part is, a year’s trail or what is held, stands beside it.
            </p>
          </Card>
          {risks.map((risk) => (
            <RiskCard key={risk.risk} risk={risk} declaration={declaration} />
          ))}
        </>
      )}
      {declaration.signedOn !== null && (
        <p className={styles.about}>
          Declaration for {declaration.label} signed on {dayText(declaration.signedOn)}.
        </p>
      )}
    </div>
  );
}
