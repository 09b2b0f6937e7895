import type { WishBatch } from '@hub/contract/calls/wishes/wishes-saved';
import {
  type WishStatus,
  wishStatuses,
  wishStatusTexts,
  wishWayTexts,
} from '@hub/contract/wishes/wish-texts';
import { groupIndian } from '@hub/domain';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { listStateOf, oneOf } from '../../../ui/list/list-state.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { useCancel, useListing } from '../calls/queries.ts';
import { clientsText, statusTones, wishesText } from '../calls/wish-words.ts';
import { WishesTabs } from '../lists/wishes-tabs.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import styles from './listing.module.css';

const listingState = listStateOf({ status: oneOf(wishStatuses) });

/** All that was sent, opened by hand and scheduled. */
export function Page() {
  const here = hrefTo('wishes/listing');
  const { listState, setListState } = useListState(here, listingState);
  const { status } = listState;
  const { list, first } = useListing(status === null ? {} : { status });
  const [open, setOpen] = useState<WishBatch | null>(null);
  const [leaving, setLeaving] = useState<WishBatch | null>(null);
  const cancel = useCancel();
  return (
    <>
      <PageHeader back title="Sent and scheduled" note="Wishes of this and other years, newest first." />
      <WishesTabs here={here} />
      <div className="below-12">
        <ScrollStrip label="Filters">
          {wishStatuses.map((one) => (
            <FilterChip
              key={one}
              chosen={status === one}
              {...(first && { count: first.counts[one] })}
              onChange={(chosen) => setListState({ status: chosen ? one : null })}
            >
              {wishStatusTexts[one]}
            </FilterChip>
          ))}
        </ScrollStrip>
      </div>
      <DataList
        list={list}
        label="Wishes"
        failed="The wishes could not be loaded"
        empty={
          status === null ? (
            <EmptyState
              title="No wishes yet"
              text="What you send and schedule appears here, with its status."
            >
              <ButtonLink to="wishes">See upcoming occasions</ButtonLink>
            </EmptyState>
          ) : (
            <EmptyState title="No such wishes" text="Choose another status.">
              <Button look="outline" onClick={() => setListState({ status: null })}>
                Show all wishes
              </Button>
            </EmptyState>
          )
        }
        row={(batch) => (
          <BatchRow batch={batch} onOpen={() => setOpen(batch)} onCancel={() => setLeaving(batch)} />
        )}
      />
      {open && <BatchDialog batch={open} onClose={() => setOpen(null)} />}
      {leaving && (
        <ConfirmModal
          title={leaving.counts.opened > 0 ? 'Was it not sent?' : 'Cancel the scheduled wishes?'}
          confirm={
            leaving.counts.opened > 0 ? 'It was not sent' : `Cancel ${wishesText(leaving.counts.waiting)}`
          }
          refuse="Keep"
          busy={cancel.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => cancel.mutate({ id: leaving.id }, { onSettled: () => setLeaving(null) })}
        >
          {leaving.counts.opened > 0
            ? `${leaving.client} can then get this wish again.`
            : 'The clients get nothing, and can be wished again.'}
        </ConfirmModal>
      )}
    </>
  );
}

interface BatchRowProps {
  batch: WishBatch;
  onOpen: () => void;
  onCancel: () => void;
}

function BatchRow({ batch, onOpen, onCancel }: BatchRowProps) {
  const { name, client, clients, channel, counts, sendAt } = batch;
  const shown = wishStatuses.filter((one) => counts[one] > 0);
  const who = clients === 1 ? client : clientsText(clients);
  return (
    <article className="row wrap between gap-8-16 pad-12-16">
      <div className={`stack shrink gap-4 ${styles.words}`}>
        <h2 className="text-large strong anywhere">
          {name}, {who}
        </h2>
        <p className="mute text-note">
          {wishWayTexts[channel]}, <Moment at={sendAt} />
        </p>
        <p className="flex wrap gap-8">
          {shown.map((one) => (
            <StatusChip key={one} tone={statusTones[one]}>
              {clients === 1 ? wishStatusTexts[one] : countText(one, counts[one])}
            </StatusChip>
          ))}
        </p>
      </div>
      <div className="flex wrap gap-8">
        <Button look="outline" size="compact" aria-label={`Details: ${name}, ${who}`} onClick={onOpen}>
          Details
        </Button>
        {counts.waiting + counts.opened > 0 && (
          <Button
            look="outline"
            size="compact"
            aria-label={`${counts.opened > 0 ? 'Not sent' : 'Cancel'}: ${name}, ${who}`}
            onClick={onCancel}
          >
            {counts.opened > 0 ? 'Not sent' : 'Cancel'}
          </Button>
        )}
      </div>
    </article>
  );
}

const countText = (status: WishStatus, count: number): string =>
  `${groupIndian(count)} ${wishStatusTexts[status].toLowerCase()}`;
