import type { ReactNode } from 'react';
import styles from './totals.module.css';

export interface Total {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

interface TotalsOutlineProps {
  /** Said once for all of them. */
  loading: string;
  /** What stands there when it is read, and whether it has a note under it. */
  totals: readonly { readonly label: string; readonly noted?: boolean }[];
}

/** The same while it is read: every name is known, and every line as high. */
export function TotalsOutline({ loading, totals }: TotalsOutlineProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{loading}</span>
      <div className={styles.totals} aria-hidden="true" data-outline="">
        {totals.map(({ label, noted }) => (
          <div key={label} className={`shrink pad-12-16 ${styles.total}`}>
            <span className="block mute text-small">{label}</span>
            <span className={`text-large heavy figures ${styles.value}`}>
              <span className={`inline-block sunk ${styles.coming}`} />
              &nbsp;
            </span>
            {noted && <span className={`mute text-small ${styles.note}`}>&nbsp;</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The figures a list or a scheme comes to, in one line; in pairs where it is narrow. */
export function Totals({ label, totals }: { label: string; totals: readonly Total[] }) {
  return (
    <dl className={styles.totals} aria-label={label}>
      {totals.map(({ label: name, value, note }) => (
        <div key={name} className={`shrink pad-12-16 ${styles.total}`}>
          <dt>{name}</dt>
          <dd>
            <span className={`text-large heavy figures ${styles.value}`}>{value}</span>
            {note && <span className={`mute text-small ${styles.note}`}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
