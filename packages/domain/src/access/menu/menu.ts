import { mayOpen } from '../decide-access.ts';
import type { RouteId } from '../routes.ts';
import type { Visitor } from '../visitor.ts';
import { type MenuId, type MenuLeaf, menuEntries } from './menu-entries.ts';
import { menuLeafOf } from './selected-item.ts';

/** Fields of Spec §3. `iconPath` is an icon's name, `routerData` the screen it leads to. */
export interface MenuItem {
  readonly id: MenuId;
  readonly name: string;
  readonly url: string;
  readonly iconPath: string;
  readonly show: boolean;
  readonly selected: boolean;
  readonly subItems: readonly MenuItem[];
  readonly routerData: { readonly route: RouteId } | null;
  /** What a click asks for: a screen, the opening of the sub-items, or the logout. */
  readonly requestType: 'navigate' | 'expand' | 'logout';
}

/**
 * The whole side menu with `show` set. An item shows when the access table lets the visitor open its screen
 * (which yields Spec §5's lists for NON_IFA_USER and employees, and decision S6-14 for internal teams)
 * unless the menu alone hides it; a parent shows when any of its sub-items does.
 */
export function buildMenu(
  visitor: Visitor,
  current: RouteId,
  pathOf: (route: RouteId) => string,
): MenuItem[] {
  const selectedId = menuLeafOf(current);

  const leafItem = (leaf: MenuLeaf & { id: MenuId }): MenuItem => ({
    id: leaf.id,
    name: leaf.name,
    url: pathOf(leaf.route),
    iconPath: leaf.icon,
    show: mayOpen(leaf.route, visitor) && leaf.hiddenFor?.(visitor) !== true,
    selected: leaf.id === selectedId,
    subItems: [],
    routerData: { route: leaf.route },
    requestType: 'navigate',
  });

  const items = menuEntries.map((entry): MenuItem => {
    if (!('leaves' in entry)) return leafItem(entry);
    const subItems = entry.leaves.map(leafItem);
    const first = subItems.find((item) => item.show) ?? subItems[0];
    return {
      id: entry.id,
      name: entry.name,
      url: first?.url ?? '',
      iconPath: entry.icon,
      show: subItems.some((item) => item.show),
      selected: subItems.some((item) => item.selected),
      subItems,
      routerData: first?.routerData ?? null,
      requestType: 'expand',
    };
  });

  return [...items, logoutItem(pathOf)];
}

function logoutItem(pathOf: (route: RouteId) => string): MenuItem {
  return {
    id: 'logout',
    name: 'Logout',
    url: pathOf('landing'),
    iconPath: 'logout',
    show: true,
    selected: false,
    subItems: [],
    routerData: null,
    requestType: 'logout',
  };
}
