import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { Moment } from '../../../ui/date/moment.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { changeWords, monthText } from '../calls/words.ts';
import styles from '../figures/brokerage.module.css';

/** A month that is over changes with a reason only: which, when, and from what to what. */
export function ClosedChanges({ changes }: Pick<BrokeragePayout, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <Card title="Closed months that changed">
      <ul className={styles.notes}>
        {changes.map(({ month, at, before, after, reasons }) => (
          <li key={`${month} ${at} ${after}`}>
            {monthText(month)}: expected trail <Money amount={before} /> became <Money amount={after} />,{' '}
            {reasons.map((reason) => changeWords[reason]).join(', ')}. <Moment at={at} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
