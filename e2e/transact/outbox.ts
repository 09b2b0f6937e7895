import { hubUrl } from '../setup/hub.ts';

interface Message {
  readonly purpose: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly body: string;
}

/** What the demo sent for a purpose by SMS, newest first. */
async function texts(purpose: 'order-link' | 'order-payment' | 'order-otp'): Promise<string[]> {
  const messages = (await (await fetch(`${hubUrl()}/demo/outbox.json`)).json()) as Message[];
  return messages.filter((one) => one.purpose === purpose && one.channel === 'SMS').map(({ body }) => body);
}

/** Where the newest links for investors lead, on the server of this worker. */
export async function newestLinks(purpose: 'order-link' | 'order-payment', count: number): Promise<string[]> {
  const paths = (await texts(purpose)).map((body) => /\/(?:confirm|pay)\/[\w-]{43}/.exec(body)?.[0]);
  const newest = paths.slice(0, count).filter((path) => path !== undefined);
  if (newest.length < count) throw new Error(`There are ${newest.length} links in the outbox`);
  return newest.map((path) => hubUrl() + path);
}

export async function newestLink(purpose: 'order-link' | 'order-payment' = 'order-link'): Promise<string> {
  const [link] = await newestLinks(purpose, 1);
  return link as string;
}

/** The newest code for an investor. */
export async function newestCode(): Promise<string> {
  const code = /\b\d{6}\b/.exec((await texts('order-otp'))[0] ?? '')?.[0];
  if (!code) throw new Error('There is no code for an investor in the outbox');
  return code;
}
