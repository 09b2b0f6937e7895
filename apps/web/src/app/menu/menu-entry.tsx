import type { MenuItem } from '@hub/domain';
import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { useStore } from '../../lib/react.ts';
import { unreadCount } from '../../parts/notifications/unread-count.ts';
import { Icon } from '../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../ui/action/icons.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { menuIcon } from './menu-icons.ts';
import styles from './side-panel.module.css';

interface MenuEntryProps {
  item: MenuItem;
  /** Icons only; the name shows beside them on hover and focus. */
  rail: boolean;
  onChoose: (item: MenuItem) => void;
  onExpandPanel: () => void;
}

export function MenuEntry(props: MenuEntryProps) {
  return props.item.subItems.length > 0 ? <MenuGroup {...props} /> : <MenuLeaf {...props} />;
}

function MenuLeaf({ item, rail, onChoose }: MenuEntryProps) {
  const unread = useStore(unreadCount);
  const content = (
    <>
      <Icon of={menuIcon(item.iconPath)} />
      <span className={rail ? 'visually-hidden' : 'grow shrink'}>{item.name}</span>
      {item.id === 'notifications' && <Badge count={unread} />}
    </>
  );
  if (item.requestType === 'logout') {
    return named(
      item,
      rail,
      <button type="button" className={styles.item} onClick={() => onChoose(item)}>
        {content}
      </button>,
    );
  }
  return named(
    item,
    rail,
    <RouteLink
      href={item.url}
      className={styles.item}
      aria-current={item.selected ? 'page' : undefined}
      onClick={() => onChoose(item)}
    >
      {content}
    </RouteLink>,
  );
}

/** Its screens stand open under it; on the rail it opens the panel first. */
function MenuGroup({ item, rail, onChoose, onExpandPanel }: MenuEntryProps) {
  const [folded, setFolded] = useState(false);
  const list = useId();
  const open = !rail && !folded;
  return (
    <>
      {named(
        item,
        rail,
        <button
          type="button"
          className={styles.item}
          data-selected={item.selected || undefined}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => {
            if (rail) onExpandPanel();
            setFolded(!rail && !folded);
          }}
        >
          <Icon of={menuIcon(item.iconPath)} />
          <span className={rail ? 'visually-hidden' : 'grow shrink'}>{item.name}</span>
          {!rail && (
            <span className={styles.chevron}>
              <Icon of={ChevronDownIcon} size={16} />
            </span>
          )}
        </button>,
      )}
      <ul id={list} hidden={!open}>
        {item.subItems
          .filter((sub) => sub.show)
          .map((sub) => (
            <li key={sub.id}>
              <RouteLink
                href={sub.url}
                className={cx(styles.item, styles.sub)}
                aria-current={sub.selected ? 'page' : undefined}
                onClick={() => onChoose(sub)}
              >
                {sub.name}
              </RouteLink>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Only the rail needs it, and a phone has none. */
const RailTooltip = lazy(() =>
  import('./rail-tooltip.tsx').then(({ RailTooltip: tooltip }) => ({ default: tooltip })),
);

function named(item: MenuItem, rail: boolean, control: ReactElement) {
  if (!rail) return control;
  return (
    <Suspense fallback={control}>
      <RailTooltip label={item.name}>{control}</RailTooltip>
    </Suspense>
  );
}
