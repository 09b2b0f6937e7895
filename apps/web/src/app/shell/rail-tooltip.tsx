import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import type { ReactElement } from 'react';
import { MantineArea } from '../../ui/theme/mantine-area.tsx';

/** The name beside an icon of the rail, on hover and focus. */
export function RailTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <MantineArea>
      <Tooltip label={label} position="right" withArrow withinPortal={false} floatingStrategy="fixed">
        {children}
      </Tooltip>
    </MantineArea>
  );
}
