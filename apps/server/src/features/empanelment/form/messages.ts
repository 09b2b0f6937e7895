import type { CallContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';

type News =
  | { readonly what: 'submitted'; readonly reference: string }
  | { readonly what: 'asked'; readonly items: readonly { readonly name: string; readonly words: string }[] }
  | { readonly what: 'rejected'; readonly reason: string }
  | { readonly what: 'empanelled' };

function textOf(news: News, product: string, formUrl: string, loginUrl: string): string {
  switch (news.what) {
    case 'submitted':
      return `We have your form to be empanelled with ${product}. Its reference is ${news.reference}. How it stands: ${formUrl}`;
    case 'asked':
      return [
        `We need something more to empanel you with ${product}:`,
        ...news.items.map(({ name, words }) => `${name}: ${words}`),
        `Send just that here: ${formUrl}`,
      ].join('\n');
    case 'rejected':
      return `We could not empanel you with ${product}. ${news.reason}`;
    case 'empanelled':
      return `You are empanelled with ${product}. Log in with your ARN: ${loginUrl}`;
  }
}

type Teller = Pick<CallContext, 'brand' | 'config' | 'messenger'>;

/** To the register's contact, by mail where there is one: it has room for words. */
export async function tellApplicant(
  { brand, config, messenger }: Teller,
  tx: Tx,
  { arn, mobile, email }: ArnRecord,
  news: News,
): Promise<void> {
  const { publicUrl } = config;
  const text = textOf(news, brand.productName, `${publicUrl}/empanelment`, `${publicUrl}/login`);
  const message = { arn, text, purpose: `empanelment-${news.what}` };
  if (email !== null && messenger.channels.includes('EMAIL')) {
    const subject = `Your empanelment with ${brand.productName}`;
    await messenger.send(tx, { ...message, channel: 'EMAIL', to: email, subject });
  } else if (mobile !== null && messenger.channels.includes('SMS')) {
    await messenger.send(tx, { ...message, channel: 'SMS', to: mobile });
  }
}
