import type { ReactNode } from 'react';
import styles from './result.module.css';

interface ResultProps {
  label: string;
  children: ReactNode;
}

/** What a calculation comes to, large. */
export function ResultFigure({ label, note, children }: ResultProps & { note?: ReactNode }) {
  return (
    <div className="stack gap-2">
      <span className="mute text-note">{label}</span>
      <span className={styles.figure}>{children}</span>
      {note && <span className="mute text-note">{note}</span>}
    </div>
  );
}

/** How it comes about: a name and a figure on each line. */
export function ResultLines({ children }: { children: ReactNode }) {
  return <dl className="stack">{children}</dl>;
}

export function ResultLine({ label, children }: ResultProps) {
  return (
    <div className={`flex wrap between gap-2-12 pad-8-0 line-above ${styles.line}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
