import { onDemand } from '../../ui/overlay/on-demand.tsx';
import type { ContactPanelProps } from './contact-panel.tsx';

/** The panel, fetched when it is first opened. */
export const LateContactPanel = onDemand<ContactPanelProps>(() =>
  import('./contact-panel.tsx').then(({ ContactPanel }) => ContactPanel),
);
