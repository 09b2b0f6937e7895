import { type Call, type Reply, type Tokens as TokensByService, texts } from '@hub/contract';
import {
  authenticateCrm,
  authenticatePlex,
  refreshSession,
} from '@hub/contract/calls/session/session-tokens';
import { MAX_TOKEN_FAILURES } from '@hub/domain';
import type { Renewal } from '../api/api.ts';
import { type ClientConfig, carriedToken } from '../config/config.ts';
import type { SessionEnd } from '../session/session-end.ts';
import { type SessionStore, tokenNames } from '../session/session-store.ts';
import type { Exclusively } from '../session/tab-turns.ts';
import type { Send } from './transport.ts';

type TokenService = keyof TokensByService;

interface TokenSource {
  /** The token a call of this service would carry now. */
  current(service: TokenService): string | null;
  hasSession(): boolean;
  /** Gets a token where a session exists and none is held. Null when there is nothing to do. */
  ensure(service: TokenService): Promise<Renewal | null>;
  /** Replaces `refused`; however many calls wait, it is renewed once. */
  renew(service: TokenService, refused: string): Promise<Renewal>;
  /** What the server said when it was last unavailable. */
  unavailableText(): string;
}

interface TokenSourceDeps {
  readonly send: Send;
  readonly session: SessionStore;
  readonly config: Pick<ClientConfig, 'serviceLogin' | 'services' | 'origin'>;
  readonly isOnline: () => boolean;
  readonly onSessionEnd: (end: SessionEnd) => unknown;
  /** A refresh token is good for one use only. */
  readonly exclusively: Exclusively;
}

type Failure = Extract<Reply<unknown>, { ok: false }>;

/** Under maintenance, and while its database is gone, the server answers so. */
const UNAVAILABLE = 503;

/** Spec §4: 401, or status 0, is answered with a new token and one more try. */
export const isTokenTrouble = (reply: Reply<unknown>): boolean =>
  !reply.ok && (reply.status === 401 || reply.status === 0);

/** What a try comes to: after several failures in a row the session is over. */
function createOutcomes({ session, isOnline, onSessionEnd }: TokenSourceDeps) {
  let failures = 0;
  /** The session the failures belong to: a new login starts from none. */
  let failing = '';
  let words: string = texts.call.failed;

  function succeeded(): Renewal {
    failures = 0;
    return 'renewed';
  }

  async function ended(end: SessionEnd): Promise<Renewal> {
    failures = 0;
    await onSessionEnd(end);
    return 'ended';
  }

  async function failed(reply: Failure | null): Promise<Renewal> {
    if (!isOnline()) return 'offline';
    if (reply?.status === UNAVAILABLE) {
      words = reply.message;
      return 'unavailable';
    }
    const id = session.sessionKey()?.id ?? '';
    failures = id === failing ? failures + 1 : 1;
    failing = id;
    return failures >= MAX_TOKEN_FAILURES ? ended('token-failures') : 'failed';
  }

  return [succeeded, ended, failed, () => words] as const;
}

type Replace = (service: TokenService, refused: string | null) => Promise<Renewal>;

/** One renewal at a time for each service, shared by all calls that wait for it. */
function createTurns(replace: Replace) {
  const running = new Map<TokenService, Promise<Renewal>>();
  /** What became of the last refused token: a refusal that comes late belongs to the same renewal. */
  const settled = new Map<TokenService, { refused: string; renewal: Renewal }>();

  const start: Replace = (service, refused) => {
    const existing = running.get(service);
    if (existing) return existing;
    const renewal = replace(service, refused).finally(() => running.delete(service));
    running.set(service, renewal);
    if (refused !== null) {
      renewal.then(
        (result) => settled.set(service, { refused, renewal: result }),
        () => {},
      );
    }
    return renewal;
  };
  return [start, running, settled] as const;
}

export function createTokenSource(deps: TokenSourceDeps): TokenSource {
  const { send, session, config, isOnline, exclusively } = deps;
  const [succeeded, ended, failed, unavailableText] = createOutcomes(deps);
  const [start, running, settled] = createTurns(async (service, refused) => {
    if (service === 'hub') return exclusively(() => refreshHub(refused));
    if (refused !== null) await session.setToken(tokenNames[service], null);
    return authenticate(service);
  });

  const current = (service: TokenService) => session.token(tokenNames[service]);
  const hasSession = () =>
    session.token('hubRefreshToken') !== null || session.token('hubAccessToken') !== null;

  async function refreshHub(refused: string | null): Promise<Renewal> {
    await session.load(); // another tab may have renewed it while this one waited
    const existing = current('hub');
    if (existing !== null && existing !== refused) return succeeded();
    await session.setToken('hubAccessToken', null);
    const refreshToken = session.token('hubRefreshToken');
    if (refreshToken === null) return failed(null);
    const reply = await send(refreshSession, { refreshToken });
    if (!reply.ok) return failed(reply);
    const { token, isUserDeleted, refreshToken: next } = reply.value;
    if (token === null) return ended(isUserDeleted ? 'user-deleted' : 'no-token');
    if (next !== null) await session.setToken('hubRefreshToken', next);
    await session.setToken('hubAccessToken', token);
    return succeeded();
  }

  async function authenticate(service: 'plex' | 'crm'): Promise<Renewal> {
    const login = config.serviceLogin;
    const call = service === 'plex' ? authenticatePlex : authenticateCrm;
    const input = { Username: login?.username ?? '', Password: login?.password ?? '' };
    const hub = await ensure('hub');
    if (hub !== null && hub !== 'renewed') return hub;
    const sent = carriedToken(config, call) && current('hub');
    let reply = await send(call, input);
    if (isTokenTrouble(reply) && sent !== null && isOnline()) {
      const renewal = await renew('hub', sent);
      if (renewal !== 'renewed') return renewal;
      reply = await send(call, input);
    }
    if (!reply.ok) return failed(reply);
    await session.setToken(tokenNames[service], reply.value.token);
    return succeeded();
  }

  async function ensure(service: TokenService): Promise<Renewal | null> {
    const waited = await running.get(service);
    if (current(service) !== null || !hasSession()) return waited ?? null;
    return waited ?? start(service, null);
  }

  async function renew(service: TokenService, refused: string): Promise<Renewal> {
    const now = current(service);
    if (now !== null && now !== refused) return 'renewed';
    const last = settled.get(service);
    if (now === null && last?.refused === refused && !running.has(service)) return last.renewal;
    return start(service, refused);
  }

  return { current, hasSession, ensure, renew, unavailableText };
}

/** Whether a call is worth sending without the token it wants. */
export const needsToken = (call: Pick<Call, 'auth'>): boolean =>
  call.auth !== 'none' && call.auth !== 'optional';
