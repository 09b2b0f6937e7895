import { startProviderLogin } from '@hub/contract/console/login-calls';
import {
  CONSOLE_HEADER,
  PROVIDER_RETURN_PATH,
  type StaffCall,
  staffCallPath,
} from '@hub/contract/console/staff-call';
import type { StaffRole } from '@hub/domain/staff/roles';
import { addPerson } from '../../../staff/staff.public.ts';
import type { TestApp } from '../../test/test-app.ts';

interface Answer<Res> {
  readonly status: number;
  readonly body: Res & {
    readonly error?: string;
    readonly fields?: Record<string, string>;
    readonly code?: string;
  };
  readonly cookies: readonly string[];
}

interface PageAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, unknown>;
}

type Headers = Readonly<Record<string, string>>;

/** A browser with the console open: it keeps cookies, and sends what the page sends. */
export interface ConsoleBrowser {
  readonly cookies: Map<string, string>;
  send<Req, Res>(call: StaffCall<Req, Res>, input: NoInfer<Req>, headers?: Headers): Promise<Answer<Res>>;
  /** `send`, or an error when it is refused. */
  request<Req, Res>(call: StaffCall<Req, Res>, input: NoInfer<Req>): Promise<Res>;
  /** Sets out for the provider, and comes back as the person chosen there. */
  providerReturn(email: string, purpose?: 'login' | 'recheck'): Promise<string>;
  open(url: string): Promise<PageAnswer>;
  logIn(email: string): Promise<void>;
}

const cookieHeader = (cookies: ReadonlyMap<string, string>, path: string): Headers => {
  const sent = [...cookies].filter(
    ([name]) => name !== 'hub_console_login' || path.startsWith('/console/login'),
  );
  return sent.length === 0 ? {} : { cookie: sent.map(([name, value]) => `${name}=${value}`).join('; ') };
};

export function consoleBrowser({ app, config }: TestApp, own: Headers = {}): ConsoleBrowser {
  const cookies = new Map<string, string>();
  const keep = (given: string | string[] | undefined): string[] => {
    const all = given === undefined ? [] : [given].flat();
    for (const cookie of all) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      if (cookie.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return all;
  };
  const browser: ConsoleBrowser = {
    cookies,
    async send(call, input, headers = {}) {
      const url = staffCallPath(call as StaffCall);
      const reply = await app.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/json',
          [CONSOLE_HEADER]: 'user',
          origin: config.publicUrl,
          'sec-fetch-site': 'same-origin',
          ...cookieHeader(cookies, url),
          ...own,
          ...headers,
        },
        payload: JSON.stringify(input),
      });
      return { status: reply.statusCode, body: reply.json(), cookies: keep(reply.headers['set-cookie']) };
    },
    async request(call, input) {
      const { status, body } = await browser.send(call, input);
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${body.error}`);
      return body;
    },
    async providerReturn(email, purpose = 'login') {
      const { url } = await browser.request(startProviderLogin, { purpose, returnTo: '/console/staff' });
      const chosen = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email }).toString(),
      });
      return String(chosen.headers.location ?? '');
    },
    async open(url) {
      // From another site: the session's own cookie stays behind.
      const headers = cookieHeader(new Map([...cookies].filter(([name]) => name !== 'hub_console')), url);
      const reply = await app.inject({ url, headers: { ...headers, ...own } });
      keep(reply.headers['set-cookie']);
      return { status: reply.statusCode, text: reply.body, headers: reply.headers };
    },
    async logIn(email) {
      const page = await browser.open(await browser.providerReturn(email));
      if (page.status !== 200)
        throw new Error(`${email} was not logged in: ${/class="lead">([^<]*)/.exec(page.text)?.[1]}`);
    },
  };
  return browser;
}

export const isReturn = (url: string): boolean => url.startsWith(PROVIDER_RETURN_PATH);

/** Somebody of the staff with these roles; the demo's issuer knows the e-mails of the demo's staff. */
export async function hire(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  email: string,
  roles: readonly StaffRole[],
  managerId?: string,
): Promise<string> {
  const name = email.split('@')[0] ?? email;
  const person = { name, email, roles, ...(managerId !== undefined && { managerId }) };
  const id = await db.transaction('system', (tx) => addPerson(tx, person, clock.now()));
  if (id === null) throw new Error(`${email} is on the staff already`);
  return id;
}
