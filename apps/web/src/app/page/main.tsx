import type { RouteId } from '@hub/domain';
import { flowStepOf } from '@hub/domain/orders/terms/flow-steps';
import type { ReactNode } from 'react';
import { cx } from '../../ui/theme/cx.ts';
import styles from './main.module.css';

interface MainProps {
  route: RouteId | 'not-found' | null;
  /** The working area's measure, a public page's, or the page's own. */
  measure?: 'work' | 'public' | 'own';
  children: ReactNode;
}

/** The page's main landmark; it names the screen that really opened, and which step of a purchase that is. */
export function Main({ route, measure = 'own', children }: MainProps) {
  const step = route && route !== 'not-found' && flowStepOf(route);
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
      {...(step && { 'data-flow-step': step })}
    >
      {children}
    </main>
  );
}
