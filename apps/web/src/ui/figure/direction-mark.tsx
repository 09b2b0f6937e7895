import { cx } from '../theme/cx.ts';
import styles from './direction-mark.module.css';

type Direction = 'up' | 'down' | 'level';

/** Drawn, not written: the triangles of a typeface differ by device, and finding one that has them takes long. */
export function DirectionMark({ of, className }: { of: Direction; className?: string | undefined }) {
  return <span className={cx(styles.mark, styles[of], className)} aria-hidden="true" />;
}
