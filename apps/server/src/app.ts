import { join } from 'node:path';
import fastifyMultipart from '@fastify/multipart';
import { type Brand, type Call, REQUEST_ID_HEADER, serviceOf } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { allHandlers } from './features/all-handlers.ts';
import type { CallContext, CallHandler } from './features/call-context.ts';
import { addressLimit } from './http/address-limit.ts';
import { registerCalls } from './http/calls.ts';
import { clientConfig, connectOrigins } from './http/client-config.ts';
import { corsHeaders } from './http/cors.ts';
import { refusalFor, sendFailure } from './http/failures.ts';
import { registerHealth } from './http/health.ts';
import { liveSessions } from './http/live-sessions.ts';
import { createLogger, type Logger } from './http/logger.ts';
import { isUnderMaintenance } from './http/maintenance.repository.ts';
import { createMetrics } from './http/metrics.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerOwnPages } from './http/own-pages.ts';
import { sharedLimit } from './http/rate-limit.ts';
import { registerRequestLog, requestIdOf } from './http/request-log.ts';
import { createKeyring } from './http/security.ts';
import { callHeaders, pageHeaders } from './http/security-headers.ts';
import { isSessionLive } from './http/session-state.repository.ts';
import { ttlValue } from './http/ttl-value.ts';
import { answerUnreadable } from './http/unreadable-connection.ts';
import { webFiles } from './http/web-files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Clock } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Messenger } from './ports/messenger.ts';

export interface AppDeps {
  readonly config: Config;
  readonly brand: Brand;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly messenger: Messenger;
  readonly files: Files;
  readonly clock: Clock;
  readonly logger?: Logger;
}

export interface AppOptions {
  /** The contract and its handlers, unless a test brings calls of its own. */
  readonly calls?: readonly Call[];
  readonly handlers?: readonly CallHandler[];
  /** Folder of the built web app. */
  readonly webRoot?: string;
  readonly checksReplies?: boolean;
  /** False while the server is stopping. */
  readonly isReady?: () => boolean;
}

/** The maintenance flag is read again after this long. */
const maintenanceTrustMs = 2000;
const defaultWebRoot = join(import.meta.dirname, '..', '..', 'web', 'dist');

/** A number is how many proxies stand before us. */
const trustedProxies = (given: Config['trustProxy']) =>
  typeof given === 'number' ? (_address: string, hop: number) => hop < given : given;

/** The whole server from its dependencies; it needs no port to be asked (`app.inject`). */
export function buildApp(deps: AppDeps, options: AppOptions = {}): FastifyInstance {
  const { config, brand, db, clock } = deps;
  const { calls = allCalls, handlers = allHandlers, webRoot = defaultWebRoot } = options;
  const production = config.mode === 'production';
  const logger = deps.logger ?? createLogger(config.logLevel);
  const metrics = createMetrics();

  const app = fastify({
    // Our own logger writes one line per request; Fastify's would make a child for each.
    logger: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: config.limits.bodyBytes,
    genReqId: requestIdOf,
    requestTimeout: 30_000,
    connectionTimeout: 75_000,
    keepAliveTimeout: 72_000,
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
    frameworkErrors: (error, request, reply) => fail(error, request, reply),
  });

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = refusalFor(error);
    if (refusal.kind === 'failed' || refusal.kind === 'unavailable') {
      logger.error({ requestId: request.id, err: error }, 'a call failed');
    }
    const call = request.routeOptions?.config?.call;
    const service = call?.service ?? serviceOf(request.url, brand.paths);
    return sendFailure(reply, service, refusal);
  }
  app.setErrorHandler((error, request, reply) => fail(error, request, reply));

  // Every body arrives as text; the contract says how to read it, and refuses the wrong kind.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  );
  app.register(fastifyMultipart, {
    limits: { fileSize: config.limits.uploadBytes, files: 5, fields: 5, fieldSize: config.limits.bodyBytes },
  });

  const headers = callHeaders(production);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    const cors = corsHeaders(request.headers.origin);
    if (cors === null) return done();
    reply.headers(cors);
    if (request.method !== 'OPTIONS') return done();
    reply.code(204).send();
  });
  registerRequestLog(app, logger, metrics);

  const keyring = createKeyring(config, clock);
  const sessions = liveSessions((arn, sessionId) => isSessionLive(db, arn, sessionId));
  const base: Omit<CallContext, 'session' | 'requestId' | 'ip' | 'userAgent' | 'log' | 'uploads'> = {
    config,
    brand,
    db,
    jobs: deps.jobs,
    messenger: deps.messenger,
    files: deps.files,
    clock,
    security: { ...keyring.security, forgetSession: sessions.forget },
    limit: sharedLimit(db, clock),
  };
  registerCalls(app, {
    calls,
    handlers,
    paths: brand.paths,
    services: {
      base,
      keyring,
      sessions,
      addresses: addressLimit(config.limits.perAddressPerMinute),
      maintenance: ttlValue(maintenanceTrustMs, () => isUnderMaintenance(db)),
      logger,
      checksReplies: options.checksReplies ?? false,
    },
  });
  registerHealth(app, db, options.isReady ?? (() => true));
  registerOwnPages(app, { config, brand, db, metrics, calls, version: brand.versions.web });

  const connect = connectOrigins(config);
  const web = webFiles({ root: webRoot, clientConfig: clientConfig(config), production, connect });
  registerNotFound(app, {
    paths: brand.paths,
    web,
    webRoot,
    pageHeaders: pageHeaders(production, { connect }),
  });
  return app;
}
