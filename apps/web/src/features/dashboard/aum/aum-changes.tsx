import type { ResponseOf } from '@hub/contract';
import type { aum } from '@hub/contract/calls/dashboard/dashboard';
import { moneyOf, type Paise } from '@hub/domain';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { DirectionMark } from '../../../ui/figure/direction-mark.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { WithoutCost } from '../../../ui/figure/gain.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { daysText } from '../tiles/counts.ts';
import { links } from '../tiles/links.ts';
import styles from './aum-card.module.css';

type Aum = ResponseOf<typeof aum>;

interface AumChangesProps {
  changes: Aum['changes'];
  /** The day of the newest NAV: until when they count. */
  asOn: string | null;
  cost: string;
  withoutCost: string;
}

/** What moved since the close before, the month's and the year's beginning; and what it all cost. */
export function AumChanges({ changes, asOn, cost, withoutCost }: AumChangesProps) {
  return (
    <ul className={styles.changes}>
      <Moved name="Last day" change={changes.day} asOn={asOn} href={links.sinceDay} />
      <Moved name="This month" change={changes.month} asOn={asOn} href={links.sinceMonth} />
      <Moved name="This FY" change={changes.year} asOn={asOn} href={links.sinceYear} />
      <li>
        <RouteLink href={links.aum} className={`stack gap-2 ink bare ${styles.change}`}>
          <span className="mute text-note">Cost</span>
          <span className={`strong figures ${styles.figure}`}>
            <Money amount={cost} compact />
          </span>
          {isNil(withoutCost) ? (
            <span className="mute text-small">of what is held</span>
          ) : (
            <WithoutCost amount={withoutCost} className="mute text-small" />
          )}
        </RouteLink>
      </li>
    </ul>
  );
}

interface MovedProps {
  name: string;
  change: Aum['changes']['day'];
  asOn: string | null;
  /** The schemes with the same two days. */
  href: string;
}

function Moved({ name, change, asOn, href }: MovedProps) {
  return (
    <li>
      <RouteLink href={href} className={`stack gap-2 ink bare ${styles.change}`}>
        <span className="mute text-note">{name}</span>
        <span className={`strong figures ${styles.figure}`}>
          {change === null ? (
            <NoFigure />
          ) : (
            <Change amount={moneyOf(change.amount)} percent={change.percent} />
          )}
        </span>
        {change !== null && asOn !== null && (
          <span className="mute text-small">{daysText(change.since, asOn)}</span>
        )}
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
        <span className="text-note medium">
          <Percent value={percent} change />
        </span>
      )}
    </>
  );
}
