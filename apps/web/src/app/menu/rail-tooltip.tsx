import type { ComponentProps, ReactElement } from 'react';
import { Focusable, OverlayArrow, Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './rail-tooltip.module.css';

type Control = ComponentProps<typeof Focusable>['children'];

/** The name beside an icon of the rail, on hover and focus. */
export function RailTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={0} closeDelay={0}>
      <Focusable>{children as Control}</Focusable>
      <Tooltip placement="right" offset={10} className={styles.tooltip ?? ''}>
        <OverlayArrow className={styles.arrow ?? ''} />
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
