import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { moneyOf, routes, rupeesText } from '@hub/domain';
import { Meter } from '../../../ui/figure/meter.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './allowance.module.css';

interface AllowanceProps {
  allowance: NonNullable<CapitalGainStatement['allowance']>;
  year: string;
}

/** Long-term equity gains that the year leaves untaxed. What was sold elsewhere nobody knows here. */
export function Allowance({ allowance: { limit, used, left }, year }: AllowanceProps) {
  const whole = moneyOf(limit);
  const percent = whole === 0n ? 0 : Number((moneyOf(used) * 100n) / whole);
  return (
    <div className={`stack gap-8 line-above ${styles.allowance}`}>
      <p className={`flex wrap between gap-2-12 figures ${styles.words}`}>
        <span>
          <b>{rupeesText(left)}</b> left of {rupeesText(limit)}
        </span>
        <span className="mute text-note">{rupeesText(used)} used</span>
      </p>
      <Meter percent={Math.min(percent, 100)} label={`${rupeesText(used)} of ${rupeesText(limit)} used`} />
      <p className="mute text-note">
        Long-term equity gains without tax in FY {year}, as per this book: sales elsewhere are not included.{' '}
        <RouteLink to="statements/harvest">{routes['statements/harvest'].title} of all clients</RouteLink>
      </p>
    </div>
  );
}
