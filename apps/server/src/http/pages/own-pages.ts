import { type Brand, type Call, openApiDocument } from '@hub/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Files } from '../../ports/files/files.ts';
import type { Metrics } from '../log/metrics.ts';
import { mayReadMetrics } from '../log/metrics-access.ts';
import { apiDocsPage } from './api-docs.ts';
import { registerAppLinks } from './app-links.ts';
import { clientConfig } from './client-config.ts';
import { once } from './once.ts';
import { renderPage, sendRendered } from './page.ts';
import { registerPictures } from './pictures.ts';
import { registerSearchEngines } from './search-engines.ts';

/** The server's own addresses beside the calls of the contract. */
export function registerOwnPages(
  app: FastifyInstance,
  options: {
    readonly config: Config;
    readonly brand: Brand;
    readonly files: Files;
    readonly metrics: Metrics;
    readonly calls: readonly Call[];
    readonly version: string;
    /** Of signatures on pieces and certificates. */
    readonly publicKeyPem: string;
  },
): void {
  const { config, brand, files, metrics, calls, version, publicKeyPem } = options;
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
}
