import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { NoLines } from '../calls/no-lines.tsx';
import { usePayout } from '../calls/queries.ts';
import { Read } from '../calls/read.tsx';
import styles from '../figures/brokerage.module.css';
import { InvoicesCard } from '../invoice/invoices-card.tsx';
import { ClosedChanges } from './closed-changes.tsx';
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
  const { current, year, months, workedAt } = payout;
  const newest = months.find(({ lines }) => lines > 0);
  if (!newest && !current) return <NoLines />;
  return (
    <div className={`stack shrink gap-16 ${styles.parts}`}>
      <div className={`stack shrink gap-16 ${styles.three}`}>
        {current && <CurrentCard current={current} workedAt={workedAt} />}
        {newest && <MonthCard month={newest} />}
        {newest && <YearCard year={year} hasPan={payout.hasPan} workedAt={workedAt} />}
      </div>
      {newest ? (
        <>
          <PayoutTrend months={months} />
          <PayoutSplits payout={payout} />
          <MonthTable months={months} />
          <InvoicesCard months={months} />
          <ClosedChanges changes={payout.changes} />
        </>
      ) : (
        <NoLines />
      )}
    </div>
  );
}
