import {
  applicationKindTexts,
  applicationStatusTexts,
  applicationTexts,
  stepTexts,
} from '@hub/contract/applications/application-texts';
import type { ApplicationLead } from '@hub/contract/calls/transact/transact-applications';
import { useState } from 'react';
import { useServices } from '../../../../lib/react.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { Moment } from '../../../../ui/date/moment.tsx';
import { StatusChip } from '../../../../ui/feedback/status-chip.tsx';
import { ConfirmModal } from '../../../../ui/overlay/confirm-modal.tsx';
import { useLeadActs } from '../form/queries.ts';
import { SentBackNote } from '../form/sent-back-note.tsx';
import styles from './lead-board.module.css';
import { applicationHref } from './links.ts';
import { ShareFormDialog } from './share-form-dialog.tsx';

/** Forms that were begun and not sent: what each waits on, and how to go on. */
export function LeadBoard({ leads }: { leads: readonly ApplicationLead[] }) {
  const [discarded, setDiscarded] = useState<ApplicationLead | null>(null);
  const [shared, setShared] = useState<ApplicationLead | null>(null);
  return (
    <>
      <ul className="stack">
        {leads.map((lead) => (
          <Lead
            key={lead.id}
            lead={lead}
            onShare={() => setShared(lead)}
            onDiscard={() => setDiscarded(lead)}
          />
        ))}
      </ul>
      {discarded && <DiscardDialog lead={discarded} onClose={() => setDiscarded(null)} />}
      {shared && <ShareFormDialog lead={shared} name={nameOf(shared)} onClose={() => setShared(null)} />}
    </>
  );
}

const nameOf = ({ name, maskedPan }: ApplicationLead): string => name || maskedPan || 'New investor';

interface LeadProps {
  lead: ApplicationLead;
  onShare: () => void;
  onDiscard: () => void;
}

function Lead({ lead, onShare, onDiscard }: LeadProps) {
  const name = nameOf(lead);
  return (
    <li className={`stack gap-8 pad-12-16 line-above ${styles.lead}`}>
      <div className="stack shrink gap-4">
        <p className="strong anywhere">{name}</p>
        <p className="mute text-note">
          {applicationKindTexts[lead.kind]} ·{' '}
          {lead.changedBy === 'investor' ? 'changed by the investor' : 'changed'}{' '}
          <Moment at={lead.changedAt} />
        </p>
        {lead.sharedAt !== null && (
          <p className="mute text-note">
            Shared, waiting for the investor since <Moment at={lead.sharedAt} />
          </p>
        )}
        <div className="flex wrap gap-8">
          <StatusChip tone={lead.step === 'review' ? 'good' : 'soon'}>
            {stepTexts[lead.step].waits}
          </StatusChip>
          {lead.status !== 'draft' && (
            <StatusChip tone="bad">
              {lead.sentBack.length > 0
                ? applicationTexts.sentBack.title
                : applicationStatusTexts[lead.status]}
            </StatusChip>
          )}
        </div>
        <SentBackNote parts={lead.sentBack} />
      </div>
      <div className="flex wrap gap-8">
        <ButtonLink
          size="compact"
          href={applicationHref(lead.kind, lead.id, lead.sentBack[0]?.step ?? lead.step)}
          aria-label={`Continue the form of ${name}`}
        >
          Continue
        </ButtonLink>
        <Button size="compact" look="outline" aria-label={`Share the form of ${name}`} onClick={onShare}>
          Share
        </Button>
        <Button size="compact" look="quiet" aria-label={`Discard the form of ${name}`} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  );
}

function DiscardDialog({ lead, onClose }: { lead: ApplicationLead; onClose: () => void }) {
  const { toaster } = useServices();
  const acts = useLeadActs();
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmModal
      title="Discard this form?"
      confirm="Discard the form"
      refuse="Keep it"
      busy={isBusy}
      onClose={onClose}
      onConfirm={async () => {
        setBusy(true);
        try {
          await acts.discard(lead.id, lead.version);
          onClose();
        } catch (error) {
          toaster.show('error', error instanceof Error ? error.message : String(error));
          setBusy(false);
        }
      }}
    >
      <p>The entries for {nameOf(lead)} is removed. This cannot be undone.</p>
    </ConfirmModal>
  );
}
