import type { ReactNode } from 'react';
import { Popover as AriaPopover, type Placement } from 'react-aria-components/Popover';
import { cx } from '../theme/cx.ts';
import styles from './popover.module.css';

interface PopoverProps {
  children: ReactNode;
  placement?: Placement;
  className?: string | undefined;
}

/** What a control opens beside itself: inside `MenuTrigger`, `DialogTrigger` or a field of React Aria's. */
export function Popover({ children, placement = 'bottom end', className }: PopoverProps) {
  return (
    <AriaPopover
      placement={placement}
      offset={6}
      className={cx(styles.popover, className)}
      // Of its own it would lie over the no-internet screen and the toasts.
      style={{ zIndex: 'var(--layer-modal)' }}
    >
      {children}
    </AriaPopover>
  );
}
