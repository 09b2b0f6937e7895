import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'circle' | 'block';
  width?: 'short' | 'medium' | 'long';
}

/** The outline of what is still on its way. */
export function Skeleton({ shape = 'line', width }: SkeletonProps) {
  return <span className={cx(styles.skeleton, styles[shape], width && styles[width])} aria-hidden="true" />;
}

/** Says once that something loads, however many outlines stand in it. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.stack} role="status">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
