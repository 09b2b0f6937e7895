import type { TablerIcon } from '@tabler/icons-react';

interface IconProps {
  of: TablerIcon;
  size?: number;
}

/** Decoration beside a text; an icon alone gets its name from the control around it. */
export function Icon({ of: Drawing, size = 18 }: IconProps) {
  return <Drawing size={size} stroke={1.7} aria-hidden="true" focusable="false" />;
}
