import type { ResponseOf } from '@hub/contract';
import { type navScheme, type ReturnPeriod, returnPeriods } from '@hub/contract/calls/nav/nav';
import { dayText } from '@hub/domain';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { Percent } from '../../ui/figure/percent.tsx';
import styles from './scheme-returns.module.css';

const names: Readonly<Record<ReturnPeriod, string>> = {
  '1m': '1 month',
  '3m': '3 months',
  '1y': '1 year',
  '3y': '3 years p.a.',
  '5y': '5 years p.a.',
};

type Scheme = Pick<ResponseOf<typeof navScheme>, 'returns' | 'sinceFirstNav' | 'benchmark' | 'option'>;

/**
 * What the NAV made over the usual times and since the first one there is, with what the law wants said beside it. AMFI's file
 * has no index: the benchmark is named, and no figure is made up for it.
 */
export function SchemeReturns({ scheme }: { scheme: Scheme }) {
  const { returns, sinceFirstNav, benchmark, option } = scheme;
  return (
    <>
      <dl className={`stack above-16 line-above terms ${styles.returns}`} aria-label="Returns">
        {returnPeriods.map((period) => (
          <div key={period}>
            <dt>{names[period]}</dt>
            <dd>
              <Percent value={returns[period]} change />
            </dd>
          </div>
        ))}
        {sinceFirstNav && (
          <div>
            <dt>
              Since {sinceFirstNav.isFromLaunch ? 'inception' : 'first NAV'}
              {sinceFirstNav.isYearly && ' p.a.'}
            </dt>
            <dd>
              <Percent value={sinceFirstNav.percent} change />
              <span className="block mute text-small normal one-line">
                <DatedText>from {dayText(sinceFirstNav.day)}</DatedText>
              </span>
            </dd>
          </div>
        )}
      </dl>
      <p className={`above-12 mute text-note ${styles.benchmark}`}>
        Benchmark <b>{benchmark}</b>
      </p>
      <p className="above-12 mute text-small">
        {option === 'IDCW' && 'Payouts lower the NAV of an IDCW option and are not in these returns. '}
        Simple up to one year, a yearly rate (p.a.) beyond. Past performance may or may not be sustained in
        future.
      </p>
    </>
  );
}
