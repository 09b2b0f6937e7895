import { IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CollapseIcon, ExpandIcon } from '../../ui/action/icons.ts';
import { onDemand } from '../../ui/overlay/on-demand.tsx';
import { MainMenu, type MainMenuProps } from './main-menu.tsx';
import type { MenuDrawerProps } from './menu-drawer.tsx';
import styles from './side-panel.module.css';

export const MenuDrawer = onDemand<MenuDrawerProps>(() =>
  import('./menu-drawer.tsx').then(({ MenuDrawer: drawer }) => drawer),
);

/** The main menu: beside the page, or over it as a drawer where the page is narrow. */
export function SidePanel({ id, route, state }: MainMenuProps & { id: string }) {
  const { expanded, drawer, setExpanded } = state;
  const tag = { id, 'data-testid': 'side-panel', 'data-state': expanded ? 'expanded' : 'minimized' };
  if (drawer && expanded) {
    return <MenuDrawer tag={tag} route={route} state={state} onClose={() => setExpanded(false)} />;
  }
  if (drawer) return <aside {...tag} aria-label="Menu panel" hidden />;
  return (
    <aside {...tag} aria-label="Menu panel" className={styles.panel}>
      <div className={styles.top}>
        {expanded && <span aria-hidden="true">Menu</span>}
        <IconButton
          label={expanded ? 'Minimise menu' : 'Expand menu'}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          <Icon of={expanded ? CollapseIcon : ExpandIcon} size={20} />
        </IconButton>
      </div>
      <MainMenu route={route} state={state} />
    </aside>
  );
}
