import type { ReactNode } from 'react';
import { DatedText } from '../date/dated-text.tsx';
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
        {note && (
          <span className="mute text-small">
            <DatedText>{note}</DatedText>
          </span>
        )}
      </dd>
    </div>
  );
}

interface FiguresProps {
  label: string;
  /** Notes stand beside their figures where there is room: one line less. */
  beside?: boolean;
  children: ReactNode;
}

/** What something comes to, in a line; the main one is what is looked for. */
export function Figures({ label, beside = false, children }: FiguresProps) {
  return (
    <dl className={cx(styles.figures, beside && styles.beside)} aria-label={label}>
      {children}
    </dl>
  );
}
