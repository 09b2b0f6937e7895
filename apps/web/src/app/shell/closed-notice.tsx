import { isClosedTo, type RouteId, routes } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { useVisitor } from '../session/visitor.ts';
import styles from './arn-status-banner.module.css';

/** Whoever asked for a screen that their login does not have is told why another one opened. */
export function ClosedNotice({ route }: { route: RouteId | null }) {
  const visitor = useVisitor();
  const from = useLocation({ select: ({ state }) => state.sentFrom });
  if (from === undefined || route === null || !isClosedTo(from, visitor)) return null;
  return (
    <aside className={styles.banner} aria-label="Not part of your login">
      <div className={styles.words} role="status">
        <p className="ink text-body heavy">{routes[from].title} is not part of your login</p>
        <p>{routes[route].title} opened instead. Ask our distributor desk if you need the other screen.</p>
      </div>
    </aside>
  );
}
