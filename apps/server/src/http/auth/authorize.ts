import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Call, SECURITY_KEY_HEADER, SESSION_HEADER } from '@hub/contract';
import { serverTexts } from '@hub/contract/texts/server-texts';
import type { Audience, Session } from '../../calls/call-context.ts';
import { Refusal, unauthenticated } from '../../calls/refusal/refusal.ts';
import type { Config } from '../../config/config.ts';
import type { AccessTokens } from './access-token.ts';
import type { LiveSessions } from './live-sessions.ts';

interface Authorizer {
  /** The session a call is made in, null for a stranger where strangers are welcome, or a refusal. */
  sessionOf(headers: IncomingHttpHeaders, nowMs: number): Promise<Session | null>;
  /** The constants of a log-in call. They never suffice alone: the session was checked before. */
  checkCredentials(input: unknown): void;
}

/** Compares without telling by its time how much was right. */
function sameText(given: string, wanted: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
}

const bearerOf = (header: string | undefined): string | null =>
  header?.startsWith('Bearer ') ? header.slice(7) : null;

const oneOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** Plex and CRM take their own token; their log-in calls take the hub's, and so do all other services. */
const audienceOf = (call: Call): Audience =>
  call.auth !== 'credentials' && (call.service === 'plex' || call.service === 'crm') ? call.service : 'hub';

export function authorizer(
  call: Call,
  config: Pick<Config, 'serviceLogin' | 'otmLogin' | 'securityKey'>,
  tokens: AccessTokens,
  sessions: LiveSessions,
): Authorizer {
  const audience = audienceOf(call);
  const { username, password } = config.otmLogin;
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const needsSession = call.auth === 'bearer' || call.auth === 'credentials' || call.auth === 'basic';
  // A stranger's call looks at a token only to find the key its body may be sealed with.
  const isSealed = call.body === 'sealed-form' || call.body === 'sealed-json';
  const ignoresToken = !needsSession && (call.withoutBearer === true || (call.auth === 'none' && !isSealed));
  const tokenOf =
    call.auth === 'basic'
      ? (headers: IncomingHttpHeaders) => oneOf(headers[SESSION_HEADER]) ?? null
      : (headers: IncomingHttpHeaders) => bearerOf(headers.authorization);

  async function verified(token: string, nowMs: number): Promise<Session | null> {
    const session = await tokens.verify(token, audience, nowMs);
    if (session === null) return null;
    return (await sessions.isLive(session.arn, session.sessionId, nowMs)) ? session : null;
  }

  return {
    async sessionOf(headers, nowMs) {
      if (call.auth === 'basic' && !sameText(headers.authorization ?? '', basic)) throw unauthenticated();
      if (ignoresToken) return null;
      const token = tokenOf(headers);
      if (token === null) {
        if (needsSession) throw unauthenticated();
        return null;
      }
      const session = await verified(token, nowMs);
      // A broken token is refused where one counts, so that the client refreshes it; else it is no token.
      if (session === null && call.auth !== 'none') throw unauthenticated();
      // Who has no session hears of that first.
      if (call.securityKey && !sameText(oneOf(headers[SECURITY_KEY_HEADER]) ?? '', config.securityKey)) {
        throw new Refusal('forbidden', serverTexts.session.credentialsWrong);
      }
      return session;
    },
    checkCredentials(input) {
      if (call.auth !== 'credentials') return;
      const { Username, Password } = input as { Username: string; Password: string };
      const right =
        sameText(Username, config.serviceLogin.username) && sameText(Password, config.serviceLogin.password);
      if (!right) throw new Refusal('forbidden', serverTexts.session.credentialsWrong);
    },
  };
}
