import type { ResponseOf } from '@hub/contract';
import type { aum } from '@hub/contract/calls/dashboard';
import type { Paise } from '@hub/domain';
import { ChangeFigure, NoFigure } from '../../ui/change-figure.tsx';
import { DirectionMark } from '../../ui/direction-mark.tsx';
import { Money } from '../../ui/money.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { amountOf } from './amounts.ts';
import styles from './aum-card.module.css';
import { places } from './places.ts';

type Aum = ResponseOf<typeof aum>;

interface AumChangesProps {
  changes: Aum['changes'];
  cost: string;
}

/** What moved since the close before, the month's and the year's beginning; and what it all cost. */
export function AumChanges({ changes, cost }: AumChangesProps) {
  return (
    <ul className={styles.changes}>
      <Moved name="Since yesterday" change={changes.day} />
      <Moved name="This month" change={changes.month} />
      <Moved name="This FY" change={changes.year} />
      <li>
        <RouteLink href={places.aum} className={styles.change}>
          <span className={styles.name}>Cost</span>
          <span className={styles.figure}>
            <Money amount={amountOf(cost)} compact />
          </span>
        </RouteLink>
      </li>
    </ul>
  );
}

function Moved({ name, change }: { name: string; change: Aum['changes']['day'] }) {
  return (
    <li>
      <RouteLink href={places.aum} className={styles.change}>
        <span className={styles.name}>{name}</span>
        <span className={styles.figure}>
          {change === null ? (
            <NoFigure />
          ) : (
            <Change amount={amountOf(change.amount)} percent={change.percent} />
          )}
        </span>
      </RouteLink>
    </li>
  );
}

/** Up or down is told by the arrow and the sign; the colour repeats it. */
function Change({ amount, percent }: { amount: Paise; percent: string | null }) {
  const direction = amount > 0n ? 'up' : amount < 0n ? 'down' : 'level';
  return (
    <>
      <DirectionMark of={direction} className={styles[direction]} /> <Money amount={amount} compact change />{' '}
      {percent !== null && (
        <span className={styles.percent}>
          <ChangeFigure value={percent} />
        </span>
      )}
    </>
  );
}
