import type { BrokerageAtRisk } from '@hub/contract/calls/brokerage/brokerage';
import { dayText } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import { useAtRisk } from '../calls/queries.ts';
import { Read } from '../calls/read.tsx';
import styles from '../figures/brokerage.module.css';
import { WorkedAt } from '../figures/gap-equation.tsx';
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
  const { asOn, totals, risks, declaration, workedAt } = atRisk;
  return (
    <div className={`stack shrink gap-16 ${styles.parts}`}>
      {risks.length === 0 ? (
        <Card>
          <EmptyState
            title="Nothing is at risk"
            text="Orders without an EUIN, missing declarations, holds and upcoming deadlines appear here with the amount at stake."
          />
        </Card>
      ) : (
        <>
          <Card title="At risk" aside={`as on ${dayText(asOn)}`}>
            <div className="stack gap-16">
              <Figures label="At risk">
                <Figure label="Withheld" main note="paid once it is fixed">
                  <Money amount={totals.withheld} />
                </Figure>
                <Figure label="Lost" note="the last date has passed">
                  <Money amount={totals.lost} />
                </Figure>
                <Figure label="At stake each month" note="not lost yet">
                  <Money amount={totals.perMonth} />
                </Figure>
                <Figure label="At stake in a year" note="orders to complete or send again">
                  <Money amount={totals.perYear} />
                </Figure>
              </Figures>
              <p className={`mute text-note ${styles.about}`}>
                Withheld and lost are past amounts, counted once. The other two are for the coming months.
              </p>
              <WorkedAt at={workedAt} />
            </div>
          </Card>
          {risks.map((risk) => (
            <RiskCard key={risk.risk} risk={risk} declaration={declaration} />
          ))}
        </>
      )}
      {declaration.signedOn !== null && (
        <p className={`mute text-note ${styles.about}`}>
          <DatedText>
            Declaration for {declaration.label} signed on {dayText(declaration.signedOn)}.
          </DatedText>
        </p>
      )}
    </div>
  );
}
