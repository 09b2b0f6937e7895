import type { BrokerageForecast } from '@hub/contract/calls/brokerage/brokerage';
import { dayText } from '@hub/domain';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './scenarios.module.css';

const marketText = (market: number): string =>
  market === 0 ? 'No change' : `${market < 0 ? '−' : '+'}${Math.abs(market)}%`;

/** The year's trail in a falling, a flat and a rising market, and with as many redemptions as in the last year. */
export function Scenarios({ forecast }: { forecast: BrokerageForecast }) {
  const { scenarios, redeemed } = forecast;
  return (
    <Card title="If the market moves" aside="trail of the next 12 months">
      <table className={`collapsed wide figures ${styles.table}`} aria-label="Trail if the market moves">
        <thead>
          <tr>
            <th scope="col">Market</th>
            <th scope="col">Nobody redeems</th>
            {redeemed !== null && <th scope="col">Redemptions as last year</th>}
          </tr>
        </thead>
        <tbody>
          {scenarios.map(({ market, trail, withRedemptions }) => (
            <tr key={market}>
              <th scope="row">{marketText(market)}</th>
              <td>
                <Money amount={trail} />
              </td>
              {redeemed !== null && (
                <td>
                  <Money amount={withRedemptions} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mute text-note above-12">
        All NAVs move at once and stay there. Trail from instalments is the same in each.{' '}
        {redeemed === null ? (
          'Yearly redemptions are not known yet: the book is less than a year old.'
        ) : (
          <>
            Last year is {dayText(redeemed.from)} to {dayText(redeemed.to)}:{' '}
            <Money amount={redeemed.out} compact /> redeemed of <Money amount={redeemed.average} compact /> on
            average, {redeemed.percent}%. The same share of holdings is redeemed evenly over the months.
          </>
        )}
      </p>
    </Card>
  );
}
