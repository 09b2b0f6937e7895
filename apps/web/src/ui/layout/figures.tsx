import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './figures.module.css';

interface FigureProps {
  label: string;
  main?: boolean;
  note?: ReactNode;
  children: ReactNode;
}

export function Figure({ label, main = false, note, children }: FigureProps) {
  return (
    <div className={cx(styles.figure, main && styles.main)}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        {note && <span className="mute text-small">{note}</span>}
      </dd>
    </div>
  );
}

/** What something comes to, in a line; the main one is what is looked for. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {children}
    </dl>
  );
}
