import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readBrandFile } from '../../apps/web/vite/brand-file.ts';
import { brandPlugin } from '../../apps/web/vite/brand-plugin.ts';
import { pageOfRows } from './rows.ts';

type Output =
  | { readonly type: 'chunk'; readonly fileName: string; readonly code: string }
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array };
type Files = ReadonlyMap<string, string | Uint8Array>;

// Vite and its React plugin are the web app's tools.
const web = createRequire(new URL('../../apps/web/package.json', import.meta.url));
const load = async <T>(name: string): Promise<T> =>
  import(pathToFileURL(web.resolve(name)).href) as Promise<T>;

async function build(): Promise<Files> {
  const vite = await load<typeof import('vite')>('vite');
  const { default: react } = await load<typeof import('@vitejs/plugin-react')>('@vitejs/plugin-react');
  const result = await vite.build({
    root: fileURLToPath(new URL('./page/', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), brandPlugin(readBrandFile())],
    build: { write: false, assetsInlineLimit: 0, modulePreload: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as unknown as { output: Output[] }[];
  return new Map(
    outputs
      .flatMap(({ output }) => output)
      .map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

let built: Promise<Files> | null = null;
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface ListsServer {
  readonly url: string;
  /** The pages of rows asked for so far, in order. */
  readonly requested: number[];
  /** Answered with 500 instead, while it is in here. */
  readonly failing: Set<number>;
  close(): Promise<void>;
}

/** A page with every piece of a list on it, and rows for it, as many as wanted. */
export async function serveLists(total: number): Promise<ListsServer> {
  built ??= build();
  const files = await built;
  const requested: number[] = [];
  const failing = new Set<number>();
  const send = (reply: ServerResponse, status: number, kind: string, body: string | Uint8Array) =>
    reply.writeHead(status, { 'content-type': kind }).end(body);
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/rows') {
      const page = Number(searchParams.get('page'));
      requested.push(page);
      if (failing.has(page)) return send(reply, 500, 'text/plain', 'no');
      return send(reply, 200, 'application/json', JSON.stringify(pageOfRows(searchParams, total)));
    }
    if (pathname === '/reveal') {
      const id = searchParams.get('id') ?? '';
      return id.endsWith('2')
        ? send(reply, 500, 'text/plain', 'no')
        : send(reply, 200, 'text/plain', `PAN-${id}`);
    }
    const path = pathname === '/' ? '/index.html' : pathname;
    const file = files.get(path);
    if (file === undefined) return send(reply, 404, 'text/plain', 'not here');
    return send(reply, 200, kinds[extname(path)] ?? 'application/octet-stream', file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requested,
    failing,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
