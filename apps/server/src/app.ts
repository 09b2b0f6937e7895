import { join } from 'node:path';
import { type Brand, type Call, HEARTBEAT_MS } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { allStaffCalls } from '@hub/contract/console/all-staff-calls';
import type { StaffCall } from '@hub/contract/console/staff-call';
import type { FastifyInstance } from 'fastify';
import type { CallContext, CallHandler } from './calls/call-context.ts';
import { allHandlers } from './compose/all-handlers.ts';
import { allStaffHandlers } from './compose/all-staff-handlers.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { createExports, type Exports } from './exports/exports.ts';
import { sessionLimits } from './features/session/session.public.ts';
import { type LiveSessions, liveSessions } from './http/auth/live-sessions.ts';
import { createKeyring, type Keyring } from './http/auth/security.ts';
import { isSessionLive } from './http/auth/session-state.repository.ts';
import { ttlValue } from './http/auth/ttl-value.ts';
import { registerCalls } from './http/calls.ts';
import { type ConsoleHandler, registerConsole } from './http/console/console-routes.ts';
import { createFastify } from './http/create-fastify.ts';
import { mediaTickets, registerMedia } from './http/files/media.ts';
import { registerHealth } from './http/health/health.ts';
import { isUnderMaintenance } from './http/health/maintenance.repository.ts';
import { admission } from './http/limits/admission.ts';
import { type BodyBudget, bodyBudget } from './http/limits/body-budget.ts';
import { sharedLimit } from './http/limits/rate-limit.ts';
import { createLogger, type Logger } from './http/log/logger.ts';
import { createMetrics } from './http/log/metrics.ts';
import { registerRequestLog } from './http/log/request-log.ts';
import { clientConfig, connectOrigins } from './http/pages/client-config.ts';
import { registerDeviceLogout } from './http/pages/device-logout.ts';
import { registerOwnPages } from './http/pages/own-pages.ts';
import { registerPayments } from './http/payments/payment-routes.ts';
import { registerNotFound } from './http/web/not-found.ts';
import { registerSharedContent } from './http/web/shared-content.ts';
import { webFiles } from './http/web/web-files.ts';
import { pageHeaders } from './http/wire/security-headers.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createOrderNews, type OrderNews } from './news/order-news.ts';
import type { ArnRegistry } from './ports/arn-registry/arn-registry.ts';
import type { BankCheck } from './ports/bank-check/bank-check.ts';
import type { Clock } from './ports/clock/clock.ts';
import type { Files } from './ports/files/files.ts';
import type { Kyc } from './ports/kyc/kyc.ts';
import type { Mandates } from './ports/mandates/mandates.ts';
import type { Messenger } from './ports/messenger/messenger.ts';
import type { OpenedPayments } from './ports/payments/open-hosted-payments.ts';
import type { Push } from './ports/push/push.ts';
import type { Registrar } from './ports/registrar/registrar.ts';
import type { StaffProvider } from './ports/staff-provider/staff-provider.ts';
import { type OpenTemporary, openNameless } from './temporary/nameless-file.ts';

interface AppDeps {
  readonly config: Config;
  readonly brand: Brand;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly messenger: Messenger;
  readonly push: Push;
  readonly payments: OpenedPayments;
  readonly registrar: Registrar;
  readonly mandates: Mandates;
  readonly kyc: Kyc;
  readonly arnRegistry: ArnRegistry;
  readonly bankCheck: BankCheck;
  readonly files: Files;
  /** Null where the staff log in by passkey alone. */
  readonly staffProvider: StaffProvider | null;
  readonly clock: Clock;
  readonly logger?: Logger;
}

/** What every call is given, before anybody calls. */
type BaseContext = Omit<
  CallContext,
  'session' | 'requestId' | 'ip' | 'userAgent' | 'log' | 'uploads' | 'gone'
>;
export type PageContext = BaseContext & Pick<CallContext, 'log'>;

export interface AppOptions {
  /** The contract and its handlers, unless a test brings calls of its own. */
  readonly calls?: readonly Call[];
  readonly handlers?: readonly CallHandler[];
  /** The same of the console. */
  readonly staffCalls?: readonly StaffCall[];
  readonly staffHandlers?: readonly ConsoleHandler[];
  /** Folder of the built web app. */
  readonly webRoot?: string;
  readonly checksReplies?: boolean;
  /** Of a test that looks into them. */
  readonly exports?: Exports;
  readonly bodies?: BodyBudget;
  /** Of a test whose temporary folder is full. */
  readonly openTemporary?: OpenTemporary;
  readonly news?: OrderNews;
  readonly heartbeatMs?: number;
  /** More pages than production has. */
  addPages?(app: FastifyInstance, context: PageContext): void;
  /** False while the server is stopping. */
  readonly isReady?: () => boolean;
}

/** The maintenance flag is read again after this long. */
const maintenanceTrustMs = 2000;
const defaultWebRoot = join(import.meta.dirname, '..', '..', 'web', 'dist');

/** The whole server from its dependencies; it needs no port to be asked (`app.inject`). */
export function buildApp(deps: AppDeps, options: AppOptions = {}): FastifyInstance {
  const { config, brand, db, clock } = deps;
  const { calls = allCalls, handlers = allHandlers, webRoot = defaultWebRoot } = options;
  const logger = deps.logger ?? createLogger(config.logLevel);
  const metrics = createMetrics();

  const bodies = options.bodies ?? bodyBudget(config.limits);
  const app = createFastify(config, brand, logger, admission(config.limits, brand.paths, clock), bodies);
  registerRequestLog(app, logger, metrics);

  const keyring = createKeyring(config, clock);
  const sessions = liveSessions((arn, sessionId) =>
    isSessionLive(db, { arn, sessionId }, sessionLimits(config, clock.now())),
  );
  const mediaPrefix = `/${brand.paths.hub}/media`;
  const media = mediaTickets({ key: keyring.mediaKey, prefix: mediaPrefix, clock });
  const openTemporary = options.openTemporary ?? openNameless;
  const exports = options.exports ?? createExports({ brand, openTemporary });
  app.addHook('onClose', exports.close);
  const news = options.news ?? createOrderNews(db);
  // Before the server waits for what is still open.
  app.addHook('preClose', news.close);
  const base = baseContext(deps, { media, exports, news, keyring, sessions });
  registerCalls(app, {
    calls,
    handlers,
    paths: brand.paths,
    services: {
      base,
      keyring,
      sessions,
      maintenance: ttlValue(maintenanceTrustMs, () => isUnderMaintenance(db)),
      logger,
      bodies,
      openTemporary,
      checksReplies: options.checksReplies ?? false,
      heartbeatMs: options.heartbeatMs ?? HEARTBEAT_MS,
    },
  });
  registerConsole(app, {
    calls: options.staffCalls ?? allStaffCalls,
    handlers: options.staffHandlers ?? allStaffHandlers,
    services: {
      base,
      provider: deps.staffProvider,
      logger,
      bodies,
      checksReplies: options.checksReplies ?? false,
    },
  });
  registerMedia(app, { tickets: media, files: deps.files, prefix: mediaPrefix });
  registerHealth(app, db, options.isReady ?? (() => true));
  registerOwnPages(app, {
    config,
    brand,
    files: deps.files,
    metrics,
    calls,
    version: brand.versions.web,
    publicKeyPem: keyring.publicKeyPem,
  });
  registerDeviceLogout(app, base, bodies);
  registerPayments(app, { payments: deps.payments, publicUrl: config.publicUrl, bodies });
  options.addPages?.(app, { ...base, log: logger });
  registerWeb(app, webRoot, base);
  return app;
}

interface OwnParts extends Pick<CallContext, 'media' | 'exports' | 'news'> {
  readonly keyring: Keyring;
  readonly sessions: LiveSessions;
}

const baseContext = (
  { config, brand, db, clock, ...deps }: AppDeps,
  { media, exports, news, keyring, sessions }: OwnParts,
): BaseContext => ({
  config,
  brand,
  db,
  jobs: deps.jobs,
  messenger: deps.messenger,
  push: deps.push,
  payments: deps.payments,
  registrar: deps.registrar,
  mandates: deps.mandates,
  kyc: deps.kyc,
  arnRegistry: deps.arnRegistry,
  bankCheck: deps.bankCheck,
  files: deps.files,
  media,
  exports,
  news,
  clock,
  security: {
    ...keyring.security,
    forgetSession(arn, sessionId) {
      sessions.forget(arn, sessionId);
      news.endSession(arn, sessionId);
    },
  },
  limit: sharedLimit(db, clock),
});

/** The web app's files, and what answers where there is nothing. */
function registerWeb(app: FastifyInstance, webRoot: string, base: BaseContext): void {
  const { config, brand } = base;
  const production = config.mode === 'production';
  const connect = connectOrigins(config);
  const web = webFiles({
    root: webRoot,
    clientConfig: clientConfig(config),
    production,
    connect,
    brand,
    publicUrl: config.publicUrl,
  });
  if (web !== null) registerSharedContent(app, web, { ...base, publicUrl: config.publicUrl });
  registerNotFound(app, {
    paths: brand.paths,
    web,
    webRoot,
    pageHeaders: pageHeaders(production, { connect }),
  });
}
