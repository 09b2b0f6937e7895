import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Call,
  CONFIGURED_KEY_ID,
  decodeRequest,
  importKey,
  newRawKey,
  SESSION_HEADER,
  texts,
} from '@hub/contract';
import { authenticateCrm, authenticatePlex } from '@hub/contract/calls/session/session-tokens';
import type { ClientConfig } from '../../apps/web/src/lib/config/config.ts';
import { readBrandFile } from '../../apps/web/vite/brand-file.ts';
import type { LabFiles } from './build.ts';
import { callFinder } from './call-of.ts';
import { type StubReply, sendReply } from './stub-reply.ts';

/** One request as it came over the line. */
export interface LabRequest {
  readonly call: Call;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** What the client asked, read and checked as the server would. */
  input(): Promise<unknown>;
}

export type Stub = StubReply | ((request: LabRequest) => StubReply | Promise<StubReply>);

/** By the call's name, e.g. `reference.banks`. */
export type Stubs = Readonly<Record<string, Stub>>;

export interface Backend {
  readonly url: string;
  /** Every call that arrived, oldest first. */
  readonly requests: readonly LabRequest[];
  readonly sessionKey: { readonly id: string; readonly key: string };
  /** Answers a call in another way from now on. */
  stub(name: string, stub: Stub): void;
  close(): void;
}

export interface BackendOptions {
  readonly files: LabFiles;
  readonly stubs?: Stubs;
  /** For calls without a stub of their own. Default: 501, as the server answers what is not built. */
  readonly otherwise?: Stub;
  /** What the page is told differently before its first call. */
  readonly config?: Partial<ClientConfig>;
}

/** The constants of Spec §7, as a server would hand them to its client. */
export const labConstants = {
  serviceLogin: { username: 'lab-user', password: 'lab-password' },
  otmLogin: { username: 'otm-user', password: 'otm-password' },
  securityKey: 'lab-security-key',
} as const;

/** The brand the lab is built for. */
export const labBrand = readBrandFile().brand;

const unstubbed: Stub = { status: 501, message: texts.call.failed };
const findCall = callFinder(labBrand.paths);

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const typeOf = (name: string): string => {
  if (name.endsWith('.js')) return 'text/javascript';
  if (name.endsWith('.css')) return 'text/css';
  return name.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream';
};

/** Serves the lab's page and, in place of the server, answers what the test says. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { files, stubs, otherwise = unstubbed } = options;
  const answers = new Map<string, Stub>([
    [authenticatePlex.name, { value: { token: 'plex-token' } }],
    [authenticateCrm.name, { value: { token: 'crm-token' } }],
    ...Object.entries(stubs ?? {}),
  ]);
  const wireKey = { id: CONFIGURED_KEY_ID, key: newRawKey() };
  const sessionKey = { id: 'lab-session', key: newRawKey() };
  const configured = await importKey(wireKey.id, wireKey.key);
  const ofSession = await importKey(sessionKey.id, sessionKey.key);
  const keyNamed = (id: string) => [configured, ofSession].find((key) => key.id === id) ?? null;
  const config = JSON.stringify({ wireKey, services: {}, mode: 'demo', ...labConstants, ...options.config });
  const page = files.html.replace(
    '<!--config-->',
    `<script type="application/json" id="hub-config">${config}</script>`,
  );
  const requests: LabRequest[] = [];

  function sendFile(path: string, response: ServerResponse): void {
    const file = files.assets.get(path.slice(1));
    if (path === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else if (path === '/app-config.json')
      response.writeHead(200, { 'content-type': 'application/json' }).end(config);
    else if (path === '/client-ip')
      response.writeHead(200, { 'content-type': 'text/plain' }).end('203.0.113.7');
    else if (file !== undefined) response.writeHead(200, { 'content-type': typeOf(path) }).end(file);
    else response.writeHead(404).end();
  }

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', 'http://lab');
    const method = message.method ?? 'GET';
    const found = findCall(method, url);
    if (!found) return sendFile(url.pathname, response);
    const { call, params } = found;
    const body = await textOf(message);
    const headers = message.headers as LabRequest['headers'];
    const request: LabRequest = {
      call,
      method,
      path: url.pathname + url.search,
      headers,
      body,
      input: () =>
        decodeRequest(
          call,
          {
            isPosted: method === 'POST',
            params,
            query: url.search.slice(1),
            contentType: headers['content-type'],
            body,
          },
          keyNamed,
        ),
    };
    requests.push(request);
    const stub = answers.get(call.name) ?? otherwise;
    const signedIn = headers.authorization?.startsWith('Bearer ') || headers[SESSION_HEADER] !== undefined;
    const reply = typeof stub === 'function' ? await stub(request) : stub;
    return sendReply(response, call, signedIn ? ofSession : configured, reply);
  }

  const server = createServer((message, response) => {
    // On a connection of its own a request that gets no answer is not sent again by the browser itself.
    response.setHeader('connection', 'close');
    answer(message, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sessionKey,
    stub: (name, stub) => void answers.set(name, stub),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
