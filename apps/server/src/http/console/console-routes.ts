import { bodyLimitsOf, check, texts } from '@hub/contract';
import { CONSOLE_PATH, type StaffCall, staffCallPath } from '@hub/contract/console/staff-call';
import { serverTexts } from '@hub/contract/texts/server-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../../calls/call-context.ts';
import { malformed, Refusal } from '../../calls/refusal/refusal.ts';
import type { StaffContext, StaffHandler, StaffMember } from '../../calls/staff-handler.ts';
import { oneStatement } from '../../db/queries.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import type { StaffProvider } from '../../ports/staff-provider/staff-provider.ts';
import {
  type LoginAnswer,
  type LoginContext,
  type LoginHandler,
  scopeOfStaff,
} from '../../staff/staff.public.ts';
import { goneSignal, sendFile } from '../files/send-file.ts';
import type { BodyBudget } from '../limits/body-budget.ts';
import { type Logger, requestLog } from '../log/logger.ts';
import { readText } from '../wire/read-body.ts';
import { hasUnstorableText } from '../wire/storable-text.ts';
import { type Caller, type Callers, consoleCallers } from './console-caller.ts';
import { loginCookie, sessionCookie } from './console-cookies.ts';
import { holdToConsole } from './from-console.ts';
import { registerProviderReturn } from './provider-return.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the console a route serves. */
    readonly staffCall?: Pick<StaffCall, 'name'>;
  }
  interface FastifyRequest {
    /** Who of the staff asks, once that is known: for the log. */
    staffId: string;
  }
}

export type ConsoleHandler = StaffHandler | LoginHandler;

export interface ConsoleServices {
  readonly base: Omit<CallContext, 'session' | 'requestId' | 'ip' | 'userAgent' | 'log' | 'uploads' | 'gone'>;
  readonly provider: StaffProvider | null;
  readonly logger: Logger;
  readonly bodies: BodyBudget;
  readonly checksReplies: boolean;
}

interface Registered {
  readonly handler: ConsoleHandler;
  readonly services: ConsoleServices;
  readonly callers: Callers;
}

/** Whoever is not logged in sends an answer of an authenticator at most. */
const strangersBytes = 64 * 1024;
/** Of a call whose caller is not watched. */
const neverGone = new AbortController().signal;

const jsonType = 'application/json; charset=utf-8';

/** A call without a handler, or a handler without a call, is found at start and not in use. */
function matchHandlers(calls: readonly StaffCall[], handlers: readonly ConsoleHandler[]): void {
  const names = handlers.map(({ call }) => call.name);
  for (const { call } of handlers)
    if (!calls.includes(call)) throw new Error(`${call.name} has a handler and is no call of the console`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`${twice} has two handlers`);
  const missing = calls.filter(({ name }) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`Calls of the console without a handler: ${missing.map(({ name }) => name).join(', ')}`);
  for (const handler of handlers) {
    if ('run' in handler && handler.call.access === 'stranger')
      throw new Error(
        `${handler.call.name} is open to strangers, and its handler needs somebody of the staff`,
      );
  }
}

/** What the schema can make use of, within the server's own limits. */
const largestOf = (call: StaffCall, { config }: ConsoleServices['base']): number =>
  Math.min(
    bodyLimitsOf({ request: call.request, body: 'json' }).bytes,
    call.access === 'stranger' ? strangersBytes : config.limits.bodyBytes,
  );

async function readInput(request: FastifyRequest, call: StaffCall, services: ConsoleServices) {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json(?:;|$)/i.test(type))
    throw new Refusal('media-type', serverTexts.call.wrongMediaType);
  const share = services.bodies.open(request.ip);
  try {
    const text = await readText(request.raw, { most: largestOf(call, services.base), share });
    const checked = check(call.request, parsed(text));
    if (!checked.ok) throw malformed(checked.fields);
    if (hasUnstorableText(checked.value)) throw malformed();
    return checked.value;
  } finally {
    share.release();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

const contextOf = (request: FastifyRequest, { base, logger }: ConsoleServices) => ({
  ...base,
  requestId: request.id,
  userAgent: request.headers['user-agent'] ?? '',
  address: request.ip,
  log: requestLog(logger, request.id),
});

function staffContext(
  request: FastifyRequest,
  services: ConsoleServices,
  staff: StaffMember,
  gone: AbortSignal,
): StaffContext {
  const { limit: _, media: __, ...context } = contextOf(request, services);
  const reads = oneStatement(context.db, scopeOfStaff(staff));
  return { ...context, staff, reads, uploads: [], gone };
}

export const loginContext = (
  request: FastifyRequest,
  services: ConsoleServices,
  staff: StaffMember | null,
): LoginContext => ({ ...contextOf(request, services), provider: services.provider, staff });

/** Begins or ends what the browser holds. */
export function setCookies(
  reply: FastifyReply,
  config: CallContext['config'],
  { session, binding }: Pick<LoginAnswer<unknown>, 'session' | 'binding'>,
): void {
  if (session !== undefined) reply.header('set-cookie', sessionCookie(config, session));
  if (binding !== undefined) reply.header('set-cookie', loginCookie(config, binding));
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { handler, services, callers }: Registered,
  { live, tokenHash }: Caller,
): Promise<unknown> {
  const input = await readInput(request, handler.call, services);
  if ('run' in handler) {
    if (live === null) throw new Error(`${handler.call.name} was reached by nobody`);
    const gone = handler.call.reply === 'file' ? goneSignal(reply) : neverGone;
    return handler.run(staffContext(request, services, live.member, gone), input);
  }
  const said = await handler.login(loginContext(request, services, live?.member ?? null), input);
  // What is known of the session may be another now.
  if (tokenHash !== null) callers.forget(tokenHash);
  setCookies(reply, services.base.config, said);
  return said.value;
}

/** One call from arrival to answer: header and origin, session, right, body, handler, reply. */
function consoleRoute(registered: Registered) {
  const { handler, services, callers } = registered;
  const { call } = handler;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    holdToConsole(request, services.base.config.publicUrl);
    const value = await answer(request, reply, registered, await callers.callerOf(request, call));
    if (call.reply === 'file') return sendFile(request, reply, value as FileReply);
    if (services.checksReplies && !check(call.response, value).ok)
      throw new Error(`${call.name} answers another shape than its contract`);
    return reply.header('content-type', jsonType).send(JSON.stringify(value));
  };
}

/** Every call of the console comes from the contract; what it does not name is not there. */
export function registerConsole(
  app: FastifyInstance,
  options: {
    readonly calls: readonly StaffCall[];
    readonly handlers: readonly ConsoleHandler[];
    readonly services: ConsoleServices;
  },
): void {
  const { calls, handlers, services } = options;
  matchHandlers(calls, handlers);
  const callers = consoleCallers(services.base);
  app.decorateRequest('staffId', '');
  for (const handler of handlers) {
    app.post(
      staffCallPath(handler.call),
      { config: { staffCall: handler.call } },
      consoleRoute({ handler, services, callers }),
    );
  }
  app.all(`${CONSOLE_PATH}/api/*`, () => {
    throw new Refusal('not-found', texts.call.notFound);
  });
  registerProviderReturn(app, services);
}
