import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packWebApp } from '../../apps/mobile/scripts/web-app.ts';
import { selfSigned } from './self-signed.ts';

/** Where the shells serve the app from. Chromium knows no scheme `capacitor:`; the server is told of it all the same. */
const appOrigin = 'https://localhost';
const appleOrigin = 'capacitor://localhost';
const mobile = fileURLToPath(new URL('../../apps/mobile', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
};

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** As Capacitor's own server in the shell: the file, else the app for whatever has no ending. */
function fileServer(www: string): Server {
  return createSecureServer(selfSigned(), (requested, reply) => {
    const { pathname } = new URL(requested.url ?? '/', appOrigin);
    const named = join(www, pathname);
    const isFile = existsSync(named) && statSync(named).isFile();
    if (!isFile && extname(pathname) !== '') {
      reply.writeHead(404).end();
      return;
    }
    const file = isFile ? named : join(www, 'index.html');
    reply.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(reply);
  });
}

/** Calls from iOS come from its own origin, and its web view takes only what is allowed to that one. */
function appleRelay(hub: URL): Server {
  return createServer((requested, reply) => {
    const { headers, method, url } = requested;
    const origin = headers.origin === appOrigin ? { origin: appleOrigin } : {};
    const passed = request(
      new URL(url ?? '/', hub),
      { method, headers: { ...headers, ...origin, host: hub.host } },
      (answer) => {
        const allowed = answer.headers['access-control-allow-origin'] === appleOrigin;
        const changed = allowed ? { 'access-control-allow-origin': appOrigin } : {};
        reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...changed });
        answer.pipe(reply);
      },
    );
    passed.on('error', () => reply.destroy());
    reply.on('close', () => passed.destroy());
    requested.pipe(passed);
  });
}

export interface PackedApps {
  /** Of the server that is `https://localhost` to the browser of either project. */
  readonly ports: { readonly android: number; readonly ios: number };
  stop(): void;
}

/** The app as `npm run mobile -- sync` packs it, for either system, with the hub on an origin of its own. */
export async function servePackedApps(hub: string, folder: string): Promise<PackedApps> {
  const config = await (await fetch(`${hub}/app-config.json`)).json();
  const relay = appleRelay(new URL(hub));
  const origins = { android: hub, ios: `http://localhost:${await listen(relay)}` };
  const servers = await Promise.all(
    (['android', 'ios'] as const).map(async (system) => {
      const www = join(folder, `www-${system}`);
      await packWebApp({ folder: mobile, www, origin: origins[system], config });
      return fileServer(www);
    }),
  );
  const [android = 0, ios = 0] = await Promise.all(servers.map(listen));
  return {
    ports: { android, ios },
    stop() {
      for (const server of [...servers, relay]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
