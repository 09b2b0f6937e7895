import { type Brand, type Call, openApiDocument } from '@hub/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Files } from '../ports/files.ts';
import { clientConfig } from './client-config.ts';
import type { Metrics } from './metrics.ts';
import { apiDocsPage } from './pages/api-docs.ts';
import { registerAppLinks } from './pages/app-links.ts';
import { newestMessages } from './pages/outbox.repository.ts';
import { outboxPage, outboxScript } from './pages/outbox.ts';
import { sendPage } from './pages/page.ts';
import { registerPictures } from './pages/pictures.ts';

const shownMessages = 100;

/** Loopback and private networks: where a metrics collector lives. */
const isNearby = (address: string): boolean =>
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address) ||
  /^(?:::1$|f[cd])/i.test(address);

/** The server's own addresses beside the calls of the contract. */
export function registerOwnPages(
  app: FastifyInstance,
  options: {
    readonly config: Config;
    readonly brand: Brand;
    readonly db: Database;
    readonly files: Files;
    readonly metrics: Metrics;
    readonly calls: readonly Call[];
    readonly version: string;
  },
): void {
  const { config, brand, db, files, metrics, calls, version } = options;
  const production = config.mode === 'production';
  // 165 schemas take a moment: written when first asked for, not at start.
  let document: ReturnType<typeof openApiDocument> | undefined;
  const openApi = () => {
    document ??= openApiDocument(calls, { title: `${brand.productName} API`, version, paths: brand.paths });
    return document;
  };

  app.get('/openapi.json', (_, reply) => reply.send(openApi()));
  app.get('/api-docs', (_, reply) =>
    sendPage(reply, brand, production, apiDocsPage(openApi(), calls, brand.paths)),
  );
  app.get('/client-ip', (request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(request.ip),
  );
  app.get('/app-config.json', (_, reply) => reply.send(clientConfig(config)));
  app.get('/metrics', async (request, reply) => {
    // What came through a proxy comes from outside; a collector asks directly.
    const isOutside = request.headers['x-forwarded-for'] !== undefined || !isNearby(request.ip);
    if (production && isOutside) return reply.callNotFound();
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
  registerAppLinks(app, brand);
  registerPictures(app, files);
  if (config.mode !== 'demo' || config.messenger.kind !== 'outbox') return;
  app.get('/demo/outbox', async (_, reply) =>
    sendPage(reply, brand, production, outboxPage(await newestMessages(db, shownMessages))),
  );
  app.get('/demo/outbox.js', (_, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(outboxScript),
  );
  app.get('/demo/outbox.json', async (_, reply) => reply.send(await newestMessages(db, shownMessages)));
}
