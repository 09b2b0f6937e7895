import { type Brand, type Call, type Reply, texts } from '@hub/contract';
import type { Platform } from '../../platform/port.ts';
import { ApiError, type CallOptions, type Renewal, type SessionApi } from '../api/api.ts';
import { type ClientConfig, carriedToken } from '../config/config.ts';
import type { SessionEnd } from '../session/session-end.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Exclusively } from '../session/tab-turns.ts';
import type { Loader } from '../store/loader.ts';
import type { Toaster } from '../store/toaster.ts';
import { createTokenSource, isTokenTrouble, needsToken } from './tokens.ts';
import { createTransport } from './transport.ts';

interface ApiDeps {
  readonly config: ClientConfig;
  readonly brand: Pick<Brand, 'paths'>;
  readonly platform: Pick<Platform, 'network'>;
  readonly session: SessionStore;
  readonly loader: Loader;
  readonly toaster: Toaster;
  /** Two token failures, or a refresh without a token: clears, tells and leaves (see `session-end.ts`). */
  readonly onSessionEnd: (end: SessionEnd) => unknown;
  /** Any error but 401 and 0: clears the client's maintenance flag (Spec §8). */
  readonly onOtherError: (status: number) => unknown;
  readonly fetch?: typeof fetch;
  readonly exclusively: Exclusively;
}

/**
 * A 401 was refused before anything was done. Where no answer came nobody knows what was done, so only a call that may
 * run twice, or that its key keeps from running twice, goes out again.
 */
const mayResend = (call: Call, reply: Reply<unknown>): boolean =>
  reply.ok || reply.status !== 0 || call.repeat !== 'never';

export function createApi(deps: ApiDeps): SessionApi {
  const { config, platform, session, loader, toaster, onSessionEnd, onOtherError, exclusively } = deps;
  const isOnline = () => platform.network.isOnline();
  const send = createTransport(deps);
  const tokens = createTokenSource({
    send,
    session,
    config,
    isOnline,
    onSessionEnd,
    exclusively,
  });

  function withoutToken(call: Call, renewal: Renewal): ApiError {
    if (renewal === 'offline') return new ApiError(texts.offline.went, { status: 0, call: call.name });
    if (renewal === 'unavailable') {
      onOtherError(503);
      return new ApiError(tokens.unavailableText(), { status: 503, call: call.name });
    }
    const message = renewal === 'ended' ? texts.session.timedOut : texts.session.loginNeeded;
    return new ApiError(message, { status: 401, call: call.name });
  }

  async function exchange<Req, Res>(call: Call<Req, Res>, input: Req, options: CallOptions): Promise<Res> {
    const service = carriedToken(config, call);
    if (service && needsToken(call)) {
      const renewal = await tokens.ensure(service);
      if (renewal !== null && renewal !== 'renewed') throw withoutToken(call, renewal);
    }
    const sent = service && tokens.current(service);
    // The same key for both tries: they are one act.
    const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID();
    let reply = await send(call, input, { ...options, idempotencyKey });
    if (isTokenTrouble(reply) && service && sent !== null && isOnline() && mayResend(call, reply)) {
      const renewal = await tokens.renew(service, sent);
      if (renewal !== 'renewed') throw withoutToken(call, renewal);
      reply = await send(call, input, { ...options, idempotencyKey });
    }
    if (reply.ok) {
      if (reply.toast) toaster.show('success', reply.toast);
      return reply.value;
    }
    const { status, fields, reference } = reply;
    if (!isTokenTrouble(reply)) onOtherError(status);
    const message = status === 0 && !isOnline() ? texts.offline.went : reply.message;
    throw new ApiError(message, { status, call: call.name, fields, reference });
  }

  return {
    async call(call, input, options = {}) {
      const end = call.quiet || options.background ? null : loader.start();
      try {
        return await exchange(call, input, options);
      } finally {
        end?.();
      }
    },
    async renewSession() {
      const now = tokens.current('hub');
      return now === null ? ((await tokens.ensure('hub')) ?? 'failed') : tokens.renew('hub', now);
    },
  };
}
