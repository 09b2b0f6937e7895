import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { clientValueTexts } from '@hub/contract/investor/client-value-texts';
import { lazy, Suspense } from 'react';
import { QueryState } from '../../../../ui/feedback/query-state.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useInvestorHistory } from '../../book/queries.ts';
import styles from './value-card.module.css';

/** The head and the holdings come first: the chart's code and its months by themselves. */
const ValueChart = lazy(() =>
  import('./value-chart.tsx').then(({ ValueChart: chart }) => ({ default: chart })),
);

/** How what a client holds came where it is. */
export function ValueCard({ investor: { id, figures } }: { investor: InvestorDetails }) {
  const { data, error, refetch } = useInvestorHistory(id);
  const outline = <div className={`round-small ${styles.outline}`} />;
  return (
    <Card title={clientValueTexts.title}>
      <div className={styles.chart}>
        {data ? (
          <Suspense fallback={outline}>
            <ValueChart points={data.points} hasCost={figures.hasCost} />
          </Suspense>
        ) : (
          <QueryState error={error} onRetry={refetch} failed={clientValueTexts.failed} loading={outline} />
        )}
      </div>
    </Card>
  );
}
