import type { GeneratedContent } from '@hub/contract/calls/co-branding/co-branding';
import { isTransactionPopupMode, type RouteId, staysInTransaction } from '@hub/domain';
import { Card } from '../../../ui/layout/card.tsx';
import { useLeaveGuard } from '../../../ui/navigation/leave-guard.ts';
import styles from './progress.module.css';

/** Spec §4: only to the pages that are excepted there one goes unasked. */
const mayGoTo = (to: RouteId): boolean => staysInTransaction(to) && !isTransactionPopupMode(to);

const work = {
  message: 'Your piece is still being made. You can leave this page: find the piece later in Co-branding.',
  mayGoTo,
};

interface MakingProps {
  made: GeneratedContent;
  /** The last question about it was not answered. */
  isLost: boolean;
}

export function Making({ made: { status, progress }, isLost }: MakingProps) {
  useLeaveGuard(true, work);
  const text = status === 'queued' ? 'Waiting for its turn' : `${progress}% made`;
  return (
    <Card className="stack top gap-12">
      <p role="status" className="text-title heavy figures">
        {text}
      </p>
      <progress
        className={styles.bar}
        max={100}
        aria-label="Being made"
        {...(status === 'making' && { value: progress })}
      />
      <p className="mute">
        {isLost
          ? 'There is no connection at the moment. The piece is being made on the server.'
          : 'Pictures take seconds, videos up to a few minutes.'}
      </p>
    </Card>
  );
}
