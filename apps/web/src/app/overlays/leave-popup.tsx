import { useStore } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { leaveQuestion } from '../../ui/navigation/leave-guard.ts';
import { StaticModal } from '../../ui/overlay/static-modal.tsx';

/** Spec §4: asked before work in progress is left, also by a logout. */
export function LeavePopup() {
  const question = useStore(leaveQuestion);
  if (!question) return null;
  const stay = () => question.answer(false);
  return (
    <StaticModal
      title="Leave this page?"
      onClose={stay}
      actions={
        <>
          <Button look="outline" onClick={stay}>
            Stay
          </Button>
          <Button onClick={() => question.answer(true)}>Leave</Button>
        </>
      }
    >
      <p>{question.message}</p>
    </StaticModal>
  );
}
