import { type Brand, href } from '@hub/contract';
import { loginNewsTexts } from '@hub/contract/session/login-news-texts';
import type { CallContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import { type Notice, notify, wantsMessage } from '../../notifications/notifications.public.ts';
import type { Acquaintance } from '../sessions/distributor.repository.ts';
import type { Member } from '../sessions/session.policy.ts';
import type { Login } from './login.ts';

/** The client chose this name, and a stranger may be the client: it must not read like a message of ours. */
export const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(0, 40);

interface News extends Omit<Notice, 'at' | 'topic'> {
  readonly isNewDevice: boolean;
}

/** A first login is welcomed. A new device is news only beside one that is known already. */
export function newsOf(
  { brand }: { readonly brand: Brand },
  { device, by }: Pick<Login, 'device' | 'by'>,
  existing: Acquaintance,
): News | null {
  if (existing.knowsDevice) return null;
  if (!existing.hasAny) {
    return {
      isNewDevice: false,
      title: loginNewsTexts.welcome(brand.productName),
      body: loginNewsTexts.welcomeBody,
    };
  }
  if (device === undefined || !existing.hasNamed) return null;
  const name = plainName(device.name);
  return {
    isNewDevice: true,
    title: loginNewsTexts.newDevice,
    body: loginNewsTexts.newDeviceBody(name, by),
    link: href('feedback'),
  };
}

/** A new device is also told outside the app, by the ways the distributor chose. */
async function sendNews(context: CallContext, tx: Tx, distributor: Member, news: News): Promise<void> {
  const { arn, mobile, email } = distributor;
  const ways = [
    { channel: 'EMAIL', choice: 'email', to: email },
    { channel: 'SMS', choice: 'sms', to: mobile },
  ] as const;
  for (const { channel, choice, to } of ways) {
    if (to === null || !context.messenger.channels.includes(channel)) continue;
    if (!(await wantsMessage(tx, arn, 'new-device', choice))) continue;
    await context.messenger.send(tx, {
      channel,
      to,
      arn,
      purpose: 'new-device',
      ...(channel === 'EMAIL'
        ? { subject: loginNewsTexts.subject(news.title, context.brand.productName) }
        : {}),
      text: loginNewsTexts.message(news, context.brand.productName, arn),
    });
  }
}

/** Tells the distributor of a login, in the transaction that opens its session. */
export async function sendNotice(
  context: CallContext,
  tx: Tx,
  distributor: Member,
  news: News,
): Promise<void> {
  await notify(tx, distributor.arn, { topic: 'news', ...news, at: context.clock.now() });
  if (news.isNewDevice) await sendNews(context, tx, distributor, news);
}
