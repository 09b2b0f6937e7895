import type { ApplicationLead } from '@hub/contract/calls/transact/transact-applications';
import { useState } from 'react';
import { useServices } from '../../../../lib/react.ts';
import { sentHref } from '../../../../parts/transaction/sent-links.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Moment } from '../../../../ui/date/moment.tsx';
import { useNavigation } from '../../../../ui/navigation/navigation.ts';
import { SidePanel } from '../../../../ui/overlay/side-panel.tsx';
import { useLeadActs } from '../form/queries.ts';

interface ShareFormDialogProps {
  lead: ApplicationLead;
  name: string;
  onClose: () => void;
}

/** A link for the investor to fill in the rest; one that works already is stopped here too. */
export function ShareFormDialog({ lead, name, onClose }: ShareFormDialogProps) {
  const { toaster } = useServices();
  const navigation = useNavigation();
  const acts = useLeadActs();
  const isShared = lead.sharedUntil !== null;
  const [busy, setBusy] = useState<'share' | 'stop' | null>(null);
  const act = async (which: 'share' | 'stop', work: () => Promise<unknown>) => {
    setBusy(which);
    try {
      await work();
      onClose();
      if (which === 'share') navigation.go(sentHref({ what: 'form', id: lead.id }));
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
      setBusy(null);
    }
  };
  return (
    <SidePanel
      title={`Share the form of ${name}`}
      onClose={onClose}
      actions={
        <>
          {isShared && (
            <Button
              look="outline"
              busy={busy === 'stop'}
              disabled={busy !== null}
              onClick={() => void act('stop', () => acts.stopSharing(lead.id))}
            >
              Stop sharing
            </Button>
          )}
          <Button
            busy={busy === 'share'}
            disabled={busy !== null}
            onClick={() => void act('share', () => acts.share(lead.id))}
          >
            {isShared ? 'Make a new link' : 'Make the link'}
          </Button>
        </>
      }
    >
      <BeforeLink lead={lead} />
    </SidePanel>
  );
}

function BeforeLink({ lead: { sharedAt, sharedUntil } }: Pick<ShareFormDialogProps, 'lead'>) {
  return (
    <div className="stack gap-12">
      {sharedAt !== null && sharedUntil !== null && (
        <p>
          The investor has had a link since <Moment at={sharedAt} />. It works until{' '}
          <Moment at={sharedUntil} />. A new link replaces it.
        </p>
      )}
      <p>
        The investor fills in on their own phone what is about them: holders, contact, address, bank, tax and
        nominees. Scheme, amount, mandate and EUIN stay with you, and you send the form.
      </p>
    </div>
  );
}
