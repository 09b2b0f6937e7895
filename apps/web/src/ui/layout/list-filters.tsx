import type { ReactNode } from 'react';
import styles from './list-filters.module.css';

/** What stands over a list: its search, then its filters. Its class `sort` is for a choice that a table's head gives too. */
export function ListFilters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

/** The search, which takes the room there is, and what acts on the whole list. */
export function SearchRow({ children }: { children: ReactNode }) {
  return <div className={`flex gap-8 ${styles.search}`}>{children}</div>;
}
