/**
 * A button with a menu:
 *
 *   <MenuButton button={<Button look="outline">Export</Button>} note="12 schemes">
 *     <MenuItem text="Excel" onAction={save}>Excel</MenuItem>
 *     <MenuLink text="NAV" href={hrefTo('nav')}>NAV</MenuLink>
 *   </MenuButton>
 */
import { browserAddress } from '@hub/contract';
import { type ComponentProps, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { MenuItem as AriaMenuItem, Menu, MenuTrigger, Pressable } from 'react-aria-components/Menu';
import { NavigationContext } from '../navigation/navigation.ts';
import { cx } from '../theme/cx.ts';
import styles from './menu-button.module.css';
import { useOpenModal } from './open-modals.ts';
import { Popover } from './popover.tsx';

interface MenuButtonProps {
  /** What opens it, and what names it. */
  button: ReactElement;
  /** Over the items: what they are about. */
  note?: ReactNode;
  children: ReactNode;
}

type Pressed = ComponentProps<typeof Pressable>['children'];

export function MenuButton({ button, note, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useOpenModal(() => setOpen(false));
  const navigation = useContext(NavigationContext);
  const trigger = (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Pressable>{button as Pressed}</Pressable>
      <Popover>
        {note && <p className={styles.note}>{note}</p>}
        <Menu className={styles.menu ?? ''}>{children}</Menu>
      </Popover>
    </MenuTrigger>
  );
  // So that its links move inside the app.
  return navigation ? (
    <RouterProvider navigate={(href) => navigation.go(href)} useHref={browserAddress}>
      {trigger}
    </RouterProvider>
  ) : (
    trigger
  );
}

interface MenuItemProps {
  /** What is typed to jump to it, and its name where it holds more than text. */
  text: string;
  onAction: () => void;
  className?: string | undefined;
  children: ReactNode;
}

export function MenuItem({ text, onAction, className, children }: MenuItemProps) {
  return (
    <AriaMenuItem textValue={text} onAction={onAction} className={cx(styles.item, className)}>
      {children}
    </AriaMenuItem>
  );
}

/** A real link among the items: it opens in a new tab like any other. */
export function MenuLink({ text, href, children }: { text: string; href: string; children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  return (
    <AriaMenuItem
      textValue={text}
      href={href}
      className={styles.item ?? ''}
      onFocus={() => navigation?.preload(href)}
    >
      {children}
    </AriaMenuItem>
  );
}
