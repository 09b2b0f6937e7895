import { type Brand, href } from '@hub/contract';
import { mailTexts } from '@hub/contract/mails/mail-texts';
import { dateTimeInIndia } from '@hub/contract/orders/words/time-texts';
import { loginNewsTexts } from '@hub/contract/session/login-news-texts';
import { deviceLogoutHref } from '@hub/contract/urls/device-logout';
import type { CallContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Message } from '../../../ports/messenger/messenger.ts';
import { type Notice, notify, wantsMessage } from '../../notifications/notifications.public.ts';
import { issueLogoutLink } from '../logout-link/issue-logout-link.ts';
import type { Acquaintance } from '../sessions/distributor.repository.ts';
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

/** A login that has just opened its session. */
interface NewLogin extends Pick<Login, 'distributor' | 'device'> {
  readonly sessionId: string;
}

/** Where and when, and the way to end it. */
async function mailOf(
  context: CallContext,
  tx: Tx,
  { distributor, device, sessionId }: NewLogin,
  news: News,
): Promise<Pick<Message, 'subject' | 'text' | 'mail'>> {
  const { config, brand, clock, ip } = context;
  const { arn } = distributor;
  const url = config.publicUrl + deviceLogoutHref(await issueLogoutLink(context, tx, { arn, sessionId }));
  const facts = loginNewsTexts.facts({
    device: plainName(device?.name ?? ''),
    at: dateTimeInIndia(clock.now()),
    address: ip,
  });
  const { logOut } = mailTexts.buttons;
  return {
    subject: loginNewsTexts.subject(news.title, brand.productName),
    text: [
      loginNewsTexts.message(news, brand.productName, arn),
      facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      `${logOut}: ${url}`,
    ].join('\n\n'),
    mail: { heading: news.title, body: news.body, facts, link: { label: logOut, url } },
  };
}

/** A new device is also told outside the app, by the ways the distributor chose. */
async function sendNews(context: CallContext, tx: Tx, login: NewLogin, news: News): Promise<void> {
  const { arn, mobile, email } = login.distributor;
  const ways = [
    { channel: 'EMAIL', choice: 'email', to: email },
    { channel: 'SMS', choice: 'sms', to: mobile },
  ] as const;
  for (const { channel, choice, to } of ways) {
    if (to === null || !context.messenger.channels.includes(channel)) continue;
    if (!(await wantsMessage(tx, arn, 'new-device', choice))) continue;
    const words =
      channel === 'EMAIL'
        ? await mailOf(context, tx, login, news)
        : { text: loginNewsTexts.message(news, context.brand.productName, arn) };
    await context.messenger.send(tx, { channel, to, arn, purpose: 'new-device', ...words });
  }
}

/** Tells the distributor of a login, in the transaction that opens its session. */
export async function sendNotice(context: CallContext, tx: Tx, login: NewLogin, news: News): Promise<void> {
  await notify(tx, login.distributor.arn, { topic: 'news', ...news, at: context.clock.now() });
  if (news.isNewDevice) await sendNews(context, tx, login, news);
}
