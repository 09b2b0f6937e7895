import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { chartValue, dayText, rupeesText } from '@hub/domain';
import { useMemo } from 'react';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { tickText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../figures/brokerage.module.css';

/** The value of each day and what it earned. */
export function DayChart({ daily }: Pick<NonNullable<BrokerageLine['expected']>, 'daily'>) {
  const points = useMemo(
    () => daily.map(({ day, value, amount }) => ({ day, worth: value, amount, value: chartValue(value) })),
    [daily],
  );
  return (
    <Card title="Day by day">
      <LineChart
        low
        points={points}
        label="Value by day, arrow keys move along the line"
        say={({ day, worth, amount }) =>
          `${dayText(day)}, value ${rupeesText(worth)}, earned ${rupeesText(amount)}`
        }
        tick={tickText}
        readout={({ day, worth, amount }) => (
          <p className={`flex wrap mute text-note ${styles.readout}`}>
            <span>
              <DatedText>{dayText(day)}</DatedText>
            </span>
            <span>
              Value{' '}
              <strong>
                <Money amount={worth} />
              </strong>
            </span>
            <span>
              Earned{' '}
              <strong>
                <Money amount={amount} />
              </strong>
            </span>
          </p>
        )}
      />
    </Card>
  );
}
