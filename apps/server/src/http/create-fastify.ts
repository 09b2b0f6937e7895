import fastifyMultipart from '@fastify/multipart';
import { type Brand, REQUEST_ID_HEADER, serviceOf } from '@hub/contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { corsHeaders } from './cors.ts';
import type { BodyBudget } from './limits/body-budget.ts';
import type { Logger } from './log/logger.ts';
import { requestIdOf } from './log/request-log.ts';
import { refusalFor, sendFailure } from './wire/failures.ts';
import { readText } from './wire/read-body.ts';
import { callHeaders } from './wire/security-headers.ts';
import { answerUnreadable } from './wire/unreadable-connection.ts';

/** A number is how many proxies stand before us. */
const trustedProxies = (given: Config['trustProxy']) => {
  if (typeof given === 'number') return (_address: string, hop: number) => hop < given;
  return given === false ? false : [...given];
};

/** Fastify with our limits, headers, ids and failures, and no route yet. */
export function createFastify(
  config: Config,
  brand: Brand,
  logger: Logger,
  admit: (request: FastifyRequest) => void,
  bodies: BodyBudget,
): FastifyInstance {
  const { limits, mode } = config;

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = refusalFor(error);
    if (refusal.kind === 'failed' || refusal.kind === 'unavailable') {
      logger.error({ requestId: request.id, err: error }, 'a call failed');
    }
    // Whatever more comes of it is not waited for.
    if (refusal.kind === 'too-large' && request.raw.complete === false) reply.header('connection', 'close');
    const call = request.routeOptions?.config?.call;
    return sendFailure(reply, call?.service ?? serviceOf(request.url, brand.paths), refusal);
  }

  /** An address that cannot be read meets no hook: it is counted here. */
  function failUnread(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    try {
      admit(request);
      fail(error, request, reply);
    } catch (refusal) {
      fail(refusal, request, reply);
    }
  }

  const app = fastify({
    // Our own logger writes one line per request; Fastify's would make a child for each.
    logger: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: limits.bodyBytes,
    genReqId: requestIdOf,
    requestTimeout: 30_000,
    // Longer than the minute a load balancer keeps an idle connection, so that it never meets a closed one.
    keepAliveTimeout: 72_000,
    connectionTimeout: 75_000,
    forceCloseConnections: 'idle',
    // What still comes in on an open connection is answered; the listener is closed already.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      // The contract reads the query itself, strictly.
      querystringParser: () => ({}),
    },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: failUnread,
  });
  app.setErrorHandler(fail);

  // A call's body is read when it is known who sends it (`received-request.ts`), that of another route as text.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    async (request: FastifyRequest) => {
      const { call, staffCall } = request.routeOptions.config;
      if (call !== undefined || staffCall !== undefined) return '';
      const share = bodies.open(request.ip);
      return readText(request.raw, { most: limits.bodyBytes, share }).finally(share.release);
    },
  );
  app.register(fastifyMultipart);

  addCommonHeaders(app, mode, admit);
  return app;
}

/** One hook for all that every answer carries: each further one costs every call. */
function addCommonHeaders(
  app: FastifyInstance,
  mode: Config['mode'],
  admit: (request: FastifyRequest) => void,
): void {
  const headers = callHeaders(mode === 'production');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    const cors = corsHeaders(request.headers.origin);
    if (cors !== null) reply.headers(cors);
    try {
      admit(request);
    } catch (refusal) {
      return done(refusal as Error);
    }
    if (cors === null || request.method !== 'OPTIONS') return done();
    reply.code(204).send();
  });
}
