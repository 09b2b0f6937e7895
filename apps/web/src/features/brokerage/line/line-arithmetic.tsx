import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { gapWords } from '../calls/words.ts';
import { AmountRows } from '../figures/amount-rows.tsx';
import styles from '../figures/brokerage.module.css';

/** The arithmetic written out, from the units to what reaches the bank. */
export function Steps({ line: { steps, expected } }: { line: BrokerageLine }) {
  return (
    <Card title="How it is worked out">
      {steps.length > 0 ? (
        <AmountRows rows={steps.map(({ label, value }) => ({ label, value }))} />
      ) : (
        <p className={`mute text-note ${styles.about}`}>
          There is nothing to work out: the amount is the registrar’s own.
        </p>
      )}
      {expected !== null && expected.missing.length > 0 && (
        <ul className={styles.notes}>
          {expected.missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

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
