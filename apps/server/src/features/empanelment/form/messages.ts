import {
  type EmpanelmentNews,
  empanelmentNewsSubject,
  empanelmentNewsText,
} from '@hub/contract/empanelment/message-texts';
import { mailTexts } from '@hub/contract/mails/mail-texts';
import type { CallContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';

type Teller = Pick<CallContext, 'brand' | 'config' | 'messenger'>;

/** Where the mail's button leads; a form that was not accepted has nothing more to do. */
function linkOf({ what }: EmpanelmentNews, publicUrl: string): { label: string; url: string } | null {
  const { status, send, logIn } = mailTexts.buttons;
  if (what === 'empanelled') return { label: logIn, url: `${publicUrl}/login` };
  if (what === 'rejected') return null;
  return { label: what === 'submitted' ? status : send, url: `${publicUrl}/empanelment` };
}

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
    const link = linkOf(news, publicUrl);
    await messenger.send(tx, {
      ...message,
      channel: 'EMAIL',
      to: email,
      subject,
      ...(link && { mail: { link } }),
    });
  } else if (mobile !== null && messenger.channels.includes('SMS')) {
    await messenger.send(tx, { ...message, channel: 'SMS', to: mobile });
  }
}
