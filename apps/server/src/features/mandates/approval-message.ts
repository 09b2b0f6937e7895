import { mailTexts } from '@hub/contract/mails/mail-texts';
import { mandateMessageTexts } from '@hub/contract/mandates/mandate-message-texts';
import { maskNumber, rupeesText } from '@hub/domain';
import type { ChangeContext } from '../../calls/call-context.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import { sendToInvestor } from '../../client-messages/send-to-investor.ts';
import type { Tx } from '../../db/database.ts';
import type { FolioRow, MandateRow } from './mandates.repository.ts';

type Requested = Pick<MandateRow, 'arn' | 'bank' | 'account' | 'limit' | 'approvalUrl'> & {
  readonly distributor: string;
};

type Linker = Pick<ChangeContext, 'config' | 'brand'>;

/** Where the investor approves, and what a message with it says; null where a form is signed instead. */
export function approvalLink({ brand, config }: Linker, requested: Requested) {
  if (requested.approvalUrl === null) return null;
  const url = config.publicUrl + requested.approvalUrl;
  const text = mandateMessageTexts.approve({
    distributor: requested.distributor,
    arn: requested.arn,
    brand: brand.name,
    limit: rupeesText(requested.limit),
    bank: requested.bank,
    account: maskNumber(requested.account),
    url,
  });
  return { url, text };
}

/** Asks the investor to approve. */
function approvalMessage(context: Linker, requested: Requested) {
  const link = approvalLink(context, requested);
  if (link === null) return null;
  return {
    arn: requested.arn,
    purpose: 'mandate-link' as const,
    subject: mandateMessageTexts.approveSubject(context.brand.name),
    text: link.text,
    mail: { link: { label: mailTexts.buttons.approve, url: link.url } },
  };
}

/** To every registered contact, which are answered, in the caller's transaction. */
export async function sendApprovalLink(
  context: ChangeContext,
  tx: Tx,
  folio: FolioRow,
  requested: Requested,
): Promise<readonly string[]> {
  const message = approvalMessage(context, requested);
  if (message === null) return [];
  await sendToInvestor(context, tx, folio, message);
  return contactsOf(context, folio).map(({ to }) => to);
}
