import type { PlanRow, PlanSort } from '@hub/contract/calls/reports/reports';
import { Money } from '../../../ui/figure/money.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { Details, Investor, Opener, Schemes } from './plan-parts.tsx';
import { inShort } from './plan-text.ts';
import styles from './register.module.css';
import { StatusInShort } from './status-chips.tsx';

/** One plan in three lines, where the register is narrow: who and how much, what and how it stands, when. */
export const planCards: readonly TableColumn<PlanRow, PlanSort>[] = [
  {
    id: 'investor',
    header: 'Investor and scheme',
    className: styles.who,
    cell: (plan) => (
      <>
        <div className={styles.cardInvestor}>
          <Investor plan={plan} />
        </div>
        <div className={styles.cardScheme}>
          <Schemes plan={plan} />
        </div>
        <Details plan={plan} />
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    plain: true,
    className: styles.cardAmount,
    cell: ({ amount }) => (
      <b>
        <Money amount={amount} decimals="some" />
      </b>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    plain: true,
    className: styles.cardStatus,
    cell: (plan) => <StatusInShort plan={plan} />,
  },
  {
    id: 'when',
    header: 'When',
    plain: true,
    className: styles.cardWhen,
    cell: (plan) => (
      <>
        <span className={styles.cardWords}>{inShort(plan)}</span>
        <Opener plan={plan} />
      </>
    ),
  },
];
