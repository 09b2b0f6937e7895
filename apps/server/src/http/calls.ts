import { type Call, plannedReply, routePattern, type ServicePaths } from '@hub/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallHandler } from '../features/call-context.ts';
import { statusOf } from '../features/refusal.ts';
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
    if (call.status !== 'built') throw new Error(`${call.name} has a handler and is marked planned`);
    if (matched.has(call)) throw new Error(`${call.name} has two handlers`);
    const guarded = call.auth !== 'none' && call.access !== 'anyone';
    if (needsSession && !guarded) throw new Error(`${call.name} needs a session and does not ask for one`);
    if ((call.repeat === 'keyed') !== 'change' in handler) {
      throw new Error(`${call.name} is ${call.repeat} to repeat, and its handler is not made for that`);
    }
    matched.set(call, handler);
  }
  const missing = calls.filter((call) => call.status === 'built' && !matched.has(call));
  if (missing.length > 0) {
    throw new Error(`Built calls without a handler: ${missing.map(({ name }) => name).join(', ')}`);
  }
  return matched;
}

const unreachable = () => {
  throw new Error('A planned call is answered before its handler');
};

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
  const handlerOf = matchHandlers(calls, handlers);
  for (const call of calls) {
    const handler = handlerOf.get(call);
    const route = { method: call.method, url: routePattern(call, paths), config: { call } };
    if (handler === undefined) {
      const body = JSON.stringify(plannedReply(call));
      // Before the body is read: what is not there need not look at it.
      const onRequest = (_: FastifyRequest, reply: FastifyReply) => {
        reply.code(statusOf('planned')).header('content-type', 'application/json; charset=utf-8').send(body);
      };
      app.route({ ...route, onRequest, handler: unreachable });
    } else {
      const { bodyBytes } = call;
      app.route({
        ...route,
        ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
        handler: callRoute(handler, services),
      });
    }
  }
}
