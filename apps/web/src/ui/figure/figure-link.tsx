import type { ReactNode } from 'react';
import { RouteLink } from '../navigation/route-link.tsx';
import { cx } from '../theme/cx.ts';
import styles from './figure-link.module.css';

interface FigureLinkProps {
  /** The list behind the figure. */
  href: string;
  size?: 'huge' | 'large';
  /** What follows the figure, smaller: "a month". */
  unit?: string;
  children: ReactNode;
}

/** A figure that leads to the list it is the total of. */
export function FigureLink({ href, size = 'large', unit, children }: FigureLinkProps) {
  return (
    <RouteLink href={href} className={cx(styles.figure, styles[size])}>
      {children}
      {unit && (
        <>
          {' '}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </RouteLink>
  );
}

interface FigureRow {
  readonly href: string;
  readonly label: string;
  /** Before the name: what ties it to a drawing. */
  readonly mark?: ReactNode;
  readonly value: ReactNode;
}

/** Smaller figures under each other, names at the left; the whole row leads to its list. */
export function FigureRows({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <ul className="above-8 lined">
      {rows.map(({ href, label, mark, value }) => (
        <li key={label}>
          <RouteLink href={href} className={styles.row}>
            <span className={cx('mute', mark !== undefined && 'inline middle gap-8')}>
              {mark}
              {label}
            </span>{' '}
            <span className={styles.value}>{value}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
