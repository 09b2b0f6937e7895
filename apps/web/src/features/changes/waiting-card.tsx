import type { WaitingChange } from '@hub/contract/calls/changes/changes';
import { isContactChange } from '@hub/contract/changes/change-texts';
import { sentHref } from '../../parts/transaction/sent-links.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { Moment } from '../../ui/date/moment.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import styles from './changes.module.css';
import { useCancelChange } from './queries.ts';

/** A change that its investor has not answered yet. */
export function WaitingCard({ change }: { change: WaitingChange }) {
  const cancel = useCancelChange();
  const purpose = isContactChange(change.kind) ? 'contact' : 'nominees';
  return (
    <Card title="Waiting for the investor" aside={<StatusChip tone="soon">Not confirmed</StatusChip>}>
      <p className={`soft ${styles.text}`}>
        The link went to {change.sentTo.join(' and ')}. It works until <Moment at={change.expiresAt} />.
        Nothing changes until the investor enters the codes.
      </p>
      <Facts>
        {change.lines.map(({ label, value }) => (
          <Fact key={`${label} ${value}`} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <div className="flex wrap gap-8 above-16">
        <ButtonLink href={sentHref({ what: 'change', purpose, folio: change.folioNo })}>
          Share the link
        </ButtonLink>
        <Button look="outline" busy={cancel.isPending} onClick={() => cancel.mutate(change.id)}>
          Cancel this change
        </Button>
      </div>
    </Card>
  );
}
