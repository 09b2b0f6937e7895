import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hubUrl } from '../setup/sign-in.ts';

/** Files of a build, whose names change with their bytes. */
const hashed = /\b[\w.~]+(?:-[\w.~]+)*-[\w-]{8}\.(?:js|css|woff2)\b/g;
const MARK = 'later-build.';
const isText = (type: string) => /html|javascript|css/.test(type);

/** The worker names its build by a hash as well. */
const ofNewBuild = (text: string): string =>
  text.replace(hashed, (name) => MARK + name).replace(/version:`\w+`/, 'version:`later`');

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? undefined : Buffer.concat(parts);
}

/**
 * The server of the run behind an address of its own, where a new build can be put up: every file then has another
 * name, in pages, in the worker and in each other, and the old names are gone.
 */
export async function serveTwoBuilds() {
  let isNew = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isOfNew = path.includes(MARK);
    if (path.startsWith('/assets/') && isOfNew !== isNew) {
      response.writeHead(404).end();
      return;
    }
    const headers = new Headers(request.headers as Record<string, string>);
    headers.set('accept-encoding', 'identity');
    for (const name of ['host', 'connection', 'content-length', 'if-none-match', 'if-modified-since'])
      headers.delete(name);
    const body = await bodyOf(request);
    const method = request.method ?? 'GET';
    const target = `${hubUrl()}${path.replace(MARK, '')}`;
    const reply = await fetch(target, {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body: new Uint8Array(body) }),
    });
    const type = reply.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await reply.arrayBuffer());
    const out = Object.fromEntries(
      [...reply.headers].filter(([name]) => !/^(content-length|transfer-|connection|etag)/.test(name)),
    );
    response.writeHead(reply.status, out);
    response.end(isNew && isText(type) ? ofNewBuild(bytes.toString()) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    putUpNewBuild() {
      isNew = true;
    },
    /** What the open page was built from. */
    buildOf: (script: string) => (script.includes(MARK) ? 'new' : 'old'),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
