import type { ReactNode } from 'react';
import styles from './code-entry.module.css';

/** Quiet buttons below the main one: what else can be done. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={styles.again}>{children}</div>;
}
