import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { gapWords } from '../calls/words.ts';
import styles from '../figures/brokerage.module.css';

export function Gaps({ gaps }: Pick<BrokerageLine, 'gaps'>) {
  if (gaps.length === 0) return null;
  return (
    <Card title="Gaps">
      <dl className={styles.rows}>
        {gaps.map(({ gap, amount, text }) => (
          <div key={`${gap} ${text}`}>
            <dt>
              {gapWords[gap].name}
              <span className="block mute text-small">{text}</span>
            </dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
