import type { ReactNode } from 'react';
import styles from './data-list.module.css';
import { ListEnd, ListStates, useGrowth } from './list-parts.tsx';
import type { PagedList } from './paged-list.ts';

interface DataListProps<Row> {
  list: PagedList<Row>;
  /** What the rows are, for whoever cannot see them: "Notifications". */
  label: string;
  row: (row: Row) => ReactNode;
  /** What rows stand under together, such as their day: said once, above the first of them. */
  groupOf?: (row: Row) => string;
  /** Shown instead of the list when there is nothing: what to do next. */
  empty: ReactNode;
  /** What could not be done, in the user's words. */
  failed: string;
}

/**
 * A short list in all its four states: loading, empty, failed and full, growing by a page as one scrolls or asks.
 * A list of any length is a `DataTable`.
 */
export function DataList<Row>({ list, label, row, groupOf, empty, failed }: DataListProps<Row>) {
  return (
    <ListStates list={list} isEmpty={list.rows.length === 0} label={label} empty={empty} failed={failed}>
      <Rows list={list} label={label} row={row} {...(groupOf && { groupOf })} />
    </ListStates>
  );
}

function Rows<Row>({ list, label, row, groupOf }: Omit<DataListProps<Row>, 'empty' | 'failed'>) {
  const { rows, rowKey, next } = list;
  const { items, end, more } = useGrowth(list);
  return (
    <>
      <ul ref={items} className={styles.rows} aria-label={label} aria-busy={next?.state === 'loading'}>
        {rows.map((one, at) => {
          const group = groupOf?.(one);
          const before = rows[at - 1];
          const isFirst = group !== undefined && (before === undefined || groupOf?.(before) !== group);
          return (
            <li key={rowKey(one)} className={styles.row} tabIndex={-1}>
              {isFirst && <h2 className={`text-note strong ${styles.group}`}>{group}</h2>}
              {row(one)}
            </li>
          );
        })}
      </ul>
      <ListEnd ref={end} list={list} onMore={more} />
    </>
  );
}
