import type { WishBatch } from '@hub/contract/calls/wishes/wishes-saved';
import { wishStatusTexts, wishTexts, wishWayTexts } from '@hub/contract/wishes/wish-texts';
import { Button } from '../../../ui/action/button.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useBatchClients, useCancel } from '../calls/queries.ts';
import { statusTones } from '../calls/wish-words.ts';
import styles from './listing.module.css';

/** The words, and what became of the wish at each client. */
export function BatchDialog({ batch, onClose }: { batch: WishBatch; onClose: () => void }) {
  const list = useBatchClients(batch.id);
  const cancel = useCancel();
  return (
    <StaticModal title={`${batch.name}, ${wishWayTexts[batch.channel]}`} onClose={onClose}>
      <p className="as-written below-12 pad-12-16 anywhere sunk round">{batch.text}</p>
      <DataList
        list={list}
        label="Clients"
        failed="The clients could not be loaded"
        empty={null}
        row={(client) => (
          <div className="row wrap gap-8-12 pad-12-16">
            <span className={`stack shrink gap-4 ${styles.words}`}>
              <strong>{client.name}</strong>
              <span className="mute text-note">
                <Moment at={client.sendAt} />
                {client.fault && `, ${wishTexts.faults[client.fault]}`}
              </span>
            </span>
            <StatusChip tone={statusTones[client.status]}>{wishStatusTexts[client.status]}</StatusChip>
            {client.status === 'waiting' && (
              <Button
                look="quiet"
                size="compact"
                busy={cancel.isPending}
                aria-label={`Cancel: ${client.name}`}
                onClick={() => cancel.mutate({ id: batch.id, investorId: client.investorId })}
              >
                Cancel
              </Button>
            )}
          </div>
        )}
      />
    </StaticModal>
  );
}
