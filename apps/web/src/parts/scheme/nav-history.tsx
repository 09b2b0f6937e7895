import { type NavRange, navRanges } from '@hub/contract/calls/nav/nav';
import { lazy, Suspense, useState } from 'react';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/form/choice/segmented.tsx';
import styles from './nav-history.module.css';
import { useNavHistory } from './scheme-queries.ts';

/** Drawn after the figures are read: the chart's code comes by itself. */
const NavHistoryChart = lazy(() =>
  import('./nav-history-chart.tsx').then(({ NavHistoryChart: chart }) => ({ default: chart })),
);

const names: Readonly<Record<NavRange, string>> = {
  '1m': '1 month',
  '3m': '3 months',
  '6m': '6 months',
  '1y': '1 year',
  '3y': '3 years',
  '5y': '5 years',
  max: 'All there is',
};

const options = navRanges.map((value) => ({
  value,
  text: value === 'max' ? 'Max' : value.toUpperCase(),
  label: names[value],
}));

export function NavHistory({ code, name }: { code: string; name: string }) {
  const [range, setRange] = useState<NavRange>('1y');
  const { data, error, isPlaceholderData, refetch } = useNavHistory(code, range);
  const outline = (
    <Loading label="Loading the history">
      <div className={`stack ${styles.outline}`}>
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
  return (
    <div className="stack shrink gap-12 above-16">
      <Segmented label="How far back" value={range} options={options} onChange={setRange} />
      {data && !error ? (
        <Suspense fallback={outline}>
          <div
            className={`shrink ${styles.drawn}`}
            aria-busy={isPlaceholderData}
            data-stale={isPlaceholderData || undefined}
          >
            <NavHistoryChart points={data.points} total={data.total} name={name} />
          </div>
        </Suspense>
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The history could not be loaded"
          loading={outline}
        />
      )}
    </div>
  );
}
