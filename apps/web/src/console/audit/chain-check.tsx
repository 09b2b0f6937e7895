import { verifyNotes } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/action/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { useConsole } from '../calls/console-context.ts';

const texts = actTexts.audit;
const counted = (count: number): string => count.toLocaleString('en-IN');

/** Walks the chain over all notes when somebody asks for it, and says where it breaks. */
export function ChainCheck() {
  const { client } = useConsole();
  const check = useMutation({ mutationFn: () => client.call(verifyNotes, {}) });
  return (
    <div className="row wrap gap-8">
      <Button look="outline" size="compact" busy={check.isPending} onClick={() => check.mutate()}>
        {check.isPending ? texts.verifying : texts.verify}
      </Button>
      <div role="status" className="row wrap gap-8">
        {check.data && (
          <>
            {check.data.brokenAt === null ? (
              <StatusChip tone="good">{texts.holds(counted(check.data.notes))}</StatusChip>
            ) : (
              <StatusChip tone="bad">{texts.broken(check.data.brokenAt)}</StatusChip>
            )}
            {check.data.waiting > 0 && (
              <span className="mute">{texts.waiting(counted(check.data.waiting))}</span>
            )}
          </>
        )}
      </div>
      {check.error && (
        <QueryState error={check.error} onRetry={() => check.mutate()} failed={texts.verifyFailed} />
      )}
    </div>
  );
}
