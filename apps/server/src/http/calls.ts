import { type Call, maySendInBody, routePattern, type ServicePaths } from '@hub/contract';
import type { FastifyInstance } from 'fastify';
import type { CallHandler } from '../calls/call-context.ts';
import { type CallServices, callRoute } from './call-route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call a route serves; absent on the server's own pages. */
    readonly call?: Call;
  }
}

/** A call without a handler, or a handler without a call, is a mistake to find at start and not in use. */
function matchHandlers(
  calls: readonly Call[],
  handlers: readonly CallHandler[],
): ReadonlyMap<Call, CallHandler> {
  const matched = new Map<Call, CallHandler>();
  for (const handler of handlers) {
    const { call, needsSession } = handler;
    if (!calls.includes(call)) throw new Error(`${call.name} has a handler and is no call of the contract`);
    if (matched.has(call)) throw new Error(`${call.name} has two handlers`);
    const guarded = call.auth !== 'none' && call.access !== 'anyone';
    if (needsSession && !guarded) throw new Error(`${call.name} needs a session and does not ask for one`);
    if ((call.repeat === 'keyed') !== 'change' in handler) {
      throw new Error(`${call.name} is ${call.repeat} to repeat, and its handler is not made for that`);
    }
    if ((call.link !== undefined) !== 'open' in handler) {
      throw new Error(`${call.name} and its handler do not agree on whether a link opens it`);
    }
    matched.set(call, handler);
  }
  const missing = calls.filter((call) => !matched.has(call));
  if (missing.length > 0) {
    throw new Error(`Calls without a handler: ${missing.map(({ name }) => name).join(', ')}`);
  }
  return matched;
}

/** Every route under the service prefixes comes from the contract. */
export function registerCalls(
  app: FastifyInstance,
  options: {
    readonly calls: readonly Call[];
    readonly handlers: readonly CallHandler[];
    readonly paths: ServicePaths;
    readonly services: CallServices;
  },
): void {
  const { calls, handlers, paths, services } = options;
  for (const [call, handler] of matchHandlers(calls, handlers)) {
    const { method } = call;
    app.route({
      method: maySendInBody(call) ? [method, 'POST'] : method,
      url: routePattern(call, paths),
      config: { call },
      handler: callRoute(handler, services),
    });
  }
}
