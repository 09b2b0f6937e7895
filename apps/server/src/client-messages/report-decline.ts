import type { Brand } from '@hub/contract';
import { declineMessageTexts } from '@hub/contract/declines/decline-message-texts';
import type { Decline } from '@hub/contract/declines/decline-texts';
import type { Tx } from '../db/database.ts';
import type { Messenger } from '../ports/messenger/messenger.ts';

interface Declined {
  readonly arn: string;
  readonly distributor: string;
  readonly investor: string;
  /** Each thing that was declined, in words. */
  readonly what: readonly string[];
  readonly decline: Decline;
}

/**
 * To the asset manager's service team, in the transaction of the answer, what an investor says they did not ask for.
 * Without a mail server there is the audit log, which has every answer.
 */
export async function reportDecline(
  { messenger, brand }: { readonly messenger: Messenger; readonly brand: Pick<Brand, 'support'> },
  tx: Tx,
  { decline, ...declined }: Declined,
): Promise<void> {
  if (!messenger.channels.includes('EMAIL')) return;
  const { arn, investor } = declined;
  await messenger.send(tx, {
    channel: 'EMAIL',
    to: brand.support.helpline.email,
    arn,
    purpose: 'service-report',
    subject: declineMessageTexts.reportSubject(investor, arn),
    text: declineMessageTexts.report({ ...declined, remark: decline.remark ?? '' }),
  });
}
