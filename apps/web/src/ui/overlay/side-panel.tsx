import { onDemand } from './on-demand.tsx';
import type { SidePanelProps } from './side-panel-body.tsx';

/** For what needs no decision: it stands beside the page, which stays usable, and closes by Escape as well. */
export const SidePanel = onDemand<SidePanelProps>(() =>
  import('./side-panel-body.tsx').then(({ SidePanelBody }) => SidePanelBody),
);
