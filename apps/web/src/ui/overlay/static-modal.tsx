import { onDemand } from './on-demand.tsx';
import type { StaticModalProps } from './static-dialog.tsx';

/** Spec §2: dialogs are static. Neither Escape nor a click beside them closes them; only their own buttons do. */
export const StaticModal = onDemand<StaticModalProps>(() =>
  import('./static-dialog.tsx').then(({ StaticDialog }) => StaticDialog),
);
