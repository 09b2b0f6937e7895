import { type Call, checkResponse, isLinkToken, LINK_HEADER, texts, writeUnification } from '@hub/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CallContext,
  type CallHandler,
  type OpeningContext,
  type SignedInContext,
  WithToast,
} from '../calls/call-context.ts';
import { malformed, Refusal } from '../calls/refusal/refusal.ts';
import type { FileReply } from '../exports/file-reply.ts';
import type { EventsReply } from '../news/events-reply.ts';
import type { OpenTemporary } from '../temporary/nameless-file.ts';
import { authorizer } from './auth/authorize.ts';
import type { LiveSessions } from './auth/live-sessions.ts';
import { permit } from './auth/permit.ts';
import { type ReplyKey, sealReply } from './auth/seal-reply.ts';
import type { Keyring } from './auth/security.ts';
import type { TtlValue } from './auth/ttl-value.ts';
import { goneSignal, sendFile } from './files/send-file.ts';
import type { BodyBudget } from './limits/body-budget.ts';
import { type Logger, requestLog } from './log/logger.ts';
import { runOnce } from './run-once/run-once.ts';
import { decodeInput } from './wire/decode-input.ts';
import { receive } from './wire/received-request.ts';
import { sendEvents } from './wire/send-events.ts';
import { hasUnstorableText } from './wire/storable-text.ts';

/** What every call of one app shares. */
export interface CallServices {
  readonly base: Omit<CallContext, 'session' | 'requestId' | 'ip' | 'userAgent' | 'log' | 'uploads' | 'gone'>;
  readonly keyring: Keyring;
  readonly sessions: LiveSessions;
  readonly maintenance: TtlValue<boolean>;
  readonly logger: Logger;
  /** How much of bodies may be on its way at once, and where their files wait. */
  readonly bodies: BodyBudget;
  readonly openTemporary: OpenTemporary;
  /** Whether replies are held against their schema: in tests always. */
  readonly checksReplies: boolean;
  /** How often a reply that stays open shows that it is. */
  readonly heartbeatMs: number;
}

const jsonType = 'application/json; charset=utf-8';
const textType = 'text/plain; charset=utf-8';

/** The app-state list says that there is maintenance, and the error log works through it (Spec §4, §8). */
const worksUnderMaintenance = (call: Call): boolean => call.feature === 'app-state';

/** The token that a call is opened with, known before its body. */
function linkOf({ link }: Call, headers: FastifyRequest['headers']): string {
  const token = headers[LINK_HEADER];
  if (!isLinkToken(token)) throw malformed({ [link ?? 'token']: texts.field.id });
  return token;
}

/** Of a call whose caller is not watched. */
const neverGone = new AbortController().signal;

/** Writes the answer of a call in its form. */
function writerOf(call: Call, { keyring, checksReplies }: CallServices) {
  const { configured, ofSession } = keyring.wire;
  return (reply: FastifyReply, answer: unknown, session: CallContext['session']): FastifyReply => {
    const value = answer instanceof WithToast ? answer.value : answer;
    if (checksReplies && !checkResponse(call, value).ok) {
      throw new Error(`${call.name} answers another shape than its contract`);
    }
    if (call.reply === 'sealed') {
      // A stranger's call is sealed with the configured key, also when it carries a session.
      const key = session === null || call.auth === 'none' ? configured : ofSession(session.sessionId);
      return reply.header('content-type', textType).send(sealReply(key, JSON.stringify(value)));
    }
    const toast = answer instanceof WithToast ? answer.toast : undefined;
    const body = call.reply === 'unification' ? writeUnification(value, toast) : value;
    return reply.header('content-type', jsonType).send(JSON.stringify(body));
  };
}

/**
 * One call from arrival to answer: maintenance, session, right, link, body, handler, reply. Nothing of the body is read
 * before it is known who sends it. What is known already (token, session, flag) is taken without waiting; a read costs
 * one round trip to the database.
 */
export function callRoute(handler: CallHandler, services: CallServices) {
  const { call } = handler;
  const { base, keyring, sessions, maintenance, logger } = services;
  const auth = authorizer(call, base.config, keyring.tokens, sessions);
  const exempt = worksUnderMaintenance(call);
  const permitted = permit(call);
  const { configured, ofSession, openers } = keyring.wire;

  /** What a body may be sealed with: the session's own key, or before login the configured one. */
  function keysOf(session: CallContext['session']): ReplyKey[] {
    if (session === null) return [configured];
    const own = ofSession(session.sessionId);
    return call.auth === 'none' ? [configured, own] : [own];
  }

  const write = writerOf(call, services);

  /** Whoever may make this call now, or a refusal. */
  async function callerOf(headers: FastifyRequest['headers']): Promise<CallContext['session']> {
    const nowMs = base.clock.now().epochMilliseconds;
    if (!exempt) {
      if (await maintenance.get(nowMs)) throw new Refusal('maintenance', texts.maintenance.toast);
    }
    const session = await auth.sessionOf(headers, nowMs);
    permitted(session);
    return session;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { ip, headers } = request;
    const session = await callerOf(headers);
    const opening: OpeningContext = {
      ...base,
      session,
      requestId: request.id,
      ip,
      userAgent: headers['user-agent'] ?? '',
      log: requestLog(logger, request.id),
      gone: call.reply === 'file' ? goneSignal(reply) : neverGone,
    };
    const link = 'open' in handler ? await handler.open?.(opening, linkOf(call, headers)) : undefined;
    if (link !== undefined && 'answer' in link) return write(reply, link.answer, session);

    const share = services.bodies.open(ip);
    let close: (() => Promise<void>) | undefined;
    let answer: unknown;
    try {
      const { limits } = base.config;
      const received = await receive(call, request, { limits, share, openTemporary: services.openTemporary });
      close = received.close;
      const input = await decodeInput(call, received.request, () => openers(keysOf(session)));
      if (hasUnstorableText(input)) throw malformed();
      auth.checkCredentials(input);
      const context: CallContext = { ...opening, uploads: received.uploads };
      answer = await ('change' in handler
        ? runOnce(handler, context as SignedInContext, headers, input)
        : handler.run(context, input, link?.opened));
    } finally {
      share.release();
      await close?.();
    }
    if (call.reply === 'file') return sendFile(request, reply, answer as FileReply);
    if (call.reply === 'events') {
      const { heartbeatMs } = services;
      return sendEvents(reply, answer as EventsReply, { mayGoOn: () => callerOf(headers), heartbeatMs });
    }
    return write(reply, answer, session);
  };
}
