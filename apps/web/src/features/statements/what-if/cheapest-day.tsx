import type { WhatIf } from '@hub/contract/calls/statements/statements-what-if';
import { dayText, moneyOf } from '@hub/domain';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import styles from './cheapest-day.module.css';

type Result = NonNullable<WhatIf['items'][number]['result']>;

/** The day of the next sixty with least load and short-term gain, and the days on which something changes. */
export function CheapestDay({ result: { cheapest, days } }: { result: Result }) {
  return (
    <section className="stack gap-8 pad-12-16 sunk round" aria-label="Cheapest day within 60 days">
      {cheapest === null ? (
        <p>
          <StatusChip tone="good">No cheaper day in the next 60 days</StatusChip>
        </p>
      ) : (
        <>
          <p className="heavy">
            Cheapest on <time dateTime={cheapest.day}>{dayText(cheapest.day)}</time>
          </p>
          <p className="soft text-note">{cheapest.why}</p>
          {cheapest.tds !== null && (
            <p className="soft text-note">
              TDS <Money amount={cheapest.tds} decimals="some" />, amount to bank{' '}
              <Money amount={cheapest.net} decimals="some" />
            </p>
          )}
        </>
      )}
      {days.length > 1 && <Days days={days} best={cheapest?.day ?? null} />}
    </section>
  );
}

/** Bars of short-term gain, each beside its figures. */
function Days({ days, best }: { days: Result['days']; best: string | null }) {
  const most = days.reduce((top, { short }) => (moneyOf(short) > top ? moneyOf(short) : top), 1n);
  return (
    <table className={`collapsed wide above-4 text-note ${styles.days}`}>
      <caption className="visually-hidden">The same sale on other days</caption>
      <thead>
        <tr>
          <th scope="col">On</th>
          <th scope="col">Exit load</th>
          <th scope="col">Short-term gain</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, load, short }) => {
          const gain = moneyOf(short);
          const percent = gain > 0n ? Number((gain * 100n) / most) : 0;
          return (
            <tr key={day} data-best={day === best || undefined}>
              <th scope="row">
                <time dateTime={day}>{dayText(day)}</time>
              </th>
              <td>{isNil(load) ? 'nil' : <Money amount={load} decimals="some" />}</td>
              <td>
                {isNil(short) ? 'nil' : <Money amount={short} decimals="some" />}
                <span className={`block above-4 clip ${styles.track}`} aria-hidden="true">
                  <span className={`block tall ${styles.bar}`} style={{ inlineSize: `${percent}%` }} />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
