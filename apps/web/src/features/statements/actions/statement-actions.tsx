import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { MailIcon, WhatsappIcon } from '../../../ui/action/icons.ts';
import type { RequestedStatement } from '../statement/requested.ts';
import { DownloadMenu } from './download-menu.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface StatementActionsProps {
  client: InvestorDetails;
  requested: RequestedStatement;
}

/** The statement as a file, by mail or by a link. */
export function StatementActions({ client, requested }: StatementActionsProps) {
  const [open, setOpen] = useState<'mail' | 'share' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DownloadMenu client={client} requested={requested} />
      <Button look="outline" onClick={() => setOpen('mail')}>
        <Icon of={MailIcon} />
        Mail
      </Button>
      <Button look="outline" onClick={() => setOpen('share')}>
        <Icon of={WhatsappIcon} />
        Share
      </Button>
      {open === 'mail' && <MailDialog client={client} requested={requested} onClose={close} />}
      {open === 'share' && <ShareDialog client={client} requested={requested} onClose={close} />}
    </>
  );
}
