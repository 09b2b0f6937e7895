import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { chartValue } from '@hub/domain';
import { useMemo } from 'react';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { compactText, tickText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useMedia } from '../../../ui/theme/media.ts';
import { monthText, shortMonth } from '../calls/words.ts';
import styles from '../figures/brokerage.module.css';

type Month = BrokeragePayout['months'][number];

/** Oldest first, from the first month of which anything is known to the newest that was paid. */
function trendOf(months: readonly Month[]) {
  const newest = months.findIndex(({ lines }) => lines > 0);
  const upwards = months.slice(newest).reverse();
  const first = upwards.findIndex(({ lines, expected }) => lines > 0 || expected !== null);
  return upwards.slice(Math.max(0, first)).map((month) => ({
    month,
    text: shortMonth(month.month),
    parts: [chartValue(month.trail.received)],
    missing: chartValue(month.trail.gap),
    line: month.expected === null ? null : chartValue(month.expected),
  }));
}

type Point = ReturnType<typeof trendOf>[number];

const say = ({ month }: Point): string =>
  `${monthText(month.month)}, trail received ${compactText(month.trail.received)}${
    month.expected === null ? '' : `, expected ${compactText(month.expected)}`
  }`;

/** What came and what was expected, month by month. Only drawn: every figure in words is exact text. */
export function PayoutTrend({ months }: { months: readonly Month[] }) {
  const isWide = useMedia('(min-width: 1200px)');
  const points = useMemo(() => trendOf(months), [months]);
  return (
    <Card title="Month by month">
      <BarChart
        points={points}
        label="Brokerage by month, arrow keys move along it"
        names={['Trail received']}
        gapName="Gap"
        lineName="Expected trail"
        say={say}
        tick={tickText}
        low={!isWide}
        readout={({ month }) => (
          <p className={`flex wrap mute text-note ${styles.readout}`}>
            <span>{monthText(month.month)}</span>
            <span>
              Trail received{' '}
              <strong>
                <Money amount={month.trail.received} decimals={0} />
              </strong>
            </span>
            {month.expected !== null && (
              <span>
                Expected trail{' '}
                <strong>
                  <Money amount={month.expected} decimals={0} />
                </strong>
              </span>
            )}
          </p>
        )}
      />
    </Card>
  );
}
