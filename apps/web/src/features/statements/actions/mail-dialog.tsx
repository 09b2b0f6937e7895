import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { useServices } from '../../../lib/react.ts';
import { chooseForChange } from '../../../parts/transaction/folio-links.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { useMail } from '../statement/queries.ts';
import type { RequestedStatement } from '../statement/requested.ts';
import { statementTitles } from '../statement/statement-state.ts';

interface MailDialogProps {
  client: InvestorDetails;
  requested: RequestedStatement;
  onClose: () => void;
}

/** To the address that the registrar has, and to no other. */
export function MailDialog({ client, requested, onClose }: MailDialogProps) {
  const { toaster } = useServices();
  const mail = useMail(requested);
  const { id, name, maskedEmail } = client;
  if (maskedEmail === null) {
    return (
      <SidePanel
        title="No e-mail address is registered"
        onClose={onClose}
        actions={<ButtonLink href={chooseForChange('contact', id)}>Register one</ButtonLink>}
      >
        <p>
          A statement can go only to the registered address of {name} only. Share a link or save the PDF
          instead.
        </p>
      </SidePanel>
    );
  }
  const send = () =>
    mail.mutate(undefined, {
      onSuccess(sent) {
        toaster.show('success', `Sent to ${sent.maskedEmail}.`);
        onClose();
      },
    });
  return (
    <SidePanel
      title={`Mail the ${statementTitles[requested.kind].toLowerCase()}?`}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={mail.isPending} onClick={send}>
            Send
          </Button>
        </>
      }
    >
      <p>
        It goes to <b>{maskedEmail}</b>, the registered address of {name}, as a PDF that opens with the PAN.
      </p>
      {requested.family && <p>Of {name} only: the other family members have to ask for their own.</p>}
      {mail.error && <ErrorState title="It was not sent" error={mail.error} />}
    </SidePanel>
  );
}
