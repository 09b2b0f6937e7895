// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them

import { dayText } from '@hub/domain';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { unitsText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Nav } from '../../../ui/figure/nav.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import styles from './ledger.module.css';
import type { SchemeOfStatement } from './parts-of-statement.ts';

type Row = SchemeOfStatement['rows'][number];

const columns = ['Date', 'Transaction', 'Amount', 'Units', 'NAV', 'Balance'] as const;

interface LedgerProps {
  scheme: SchemeOfStatement;
  folioNo: string;
}

/** A table; on a phone two lines for each entry. */
export function Ledger({ scheme: { name, openingUnits, rows, closing }, folioNo }: LedgerProps) {
  return (
    <table
      role="table"
      className={`collapsed wide ${styles.ledger}`}
      aria-label={`${name}, folio ${folioNo}`}
    >
      <thead role="rowgroup" className={styles.heads}>
        <tr role="row" className={styles.row}>
          {columns.map((column, at) => (
            <th key={column} role="columnheader" scope="col" className={cx(at > 1 && styles.figure)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <Balance text="Opening balance" units={openingUnits} />
        {rows.length === 0 && (
          <tr role="row" className={cx(styles.row, 'mute')}>
            <td role="cell" colSpan={columns.length}>
              No transactions in this period
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <Entry key={row.key} row={row} />
        ))}
        <Balance text="Closing balance" units={closing.units} />
      </tbody>
    </table>
  );
}

function Entry({ row: { kind, day, text, amount, units, nav, balance } }: { row: Row }) {
  if (kind !== 'entry') {
    return (
      <tr role="row" className={cx(styles.row, styles.minor)}>
        <td role="cell" className={styles.date} />
        <td role="cell" className={styles.text}>
          {text}
        </td>
        <td role="cell" className={cx(styles.figure, styles.amount)}>
          <Money amount={amount} />
        </td>
        <td role="cell" colSpan={3} className={styles.rest} />
      </tr>
    );
  }
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.date}>
        <time dateTime={day}>{dayText(day)}</time>
      </td>
      <td role="cell" className={styles.text}>
        {text}
      </td>
      <td role="cell" className={cx(styles.figure, styles.amount)}>
        <Money amount={amount} />
      </td>
      <td role="cell" className={cx(styles.figure, styles.units)} data-after="units">
        {units === null ? <NoFigure /> : unitsText(units)}
      </td>
      <td role="cell" className={cx(styles.figure, styles.nav)} data-before="NAV">
        <Nav value={nav} />
      </td>
      <td role="cell" className={cx(styles.figure, styles.balance)} data-before="Balance">
        {balance === null ? <NoFigure /> : unitsText(balance)}
      </td>
    </tr>
  );
}

function Balance({ text, units }: { text: string; units: string }) {
  return (
    <tr role="row" className={cx(styles.row, 'sunk', styles.end)}>
      <td role="cell" className={styles.date} />
      <th role="rowheader" scope="row" colSpan={4} className={styles.text}>
        {text}
      </th>
      <td role="cell" className={cx(styles.figure, styles.amount)} data-after="units">
        {unitsText(units)}
      </td>
    </tr>
  );
}
