import { mandateMessageTexts } from '@hub/contract/mandates/mandate-message-texts';
import { maskNumber, rupeesText } from '@hub/domain';
import type { CallContext, ChangeContext } from '../../calls/call-context.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import { sendToInvestor } from '../../client-messages/send-to-investor.ts';
import type { Tx } from '../../db/database.ts';
import type { FolioRow, MandateRow } from './mandates.repository.ts';

type Asked = Pick<MandateRow, 'arn' | 'bank' | 'account' | 'limit' | 'approvalUrl'> & {
  readonly distributor: string;
};

/** Asks the investor to approve; null where a form is signed instead. */
export function approvalMessage({ brand, config }: Pick<CallContext, 'config' | 'brand'>, asked: Asked) {
  if (asked.approvalUrl === null) return null;
  return {
    arn: asked.arn,
    purpose: 'mandate-link' as const,
    subject: mandateMessageTexts.approveSubject(brand.name),
    text: mandateMessageTexts.approve({
      distributor: asked.distributor,
      arn: asked.arn,
      brand: brand.name,
      limit: rupeesText(asked.limit),
      bank: asked.bank,
      account: maskNumber(asked.account),
      url: config.publicUrl + asked.approvalUrl,
    }),
  };
}

/** To every registered contact, which are answered, in the caller's transaction. */
export async function sendApprovalLink(
  context: ChangeContext,
  tx: Tx,
  folio: FolioRow,
  asked: Asked,
): Promise<readonly string[]> {
  const message = approvalMessage(context, asked);
  if (message === null) return [];
  await sendToInvestor(context, tx, folio, message);
  return contactsOf(context, folio).map(({ to }) => to);
}
