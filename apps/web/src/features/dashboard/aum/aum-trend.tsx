import type { AumRange } from '@hub/contract/calls/dashboard/dashboard';
import { chartValue, dayText } from '@hub/domain';
import { useMemo } from 'react';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { compactText, tickText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { useMedia } from '../../../ui/theme/media.ts';
import { useAumHistory } from '../tiles/queries.ts';
import styles from './aum-card.module.css';
import { AumGrowth } from './aum-growth.tsx';

/** How the AUM came where it is. The numbers are only drawn; every figure in words is exact text. */
export function AumTrend({ range }: { range: AumRange }) {
  const isWide = useMedia('(min-width: 1200px)');
  const { data, error, isPlaceholderData, refetch } = useAumHistory(range);
  const points = useMemo(
    () => data?.points.map(([day, aum]) => ({ day, aum, value: chartValue(aum) })) ?? null,
    [data],
  );
  if (!points) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The trend could not be loaded"
        loading={<div className={`round-small ${styles.noChart}`} />}
      />
    );
  }

  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) {
    return <p className="mute text-note">A trend is drawn from the second day on.</p>;
  }
  return (
    <div
      className={`shrink ${styles.drawn}`}
      aria-busy={isPlaceholderData}
      data-stale={isPlaceholderData || undefined}
    >
      <p className="visually-hidden">
        <DatedText>
          From {compactText(first.aum)} on {dayText(first.day)} to {compactText(last.aum)} on{' '}
          {dayText(last.day)}.
        </DatedText>
      </p>
      <LineChart
        points={points}
        label="AUM by day, arrow keys move along the line"
        say={({ day, aum }) => `${dayText(day)}, ${compactText(aum)}`}
        tick={tickText}
        low={!isWide}
        readout={({ day, aum }) => (
          <p className={`flex wrap baseline gap-0-8 mute text-note ${styles.readout}`}>
            <span>
              <DatedText>{dayText(day)}</DatedText>
            </span>
            <strong>
              <Money amount={aum} compact />
            </strong>
          </p>
        )}
      />
      {data?.growth && <AumGrowth growth={data.growth} />}
    </div>
  );
}
