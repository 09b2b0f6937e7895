import {
  type EmpanelmentNews,
  empanelmentNewsSubject,
  empanelmentNewsText,
} from '@hub/contract/empanelment/message-texts';
import type { CallContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';

type Teller = Pick<CallContext, 'brand' | 'config' | 'messenger'>;

/** To the register's contact, by mail where there is one: it has room for words. */
export async function notifyApplicant(
  { brand, config, messenger }: Teller,
  tx: Tx,
  { arn, mobile, email }: ArnRecord,
  news: EmpanelmentNews,
): Promise<void> {
  const { publicUrl } = config;
  const text = empanelmentNewsText(news, brand.productName, `${publicUrl}/empanelment`, `${publicUrl}/login`);
  const message = { arn, text, purpose: `empanelment-${news.what}` };
  if (email !== null && messenger.channels.includes('EMAIL')) {
    const subject = empanelmentNewsSubject(brand.productName);
    await messenger.send(tx, { ...message, channel: 'EMAIL', to: email, subject });
  } else if (mobile !== null && messenger.channels.includes('SMS')) {
    await messenger.send(tx, { ...message, channel: 'SMS', to: mobile });
  }
}
