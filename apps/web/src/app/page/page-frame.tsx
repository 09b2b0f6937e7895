import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { inPageLanguage } from './page-words.ts';

/** The outermost layout: the way past the header, then whatever the page consists of. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div id="page" className={styles.page}>
      <a className={styles.skip} href="#main">
        {inPageLanguage('Skip to content')}
      </a>
      {children}
    </div>
  );
}
