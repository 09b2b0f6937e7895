import type { ReactNode } from 'react';
import styles from './totals.module.css';

export interface Total {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** The figures a list or a scheme comes to, in one line; in pairs where it is narrow. */
export function Totals({ label, totals }: { label: string; totals: readonly Total[] }) {
  return (
    <dl className={styles.totals} aria-label={label}>
      {totals.map(({ label: name, value, note }) => (
        <div key={name} className={styles.total}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
