import type { ContentDetails } from '@hub/contract/calls/co-branding/co-branding';
import { dayText } from '@hub/domain';
import type { ContentStanding } from '@hub/domain/content/content-rules';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { standingWords } from '../piece/words.ts';

interface StandingNoteProps {
  piece: ContentDetails;
  standing: Exclude<ContentStanding, 'current'>;
}

/** Why nothing can be made of this piece. */
export function StandingNote({ piece, standing }: StandingNoteProps) {
  const { name, tone } = standingWords[standing];
  return (
    <Card className="stack narrow gap-8">
      <StatusChip tone={tone}>{name}</StatusChip>
      <p>{textOf(piece, standing)}</p>
      <div>
        <ButtonLink look="outline" to="co-branding">
          Show what can be used now
        </ButtonLink>
      </div>
    </Card>
  );
}

function textOf(
  { validFrom, validTo, recallReason }: ContentDetails,
  standing: StandingNoteProps['standing'],
): string {
  if (standing === 'upcoming') return `It can be used from ${dayText(validFrom)}.`;
  if (standing === 'expired') {
    return `Its last day was ${dayText(validTo)}. Do not share it any more: whoever opens a link to it is told so.`;
  }
  const reason = recallReason === null ? '' : ` Reason: ${recallReason}`;
  return `The asset manager recalled it. Do not share it any more: whoever opens a link to it is told so.${reason}`;
}
