import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { dayText, rupeesText } from '@hub/domain';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { counted, rateText } from '../calls/words.ts';
import about from '../figures/brokerage.module.css';
import styles from './line.module.css';

type Row = BrokerageLine['received'][number];

/** What the registrar sent, row by row. */
export function Received({ received }: Pick<BrokerageLine, 'received'>) {
  return (
    <Card title="From the registrar" aside={counted(received.length, 'row')}>
      {received.length === 0 && (
        <p className={`mute text-note ${about.about}`}>The registrar sent no data for this month.</p>
      )}
      <ul>
        {received.map((row) => (
          <li key={row.key} className={`stack gap-2 pad-12-0 line-above ${styles.piece}`}>
            <p className={`flex between gap-16 ${styles.pieceHead}`}>
              <span>{row.type}</span>
              <b>
                <Money amount={row.amount} />
              </b>
            </p>
            <p className="mute text-note">{factsOf(row)}</p>
            {row.hold && (
              <p className={`stack tint-warning gap-2 above-8 pad-12-16 round ${styles.hold}`}>
                <b>Held: {row.hold.reason}</b>
                <span>{row.hold.cure}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** `0.75 % on ₹5,98,211, 31 days, processed 10-Nov-2026, transaction 4711`. */
const factsOf = ({ rate, base, days, processedOn, transactionNumber }: Row): string =>
  [
    rate !== null && (base === null ? rateText(rate) : `${rateText(rate)} on ${rupeesText(base)}`),
    days !== null && counted(days, 'day'),
    `processed ${dayText(processedOn)}`,
    `transaction ${transactionNumber}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
