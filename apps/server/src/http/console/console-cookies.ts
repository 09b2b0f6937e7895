import type { IncomingHttpHeaders } from 'node:http';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import type { Config } from '../../config/config.ts';

/** Holds the session's token; no script reads it, and no other site's request carries it. */
const SESSION_COOKIE = 'hub_console';
/** Binds a login at the provider to the browser that started it: sent when the provider sends the browser back. */
const LOGIN_COOKIE = 'hub_console_login';
const LOGIN_PATH = `${CONSOLE_PATH}/login`;
const loginSeconds = 600;

/** As we make them, and nothing else. */
const secretText = /^[\w-]{43}$/;

function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | null {
  for (const pair of cookie.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && secretText.test(value)) return value;
  }
  return null;
}

export const sessionTokenOf = (headers: IncomingHttpHeaders): string | null =>
  cookieOf(headers, SESSION_COOKIE);
export const loginBindingOf = (headers: IncomingHttpHeaders): string => cookieOf(headers, LOGIN_COOKIE) ?? '';

type Site = Pick<Config, 'publicUrl' | 'console'>;

const written = (
  { publicUrl }: Site,
  name: string,
  value: string,
  { path, sameSite, seconds }: { path: string; sameSite: 'Strict' | 'Lax'; seconds: number },
): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** Null ends it. */
export const sessionCookie = (site: Site, token: string | null): string =>
  written(site, SESSION_COOKIE, token ?? '', {
    path: CONSOLE_PATH,
    sameSite: 'Strict',
    seconds: token === null ? 0 : site.console.maxHours * 3600,
  });

export const loginCookie = (site: Site, binding: string | null): string =>
  written(site, LOGIN_COOKIE, binding ?? '', {
    path: LOGIN_PATH,
    sameSite: 'Lax',
    seconds: binding === null ? 0 : loginSeconds,
  });
