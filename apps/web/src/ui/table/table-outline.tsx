import { PAGE_SIZE } from '@hub/domain';
import { Skeleton } from '../feedback/skeleton.tsx';
import { cx } from '../theme/cx.ts';
import styles from './data-table.module.css';
import { denseHeights, readsDense } from './dense-rows.ts';

/** In pixels, as the style sheet has them. */
export interface RowHeights {
  readonly table: number;
  readonly card: number;
}

export const usualHeights: RowHeights = { table: 62, card: 64 };

/** For the style sheet: rows and their outlines are at least so high. */
export const heightsStyle = ({ table, card }: RowHeights) =>
  ({ '--table-row': `${table}px`, '--card-row': `${card}px` }) as React.CSSProperties;

interface TableOutlineProps {
  label: string;
  heights?: RowHeights | undefined;
  /** Whether the tools above the rows will be there: never, only in a table, or always. */
  tools: 'never' | 'wide' | 'always';
}

/** A table that is still read: its tools, its head and one page of rows, each as high as it will be. */
export function TableOutline({ label, heights = usualHeights, tools }: TableOutlineProps) {
  const shown = readsDense() ? denseHeights(heights) : heights;
  return (
    <div className={styles.box} style={heightsStyle(shown)} role="status" data-outline="">
      <span className="visually-hidden">{label}</span>
      {tools !== 'never' && (
        <div className={cx('row at-end gap-4', styles.tools, tools === 'wide' && styles.toolsOfTable)} />
      )}
      <div className={styles.table}>
        <div className={cx(styles.head, styles.headOutline)} />
        <div className={styles.breathing}>
          {Array.from({ length: PAGE_SIZE }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
            <div key={index} className={`stack gap-8 ${styles.rowOutline}`}>
              <Skeleton width="medium" />
              <Skeleton width="short" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
