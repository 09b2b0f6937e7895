import type { ResponseOf } from '@hub/contract';
import type { aum } from '@hub/contract/calls/dashboard';
import { ChangeFigure, NoFigure } from '../../ui/change-figure.tsx';
import { Money } from '../../ui/money.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { amountOf } from './amounts.ts';
import styles from './aum-card.module.css';
import { places } from './places.ts';

type Aum = ResponseOf<typeof aum>;

interface AumChangesProps {
  changes: Aum['changes'];
  cost: string;
  year: string;
}

/** What moved since the close before, the month's and the year's beginning; and what it all cost. */
export function AumChanges({ changes, cost, year }: AumChangesProps) {
  return (
    <ul className={styles.changes}>
      <Moved name="Since yesterday" change={changes.day} />
      <Moved name="This month" change={changes.month} />
      <Moved name={`Since April, ${year}`} change={changes.year} />
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
            <>
              {change.percent !== null && <ChangeFigure value={change.percent} arrow />}{' '}
              <span className={styles.by}>
                <Money amount={amountOf(change.amount)} compact change />
              </span>
            </>
          )}
        </span>
      </RouteLink>
    </li>
  );
}
