import type { ResponseOf } from '@hub/contract';
import { type navScheme, type ReturnPeriod, returnPeriods } from '@hub/contract/calls/nav';
import { ChangeFigure } from './change-figure.tsx';
import styles from './scheme-returns.module.css';

const names: Readonly<Record<ReturnPeriod, string>> = {
  '1m': '1 month',
  '3m': '3 months',
  '1y': '1 year',
  '3y': '3 years, a year',
  '5y': '5 years, a year',
};

type Scheme = Pick<ResponseOf<typeof navScheme>, 'returns' | 'option'>;

/** What the NAV made over the usual times, with what the law wants said beside it. */
export function SchemeReturns({ scheme: { returns, option } }: { scheme: Scheme }) {
  return (
    <>
      <dl className={styles.returns} aria-label="Returns">
        {returnPeriods.map((period) => (
          <div key={period}>
            <dt>{names[period]}</dt>
            <dd>
              <ChangeFigure value={returns[period]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.smallPrint}>
        {option === 'IDCW' && 'Payouts lower the NAV of an IDCW option and are not in these returns. '}
        Simple up to one year, a yearly rate beyond. Past performance may or may not be sustained in future.
      </p>
    </>
  );
}
