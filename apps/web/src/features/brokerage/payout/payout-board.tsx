import type { BrokeragePayout } from '@hub/contract/calls/brokerage';
import styles from '../brokerage.module.css';
import { NoLines } from '../no-lines.tsx';
import { usePayout } from '../queries.ts';
import { Read } from '../read.tsx';
import { MonthTable } from './month-table.tsx';
import { CurrentCard, MonthCard, YearCard } from './payout-cards.tsx';
import { PayoutSplits } from './payout-splits.tsx';
import { PayoutTrend } from './payout-trend.tsx';

export function PayoutBoard() {
  return (
    <Read query={usePayout()} what="the payout">
      {(payout) => <Payout payout={payout} />}
    </Read>
  );
}

function Payout({ payout }: { payout: BrokeragePayout }) {
  const { current, year, months } = payout;
  const newest = months.find(({ lines }) => lines > 0);
  if (!newest && !current) return <NoLines />;
  return (
    <div className={styles.parts}>
      <div className={styles.three}>
        {current && <CurrentCard current={current} />}
        {newest && <MonthCard month={newest} />}
        {newest && <YearCard year={year} hasPan={payout.hasPan} />}
      </div>
      {newest ? (
        <>
          <PayoutTrend months={months} />
          <PayoutSplits payout={payout} />
          <MonthTable months={months} />
        </>
      ) : (
        <NoLines />
      )}
    </div>
  );
}
