import type { ReactNode } from 'react';
import styles from './code-entry.module.css';

/** Quiet buttons below the main one: what else can be done. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={`row wrap between gap-4-12 ${styles.again}`}>{children}</div>;
}
