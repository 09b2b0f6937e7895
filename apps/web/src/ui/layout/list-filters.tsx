import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  /** What stands beside the search needs the line for itself. */
  stacked?: boolean;
  children: ReactNode;
}

/**
 * What stands over a list: its search, then its filters, on one line where there is room. Its class `sort` is for a
 * choice that a table's head gives too.
 */
export function ListFilters({ stacked = false, children }: ListFiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={cx('stack', styles.lines, !stacked && styles.oneLine)}>{children}</div>
    </div>
  );
}

/** The search, which takes the room there is, and what acts on the whole list. */
export function SearchRow({ children }: { children: ReactNode }) {
  return <div className={`flex gap-8 ${styles.search}`}>{children}</div>;
}
