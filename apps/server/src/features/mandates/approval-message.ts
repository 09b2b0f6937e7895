import { formatRupees, maskNumber, moneyOf } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { Channel } from '../../ports/messenger/messenger.ts';
import type { CallContext } from '../call-context.ts';
import type { FolioRow, MandateRow } from './mandates.repository.ts';

type Sender = Pick<CallContext, 'config' | 'brand' | 'messenger'>;

/** The registered contacts that a message can reach, best first. */
export const contactsOf = (
  { messenger }: Pick<Sender, 'messenger'>,
  { mobile, email }: Pick<FolioRow, 'mobile' | 'email'>,
): { readonly channel: Channel; readonly to: string }[] =>
  messenger.channels.flatMap((channel) => {
    const to = channel === 'SMS' ? mobile : email;
    return to === null || to === '' ? [] : [{ channel, to }];
  });

/** Asks the investor to approve, at every registered contact, in the caller's transaction. */
export async function sendApprovalLink(
  sender: Sender,
  tx: Tx,
  folio: FolioRow,
  asked: Pick<MandateRow, 'arn' | 'bank' | 'account' | 'limit' | 'approvalUrl'> & {
    readonly distributor: string;
  },
): Promise<readonly string[]> {
  const { brand, config, messenger } = sender;
  if (asked.approvalUrl === null) return [];
  const limit = formatRupees(moneyOf(asked.limit), { decimals: 'some' });
  const text =
    `${asked.distributor} (${asked.arn}) asks you to approve a bank mandate with ${brand.name}: up to ${limit} a debit ` +
    `from ${asked.bank}, account ${maskNumber(asked.account)}. Approve it at your bank: ${config.publicUrl}${asked.approvalUrl}`;
  const contacts = contactsOf(sender, folio);
  for (const { channel, to } of contacts) {
    await messenger.send(tx, {
      channel,
      to,
      text,
      purpose: 'mandate-link',
      arn: asked.arn,
      ...(channel === 'EMAIL' ? { subject: `Approve your bank mandate with ${brand.name}` } : {}),
    });
  }
  return contacts.map(({ to }) => to);
}
