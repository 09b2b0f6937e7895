import type { RouteId } from '@hub/domain';
import type { ReactNode } from 'react';
import { cx } from '../../ui/theme/cx.ts';
import styles from './main.module.css';

interface MainProps {
  route: RouteId | 'not-found' | null;
  /** The working area's measure, a public page's, or the page's own. */
  measure?: 'work' | 'public' | 'own';
  children: ReactNode;
}

/** The page's main landmark; it names the screen that really opened. */
export function Main({ route, measure = 'own', children }: MainProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx(
        styles.main,
        measure === 'work' && styles.padded,
        measure === 'public' && styles.measured,
      )}
      {...(route && { 'data-route-id': route })}
    >
      {children}
    </main>
  );
}
