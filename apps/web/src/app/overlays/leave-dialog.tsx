import { Button } from '../../ui/action/button.tsx';
import type { LeaveQuestion } from '../../ui/navigation/leave-guard.ts';
import { StaticModal } from '../../ui/overlay/static-modal.tsx';

export interface LeaveDialogProps {
  question: LeaveQuestion;
  onClose: () => void;
}

/** What `LeavePopup` shows. */
export function LeaveDialog({ question: { message, isLogout, answer }, onClose }: LeaveDialogProps) {
  return (
    <StaticModal
      title={isLogout ? 'Log out?' : 'Leave this page?'}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Stay
          </Button>
          <Button onClick={() => answer(true)}>{isLogout ? 'Log out' : 'Leave'}</Button>
        </>
      }
    >
      <p>{message}</p>
    </StaticModal>
  );
}
