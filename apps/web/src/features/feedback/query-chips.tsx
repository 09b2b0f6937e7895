import type { QueryLead } from '@hub/contract/calls/feedback/feedback';
import { queryStatusTexts } from '@hub/contract/feedback/query-texts';
import { dayText } from '@hub/domain';
import type { QueryStatus } from '@hub/domain/feedback/query-status';
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx';

const tones: Readonly<Record<QueryStatus, Tone>> = {
  open: 'soon',
  answered: 'good',
  reopened: 'soon',
  closed: 'calm',
};

/** Where a query is, and whether the desk is late with it. */
export function QueryChips({ query: { status, isLate } }: { query: QueryLead }) {
  return (
    <span className="inline wrap gap-8">
      {isLate && <StatusChip tone="bad">Late</StatusChip>}
      <StatusChip tone={tones[status]} plain={status === 'closed'}>
        {queryStatusTexts[status]}
      </StatusChip>
    </span>
  );
}

/** By when the desk answers; null when it is not the desk's turn. */
export const dueText = ({ answerBy, isLate }: QueryLead): string | null =>
  answerBy === null ? null : `${isLate ? 'Answer was due on' : 'Answer by'} ${dayText(answerBy)}`;
