import { useStore } from '../../lib/react.ts';
import { leaveQuestion } from '../../ui/navigation/leave-guard.ts';
import { onDemand } from '../../ui/overlay/on-demand.tsx';
import type { LeaveDialogProps } from './leave-dialog.tsx';

export const LeaveDialog = onDemand<LeaveDialogProps>(() =>
  import('./leave-dialog.tsx').then(({ LeaveDialog: dialog }) => dialog),
);

/** Spec §4: asked before work in progress is left, also by a logout. */
export function LeavePopup() {
  const question = useStore(leaveQuestion);
  return question && <LeaveDialog question={question} onClose={() => question.answer(false)} />;
}
