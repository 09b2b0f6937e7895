import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type Call,
  EVENT_STREAM_TYPE,
  encodeReply,
  type FieldMessages,
  failureReplyFor,
  importKey,
  maySendInBody,
  newRawKey,
  routePattern,
  type SealKey,
} from '@hub/contract';
import type { ClientConfig } from '../config/config.ts';

/** The paths of an invented brand. */
export const paths = { hub: 'hub', disapi: 'disapi' };

export interface Requested {
  readonly call: string;
  readonly headers: IncomingMessage['headers'];
  readonly url: string;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  /** The call's value when the status is 200, else the failure's message. */
  readonly value: unknown;
  readonly fields?: FieldMessages;
  readonly toast?: string;
  readonly key?: SealKey;
}

export type Handler = (requested: Requested) => Answer | 'hang-up' | Promise<Answer | 'hang-up'>;

export interface HubServer {
  readonly config: ClientConfig;
  /** Everything asked, in order of arrival. */
  readonly requested: readonly Requested[];
  on<Req, Res>(call: Call<Req, Res>, handler: Handler): void;
  close(): Promise<void>;
}

export const ok = (value: unknown): Answer => ({ status: 200, value });
export const refuse = (status: number, message = 'refused', fields?: FieldMessages): Answer => ({
  status,
  value: message,
  ...(fields && { fields }),
});
export const bearerOf = ({ headers }: Requested): string | null =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null;

/** A real HTTP server that speaks the contract's wire, with answers a test decides. */
export async function startHubServer(): Promise<HubServer> {
  const wireKey = { id: '0', key: newRawKey() };
  const sealKey = await importKey(wireKey.id, wireKey.key);
  const handlers = new Map<string, { call: Call; handler: Handler }>();
  const requested: Requested[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    // Where a call has an id in its path, every id is answered alike.
    const found =
      handlers.get(`${request.method} ${path}`) ??
      handlers.get(`${request.method} ${path.slice(0, path.lastIndexOf('/') + 1)}:id`);
    if (!found) return response.writeHead(404).end();
    const entry: Requested = {
      call: found.call.name,
      headers: request.headers,
      url: request.url ?? '',
      body: await text(request),
    };
    requested.push(entry);
    const answer = await found.handler(entry);
    if (answer === 'hang-up') return request.socket.destroy();
    if (answer.status !== 200) {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      const failure = failureReplyFor(found.call.service, String(answer.value), answer.fields);
      return response.end(JSON.stringify(failure));
    }
    if (found.call.reply === 'events') {
      // Left open.
      response.writeHead(200, { 'content-type': EVENT_STREAM_TYPE });
      return response.write(String(answer.value));
    }
    const reply = await encodeReply(found.call, answer.value, answer.key ?? sealKey, answer.toast);
    response.writeHead(200, { 'content-type': reply.contentType });
    return response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services = [
    'hub',
    'plex',
    'crm',
    'unification',
    'transaction',
    'investor',
    'otm',
    'errorlog',
    'businessdate',
  ] as const;
  return {
    config: {
      wireKey,
      services: Object.fromEntries(services.map((service) => [service, origin])),
      mode: 'demo',
      serviceLogin: { username: 'service', password: 'constant' },
      otmLogin: { username: 'otm', password: 'constant' },
      securityKey: 'the fixed key',
      ipLookupUrl: `${origin}/client-ip`,
    },
    requested,
    on(call, handler) {
      const erased = call as Call;
      const methods = maySendInBody(erased) ? [call.method, 'POST'] : [call.method];
      for (const method of methods)
        handlers.set(`${method} ${routePattern(erased, paths)}`, { call: erased, handler });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
