import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { pageHeaders } from '../../apps/server/src/http/wire/security-headers.ts';
import { buildPage, type LabFiles } from '../lab/build.ts';

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FormsServer {
  readonly url: string;
  close(): Promise<void>;
}

let built: Promise<LabFiles> | null = null;

/** The texts of the style elements that stand in the page, which the app's server allows in the same way. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);

/** A page with every control, under the content policy of the app's own pages. */
export async function serveForms(): Promise<FormsServer> {
  built ??= buildPage('forms', new URL('./page/', import.meta.url));
  const { html, assets } = await built;
  const headers = pageHeaders(false, { inlineStyles: stylesOf(html) });
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = assets.get(pathname.slice(1));
    if (file !== undefined)
      reply
        .writeHead(200, { 'content-type': kinds[extname(pathname)] ?? 'application/octet-stream' })
        .end(file);
    else reply.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
