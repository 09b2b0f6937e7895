import { buildTabs, type RouteId } from '@hub/domain';
import { Icon } from '../../ui/action/icon.tsx';
import { MenuIcon } from '../../ui/action/icons.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { useVisitor } from '../session/visitor.ts';
import { menuIcon } from './menu-icons.ts';
import styles from './tabs.module.css';

interface TabsProps {
  route: RouteId | null;
  menuId: string;
  menuOpen: boolean;
  onMenu: () => void;
}

/** The bar at the bottom, on native and on narrow pages (Spec §2): the menu and the five areas used most. */
export function Tabs({ route, menuId, menuOpen, onMenu }: TabsProps) {
  const visitor = useVisitor();
  const tabs = buildTabs(visitor, route ?? 'app-state/no-internet', (to) => hrefTo(to as 'landing'));
  return (
    <nav aria-label="Tabs" className={styles.tabs}>
      <button
        type="button"
        className={styles.tab}
        aria-expanded={menuOpen}
        aria-controls={menuId}
        onClick={onMenu}
      >
        <Icon of={MenuIcon} size={21} />
        Menu
      </button>
      {tabs
        .filter((tab) => tab.show)
        .map((tab) => (
          <RouteLink
            key={tab.name}
            href={tab.routeTo}
            className={styles.tab}
            aria-current={tab.selected ? 'page' : undefined}
          >
            <Icon of={menuIcon(tab.image)} size={21} />
            {tab.name}
          </RouteLink>
        ))}
    </nav>
  );
}
