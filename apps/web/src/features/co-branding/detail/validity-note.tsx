import type { ContentDetails } from '@hub/contract/calls/co-branding/co-branding';
import { dayText } from '@hub/domain';
import type { ContentValidity } from '@hub/domain/content/content-rules';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { validityWords } from '../piece/words.ts';

interface ValidityNoteProps {
  piece: ContentDetails;
  validity: Exclude<ContentValidity, 'current'>;
}

/** Why nothing can be made of this piece. */
export function ValidityNote({ piece, validity }: ValidityNoteProps) {
  const { name, tone } = validityWords[validity];
  return (
    <Card className="stack narrow gap-8">
      <StatusChip tone={tone}>{name}</StatusChip>
      <p>{textOf(piece, validity)}</p>
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
  validity: ValidityNoteProps['validity'],
): string {
  if (validity === 'upcoming') return `It can be used from ${dayText(validFrom)}.`;
  if (validity === 'expired') {
    return `It was valid until ${dayText(validTo)}. Do not share it any more: anyone who opens a link to it sees this.`;
  }
  const reason = recallReason === null ? '' : ` Reason: ${recallReason}`;
  return `The asset manager recalled it. Do not share it any more: anyone who opens a link to it sees this.${reason}`;
}
