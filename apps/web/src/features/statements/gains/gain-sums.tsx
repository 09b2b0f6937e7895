import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './gain-table.module.css';
import { classNames, termNames } from './gain-words.ts';

/** By class and term, each with the rate that the law has for it. */
export function GainSums({ sums }: { sums: CapitalGainStatement['sums'] }) {
  return (
    <Card title="By tax class">
      <table className={`collapsed wide text-note ${styles.table}`} aria-label="By tax class">
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col" className={styles.wide}>
              Sold for
            </th>
            <th scope="col" className={styles.wide}>
              Cost
            </th>
            <th scope="col">Gain</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ taxClass, term, rate, proceeds, countedCost, gain }) => (
            <tr key={`${taxClass} ${term} ${rate}`}>
              <th scope="row">
                {classNames[taxClass]}, {termNames[term].toLowerCase()}
                <span className="block mute text-small normal">{rate}</span>
              </th>
              <td className={styles.wide}>
                <Money amount={proceeds} />
              </td>
              <td className={styles.wide}>
                <Money amount={countedCost} />
              </td>
              <td>
                <Money amount={gain} change />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
