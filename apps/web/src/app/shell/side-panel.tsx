import { buildMenu, isTransactionPopupMode, type MenuItem, type RouteId } from '@hub/domain';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CloseIcon, CollapseIcon, ExpandIcon } from '../../ui/action/icons.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { useScrollLock } from '../../ui/overlay/scroll-lock.ts';
import { MenuEntry } from './menu-entry.tsx';
import styles from './side-panel.module.css';
import type { SidePanelState } from './side-panel-state.ts';
import { useLogout } from './use-logout.ts';
import { useVisitor } from './visitor.ts';

interface SidePanelProps {
  id: string;
  route: RouteId | null;
  state: SidePanelState;
}

/** The main menu: beside the page, or over it as a drawer where the page is narrow. */
export function SidePanel({ id, route, state }: SidePanelProps) {
  const { expanded, drawer, setExpanded } = state;
  const panel = useRef<HTMLElement>(null);
  const open = drawer && expanded;
  const close = () => setExpanded(false);
  // A phone draws the menu when somebody first wants it.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  useScrollLock(open);
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('button, a')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setExpanded(false);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, setExpanded]);
  return (
    <>
      {open && <div className={styles.veil} onClick={close} aria-hidden="true" />}
      <aside
        id={id}
        ref={panel}
        className={styles.panel}
        aria-label="Menu panel"
        data-testid="side-panel"
        data-state={expanded ? 'expanded' : 'minimized'}
      >
        {(opened || !drawer) && (
          <>
            <PanelTop state={state} />
            <Menu route={route} state={state} />
          </>
        )}
      </aside>
    </>
  );
}

function PanelTop({ state: { expanded, drawer, setExpanded } }: { state: SidePanelState }) {
  if (drawer) {
    return (
      <div className={styles.top}>
        <Logo size={30} />
        <IconButton label="Close menu" onClick={() => setExpanded(false)}>
          <Icon of={CloseIcon} size={20} />
        </IconButton>
      </div>
    );
  }
  return (
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
  );
}

function Menu({ route, state }: { route: RouteId | null; state: SidePanelState }) {
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
    <nav aria-label="Main menu" className={styles.nav}>
      <ul className={styles.list}>
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
