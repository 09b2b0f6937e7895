import { moneyOf, rupeesText } from '@hub/domain';
import { Meter } from '../../ui/figure/meter.tsx';
import styles from './limit-bar.module.css';

interface LimitBarProps {
  limit: string;
  left: string;
}

/** How much of the limit the plans take when all of them fall due on one day. */
export function LimitBar({ limit, left }: LimitBarProps) {
  const whole = moneyOf(limit);
  const used = whole === 0n ? 0 : Number(((whole - moneyOf(left)) * 100n) / whole);
  return (
    <div className={styles.limit}>
      <Meter percent={used} label={`${rupeesText(left)} of ${rupeesText(limit)} left`} />
      <p className={styles.words}>
        <span className={styles.left}>{rupeesText(left)} left</span>
        <span className={styles.whole}>of {rupeesText(limit)} a debit</span>
      </p>
    </div>
  );
}
