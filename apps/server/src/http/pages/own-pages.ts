import { type Brand, type Call, openApiDocument } from '@hub/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { newestPushes } from '../../features/notifications/notifications.public.ts';
import type { Files } from '../../ports/files/files.ts';
import { findAttachment, newestMessages } from '../../ports/messenger/outbox.repository.ts';
import { attachment } from '../files/send-file.ts';
import type { Metrics } from '../log/metrics.ts';
import { mayReadMetrics } from '../log/metrics-access.ts';
import { apiDocsPage } from './api-docs.ts';
import { registerAppLinks } from './app-links.ts';
import { clientConfig } from './client-config.ts';
import { once } from './once.ts';
import { outboxPage, outboxScript } from './outbox.ts';
import { renderPage, sendPage, sendRendered } from './page.ts';
import { registerPictures } from './pictures.ts';
import { registerSearchEngines } from './search-engines.ts';

const shownMessages = 100;

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
    /** Of signatures on pieces and certificates. */
    readonly publicKeyPem: string;
  },
): void {
  const { config, brand, db, files, metrics, calls, version, publicKeyPem } = options;
  const production = config.mode === 'production';
  // 165 schemas take a moment: written when first asked for, not at start, and never again.
  const openApi = once(() =>
    openApiDocument(calls, { title: `${brand.productName} API`, version, paths: brand.paths }),
  );
  const openApiText = once(() => JSON.stringify(openApi()));
  const apiDocs = once(() => renderPage(brand, apiDocsPage(openApi(), calls, brand.paths)));
  const mayRead = mayReadMetrics(config);

  app.get('/openapi.json', (_, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(openApiText()),
  );
  app.get('/api-docs', (_, reply) => sendRendered(reply, production, apiDocs()));
  app.get('/client-ip', (request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(request.ip),
  );
  app.get('/app-config.json', (_, reply) => reply.send(clientConfig(config)));
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
  app.get('/.well-known/hub-content-key', (_, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(publicKeyPem),
  );
  registerAppLinks(app, brand);
  registerPictures(app, files);
  registerSearchEngines(app, { brand, brandDir: config.brandDir, publicUrl: config.publicUrl });
  if (config.mode !== 'demo' || config.messenger.kind !== 'outbox') return;
  app.get('/demo/outbox', async (_, reply) =>
    sendPage(
      reply,
      brand,
      production,
      outboxPage(await newestMessages(db, shownMessages), await newestPushes(db, shownMessages)),
    ),
  );
  app.get('/demo/outbox.js', (_, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(outboxScript),
  );
  app.get<{ Params: { id: string } }>('/demo/outbox/:id/attachment', async (request, reply) => {
    const { id } = request.params;
    const found = /^\d{1,18}$/.test(id) ? await findAttachment(db, id) : null;
    if (found === null) return reply.callNotFound();
    return reply
      .header('content-type', found.contentType)
      .header('content-disposition', attachment(found.fileName))
      .send(Buffer.from(found.content, 'base64'));
  });
  app.get('/demo/outbox.json', async (_, reply) => reply.send(await newestMessages(db, shownMessages)));
}
