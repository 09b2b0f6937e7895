import type { ResponseOf } from '@hub/contract';
import type { ApplicationLead, shareApplication } from '@hub/contract/calls/transact/transact-applications';
import { useState } from 'react';
import { useServices } from '../../../../lib/react.ts';
import { ChatWays } from '../../../../parts/person/chat-ways.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { CopyLinkButton } from '../../../../ui/action/copy-link-button.tsx';
import { Moment } from '../../../../ui/date/moment.tsx';
import { SidePanel } from '../../../../ui/overlay/side-panel.tsx';
import styles from '../../record-acts/share-link-dialog.module.css';
import { useLeadActs } from '../form/queries.ts';

type Shared = ResponseOf<typeof shareApplication>;

interface ShareFormDialogProps {
  lead: ApplicationLead;
  name: string;
  onClose: () => void;
}

/** A link for the investor to fill in the rest; one that works already is stopped here too. */
export function ShareFormDialog({ lead, name, onClose }: ShareFormDialogProps) {
  const { toaster } = useServices();
  const acts = useLeadActs();
  const [isShared, setIsShared] = useState(lead.sharedUntil !== null);
  const [link, setLink] = useState<Shared | null>(null);
  const [busy, setBusy] = useState<'share' | 'stop' | null>(null);
  const act = async (which: 'share' | 'stop', work: () => Promise<void>) => {
    setBusy(which);
    try {
      await work();
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  };
  const share = () =>
    act('share', async () => {
      setLink(await acts.share(lead.id));
      setIsShared(true);
    });
  const stop = () =>
    act('stop', async () => {
      await acts.stopSharing(lead.id);
      onClose();
    });
  return (
    <SidePanel
      title={`Share the form of ${name}`}
      onClose={onClose}
      actions={
        <>
          {isShared && (
            <Button look="outline" busy={busy !== null} onClick={() => void stop()}>
              Stop sharing
            </Button>
          )}
          {link === null && (
            <Button busy={busy !== null} onClick={() => void share()}>
              {isShared ? 'Make a new link' : 'Make the link'}
            </Button>
          )}
        </>
      }
    >
      {link === null ? <BeforeLink lead={lead} /> : <LinkWays {...link} />}
    </SidePanel>
  );
}

function BeforeLink({ lead: { sharedAt, sharedUntil } }: Pick<ShareFormDialogProps, 'lead'>) {
  return (
    <div className="stack gap-12">
      {sharedAt !== null && sharedUntil !== null && (
        <p>
          The investor has a link since <Moment at={sharedAt} />. It works until <Moment at={sharedUntil} />.
          A new link stops it.
        </p>
      )}
      <p>
        The investor fills in on their own phone what is about them: holders, contact, address, bank, tax and
        nominees. Scheme, amount, mandate and EUIN stay with you, and you send the form.
      </p>
    </div>
  );
}

function LinkWays({ url, text, sentTo, expiresAt }: Shared) {
  return (
    <div className="stack gap-12">
      <p role="status">
        {sentTo.length > 0
          ? `Sent to ${sentTo.join(' and ')}.`
          : 'The form has no contact yet: hand on the link.'}
      </p>
      <p className="as-written pad-12-16 ink anywhere sunk round">{text}</p>
      <p className="mute text-note">
        Whoever has the link can read and change the investor’s part. It works until <Moment at={expiresAt} />
        , or until you stop it.
      </p>
      <div className={`flex wrap gap-8 ${styles.ways}`}>
        <CopyLinkButton url={url} size="compact" />
        <ChatWays text={text} hasSms />
      </div>
    </div>
  );
}
