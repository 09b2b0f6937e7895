import type { BrokerageForecast } from '@hub/contract/calls/brokerage/brokerage';
import { chartValue, dayText } from '@hub/domain';
import { useMemo } from 'react';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { compactText, isNil, tickText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { useMedia } from '../../../ui/theme/media.ts';
import { useForecast } from '../calls/queries.ts';
import { Read } from '../calls/read.tsx';
import { counted, monthText, shortMonth } from '../calls/words.ts';
import styles from '../figures/brokerage.module.css';
import { WorkedAt } from '../figures/gap-equation.tsx';
import { total } from '../figures/money-sum.ts';
import { Scenarios } from './scenarios.tsx';
import { SipList } from './sip-list.tsx';

/** Twelve months ahead: what is held today, and what the SIPs add. */
export function ForecastView() {
  return (
    <Read query={useForecast()} what="the forecast">
      {(forecast) =>
        isNil(forecast.held) && isNil(forecast.sips) ? (
          <Card>
            <EmptyState
              title="No trail to forecast"
              text="The forecast needs holdings and a rate card in force. It appears the day after both are available."
            />
          </Card>
        ) : (
          <Forecast forecast={forecast} />
        )
      }
    </Read>
  );
}

function Forecast({ forecast }: { forecast: BrokerageForecast }) {
  const { asOn, held, sips, plans, planCount, atRisk, missing } = forecast;
  return (
    <div className={`stack shrink gap-16 ${styles.parts}`}>
      <Card title="Next 12 months" aside={`as on ${dayText(asOn)}`}>
        <div className="stack gap-16">
          <Figures label="Trail of the next 12 months">
            <Figure label="Trail" main>
              <Money amount={total([held, sips])} compact />
            </Figure>
            <Figure label="From what is held">
              <Money amount={held} compact />
            </Figure>
            <Figure label="From SIP instalments">
              <Money amount={sips} compact />
            </Figure>
            {atRisk.plans > 0 && (
              <Figure label="Lost if bouncing SIPs lapse">
                <RouteLink href={`${hrefTo('reports/sip')}?view=at-risk`}>
                  <Money amount={atRisk.trail} />
                </RouteLink>{' '}
                <small>{counted(atRisk.plans, 'SIP')}</small>
              </Figure>
            )}
          </Figures>
          <MonthsAhead months={forecast.months} />
          <WorkedAt at={forecast.workedAt} />
        </div>
      </Card>
      <Scenarios forecast={forecast} />
      {plans.length > 0 && <SipList plans={plans} planCount={planCount} />}
      {missing.length > 0 && (
        <Card title="Not in these figures">
          <ul className={styles.notes}>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function MonthsAhead({ months }: Pick<BrokerageForecast, 'months'>) {
  const isWide = useMedia('(min-width: 1200px)');
  const points = useMemo(
    () =>
      months.map((month) => ({
        ...month,
        text: shortMonth(month.month),
        parts: [chartValue(month.held), chartValue(month.sips)],
      })),
    [months],
  );
  return (
    <BarChart
      points={points}
      low={!isWide}
      label="Trail by month, arrow keys move along it"
      names={['Held today', 'SIP instalments']}
      tick={tickText}
      say={({ month, held, sips }) =>
        `${monthText(month)}, ${compactText(held)} from what is held, ${compactText(sips)} from SIPs`
      }
      readout={({ month, held, sips }) => (
        <p className={`flex wrap mute text-note ${styles.readout}`}>
          <span>{monthText(month)}</span>
          <span>
            Held{' '}
            <strong>
              <Money amount={held} decimals={0} />
            </strong>
          </span>
          <span>
            SIPs{' '}
            <strong>
              <Money amount={sips} decimals={0} />
            </strong>
          </span>
        </p>
      )}
    />
  );
}
