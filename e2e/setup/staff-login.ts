import { startProviderLogin } from '@hub/contract/console/login-calls';
import { CONSOLE_HEADER, staffCallPath } from '@hub/contract/console/staff-call';
import { hubUrl } from './hub.ts';

/** One of each role, as the demo has them. */
export const staff = {
  administrator: 'nikhil.joshi@example.com',
  compliance: 'leela.krishnan@example.com',
  distribution: 'kavya.raman@example.com',
  registrar: 'imran.qureshi@example.com',
  service: 'rohan.sethi@example.com',
  auditor: 'gurpreet.kaur@example.com',
} as const;
export type StaffName = keyof typeof staff;

const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Through the demo's own login, as a browser would go, without one. Answers the session's cookie, `name=value`. */
export async function staffCookie(who: StaffName): Promise<string> {
  const start = await fetch(hubUrl() + staffCallPath(startProviderLogin as never), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CONSOLE_HEADER]: '1' },
    body: JSON.stringify({ purpose: 'login', returnTo: '/console' }),
  });
  const { url } = (await start.json()) as { url: string };
  const chosen = await fetch(new URL(url, hubUrl()), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: staff[who] }),
    redirect: 'manual',
  });
  const back = new URL(chosen.headers.get('location') ?? '', hubUrl());
  const returned = await fetch(back, { headers: { cookie: cookiesOf(start) }, redirect: 'manual' });
  const cookie = cookiesOf(returned);
  if (cookie === '') throw new Error(`${who} could not log in to the console: ${returned.status}`);
  return cookie;
}
