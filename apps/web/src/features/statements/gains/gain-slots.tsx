import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { dayText } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './gain-table.module.css';

/** The year cut at the days of advance tax, as the return asks for it. */
export function GainSlots({ slots }: { slots: CapitalGainStatement['slots'] }) {
  return (
    <Card title="By advance-tax period">
      <table className={`collapsed wide text-note ${styles.table}`} aria-label="By advance-tax period">
        <thead>
          <tr>
            <th scope="col">Sold</th>
            <th scope="col">Short-term</th>
            <th scope="col">Long-term</th>
          </tr>
        </thead>
        <tbody>
          {slots.map(({ from, to, short, long }) => (
            <tr key={from}>
              <th scope="row">
                <time dateTime={to}>until {dayText(to)}</time>
                <span className="block mute text-small normal">
                  <DatedText>from {dayText(from)}</DatedText>
                </span>
              </th>
              <td>
                <Money amount={short} change />
              </td>
              <td>
                <Money amount={long} change />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
