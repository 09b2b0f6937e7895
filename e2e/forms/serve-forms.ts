import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { IDEMPOTENCY_KEY_HEADER } from '@hub/contract';
import { pageHeaders } from '../../apps/server/src/http/wire/security-headers.ts';
import { buildPage, type LabFiles } from '../lab/build.ts';

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** An order as it arrived. */
interface SentOrder {
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FormsServer {
  readonly url: string;
  readonly orders: readonly SentOrder[];
  /** What the next orders are refused with, by field; null takes them. */
  refusal: Readonly<Record<string, string>> | null;
  close(): Promise<void>;
}

let built: Promise<LabFiles> | null = null;

/** The texts of the style elements that stand in the page, which the app's server allows in the same way. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A page with every control and a wizard of nine steps, under the content policy of the app's own pages. */
export async function serveForms(): Promise<FormsServer> {
  built ??= buildPage('forms', new URL('./page/', import.meta.url));
  const { html, assets } = await built;
  const headers = pageHeaders(false, { inlineStyles: stylesOf(html) });
  const orders: SentOrder[] = [];

  const takeOrder = async (request: IncomingMessage, reply: ServerResponse) => {
    const key = request.headers[IDEMPOTENCY_KEY_HEADER];
    orders.push({ key: typeof key === 'string' ? key : undefined, body: JSON.parse(await bodyOf(request)) });
    const fields = forms.refusal;
    reply.writeHead(fields === null ? 200 : 422, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ fields: fields ?? {} }));
  };
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = assets.get(pathname.slice(1));
    if (request.method === 'POST') void takeOrder(request, reply);
    else if (file !== undefined)
      reply
        .writeHead(200, { 'content-type': kinds[extname(pathname)] ?? 'application/octet-stream' })
        .end(file);
    else reply.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const forms: FormsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    refusal: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return forms;
}
