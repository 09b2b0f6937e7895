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

/** Asks the investor to approve; null where a form is signed instead. */
function approvalMessage({ brand, config }: Pick<ChangeContext, 'config' | 'brand'>, requested: Requested) {
  if (requested.approvalUrl === null) return null;
  return {
    arn: requested.arn,
    purpose: 'mandate-link' as const,
    subject: mandateMessageTexts.approveSubject(brand.name),
    text: mandateMessageTexts.approve({
      distributor: requested.distributor,
      arn: requested.arn,
      brand: brand.name,
      limit: rupeesText(requested.limit),
      bank: requested.bank,
      account: maskNumber(requested.account),
      url: config.publicUrl + requested.approvalUrl,
    }),
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
