import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { Moment } from '../../../ui/date/moment.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import styles from './brokerage.module.css';

type Trail = BrokeragePayout['year']['trail'];

/** How every gap is made, under it. */
export function GapEquation({ trail: { due, received, gap } }: { trail: Trail }) {
  return (
    <p className={`mute text-note ${styles.about}`}>
      Trail due so far <Money amount={due} /> − trail received <Money amount={received} /> = gap{' '}
      <Money amount={gap} />
    </p>
  );
}

/** When the newest of the figures was worked out. */
export function WorkedAt({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <p className={`mute text-note ${styles.about}`}>
      Worked out at <Moment at={at} />
    </p>
  );
}
