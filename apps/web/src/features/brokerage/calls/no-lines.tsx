import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** Before the first brokerage file. */
export function NoLines() {
  return (
    <Card>
      <EmptyState
        title="No brokerage yet"
        text="Brokerage comes with the registrars’ files: WBR6 and WBR77 of CAMS, MFSD205 of KFintech. The lines appear here after the next import."
      >
        <ButtonLink look="outline" to="brokerage/rate-card">
          Rate card
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}
