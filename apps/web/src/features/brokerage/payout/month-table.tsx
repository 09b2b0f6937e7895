import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { dayText } from '@hub/domain';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { monthText } from '../calls/words.ts';
import { monthHref } from '../links/links.ts';
import styles from './month-table.module.css';

const FEW = 6;

/** The months that brought something, with their way to the bank. */
export function MonthTable({ months }: Pick<BrokeragePayout, 'months'>) {
  const [isWhole, setWhole] = useState(false);
  const paid = months.filter(({ lines }) => lines > 0);
  const shown = isWhole ? paid : paid.slice(0, FEW);
  return (
    <Card title="Payments">
      <table className={`collapsed wide text-note ${styles.table}`} aria-label="Payments by month">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className={styles.wide}>
              Paid on
            </th>
            <th scope="col" className={cx(styles.figure, styles.wide)}>
              Trail due
            </th>
            <th scope="col" className={cx(styles.figure, styles.wide)}>
              Trail received
            </th>
            <th scope="col" className={cx(styles.figure, styles.middle)}>
              Gap
            </th>
            <th scope="col" className={cx(styles.figure, styles.middle)}>
              Held
            </th>
            <th scope="col" className={styles.figure}>
              Total received
            </th>
            <th scope="col" className={styles.figure}>
              In your bank
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((month) => (
            <MonthRow key={month.month} month={month} />
          ))}
        </tbody>
      </table>
      {paid.length > FEW && (
        <Button look="quiet" size="compact" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${paid.length} months`}
        </Button>
      )}
    </Card>
  );
}

function MonthRow({
  month: { month, paidOn, amount, expected, trail, held, net },
}: {
  month: BrokeragePayout['months'][number];
}) {
  return (
    <tr>
      <th scope="row">
        <RouteLink href={monthHref(month)} className={`ink strong bare ${styles.link}`}>
          {monthText(month)}
        </RouteLink>
      </th>
      <td className={styles.wide}>{paidOn !== null && <time dateTime={paidOn}>{dayText(paidOn)}</time>}</td>
      <td className={cx(styles.figure, styles.wide)}>
        <Money amount={expected === null ? null : trail.due} decimals={0} />
      </td>
      <td className={cx(styles.figure, styles.wide)}>
        <Money amount={trail.received} decimals={0} />
      </td>
      <td className={cx(styles.figure, styles.middle)}>
        <Money amount={expected === null ? null : trail.gap} decimals={0} />
      </td>
      <td className={cx(styles.figure, styles.middle)}>
        <Money amount={isNil(held) ? null : held} decimals={0} />
      </td>
      <td className={styles.figure}>
        <Money amount={amount} decimals={0} />
      </td>
      <td className={styles.figure}>
        <Money amount={net} decimals={0} />
      </td>
    </tr>
  );
}
