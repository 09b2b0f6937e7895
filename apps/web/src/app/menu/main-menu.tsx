import { buildMenu, isTransactionPopupMode, type MenuItem, type RouteId } from '@hub/domain';
import { useServices } from '../../lib/react.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { useLogout } from '../session/use-logout.ts';
import { useVisitor } from '../session/visitor.ts';
import { MenuEntry } from './menu-entry.tsx';
import styles from './side-panel.module.css';
import type { SidePanelState } from './side-panel-state.ts';

export interface MainMenuProps {
  route: RouteId | null;
  state: SidePanelState;
}

export function MainMenu({ route, state }: MainMenuProps) {
  const { transaction } = useServices();
  const visitor = useVisitor();
  const logout = useLogout();
  // An unknown address belongs to no entry: the menu is then built as seen from a screen without one.
  const items = buildMenu(visitor, route ?? 'app-state/no-internet', (to) => hrefTo(to as 'landing'));
  const chosen = (item: MenuItem) => {
    if (state.drawer) state.setExpanded(false);
    if (item.requestType === 'logout') logout();
    // Spec §4: a menu click drops a transaction that is not being worked on.
    else if (route === null || !isTransactionPopupMode(route)) void transaction.end();
  };
  return (
    <nav aria-label="Main menu" className="flex column grow">
      <ul className="flex column grow gap-2">
        {items
          .filter((item) => item.show)
          .map((item) => (
            <li key={item.id} className={item.requestType === 'logout' ? styles.last : undefined}>
              <MenuEntry
                item={item}
                rail={!state.expanded && !state.drawer}
                onChoose={chosen}
                onExpandPanel={() => state.setExpanded(true)}
              />
            </li>
          ))}
      </ul>
    </nav>
  );
}
