import type { ResponseOf } from '@hub/contract';
import type { aumHistory } from '@hub/contract/calls/dashboard/dashboard';
import { dayText, moneyOf, type Paise, paise } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import styles from './aum-card.module.css';

type Growth = NonNullable<ResponseOf<typeof aumHistory>['growth']>;

/** What made the line rise or fall: money that came and went, and what the market did with it. */
export function AumGrowth({
  growth: { from, to, start, end, moneyIn, moneyOut, market },
}: {
  growth: Growth;
}) {
  const parts: readonly { name: string; amount: Paise; about?: string }[] = [
    { name: 'Money in', amount: moneyOf(moneyIn) },
    { name: 'Money out', amount: paise(-moneyOf(moneyOut)) },
    { name: 'Market', amount: moneyOf(market), about: 'Prices, and units that came or went without money' },
    { name: 'Change', amount: paise(moneyOf(end) - moneyOf(start)) },
  ];
  return (
    <div className={`stack gap-4 above-8 strong-values ${styles.growth}`}>
      <p className="mute text-small">
        <DatedText>
          {dayText(from)} to {dayText(to)}
        </DatedText>
      </p>
      <dl aria-label="What moved the AUM">
        {parts.map(({ name, amount, about }) => (
          <div key={name} title={about}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} compact change />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
