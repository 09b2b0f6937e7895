import { mayOpen, type RouteId } from '@hub/domain';
import { useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import styles from './client-list.module.css';

const doors = [
  { to: 'reports/sip', text: 'SIP register' },
  { to: 'goal-planner', text: 'Goals' },
] as const satisfies readonly { readonly to: RouteId; readonly text: string }[];

/** To the lists of clients that the menu has no entry for. */
export function ListDoors() {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  return (
    <div className={`gap-8 ${styles.doors}`}>
      {doors
        .filter(({ to }) => mayOpen(to, visitor))
        .map(({ to, text }) => (
          <ButtonLink key={to} to={to} look="outline" size="compact">
            {text}
          </ButtonLink>
        ))}
    </div>
  );
}
