import type { RouteId } from '@hub/domain';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './main.module.css';

interface MainProps {
  route: RouteId | 'not-found' | null;
  /** The working area's measure; public pages set their own. */
  padded?: boolean;
  children: ReactNode;
}

/** The page's main landmark; it names the screen that really opened. */
export function Main({ route, padded = false, children }: MainProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx(styles.main, padded && styles.padded)}
      {...(route && { 'data-route-id': route })}
    >
      {children}
    </main>
  );
}
