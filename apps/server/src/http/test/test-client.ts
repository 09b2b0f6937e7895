import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import {
  type Call,
  decodeReply,
  EVENT_STREAM_TYPE,
  encodeRequest,
  importKey,
  type Reply,
  type ResponseOf,
  type SealKey,
  type Upload,
} from '@hub/contract';
import { type LoginReply, sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { authenticateCrm, authenticatePlex } from '@hub/contract/calls/session/session-tokens';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** The app's side of the wire, from the contract alone: what it can read, the real app can read. */
export interface TestClient {
  readonly tokens: { hub: string | null; plex: string | null; crm: string | null };
  session: LoginReply | null;
  /** Sends the call and reads the answer with the contract's own code. */
  call<Req, Res>(call: Call<Req, Res>, input: NoInfer<Req>, options?: SendOptions): Promise<Reply<Res>>;
  /** The same, without reading the answer. */
  send<Req>(call: Call<Req, unknown>, input: Req, options?: SendOptions): Promise<WireAnswer>;
  /** `call`, or an error when it is refused. */
  request<Req, Res>(call: Call<Req, Res>, input: NoInfer<Req>, options?: SendOptions): Promise<Res>;
  /** Through OTP and the demo outbox, like a person. */
  logIn(arn: string, otpFrom?: (arn: string) => Promise<string>): Promise<LoginReply>;
  /** Goes on in the session of a login made by hand. */
  take(session: LoginReply): Promise<void>;
  /** Goes on with the session of another client, as a second server's client does. */
  adopt(other: TestClient): Promise<void>;
  /** Fetches the plex and CRM tokens of the session. */
  authenticate(): Promise<void>;
  /** The newest code sent to the ARN. */
  otpOf(arn: string): Promise<string>;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly uploads?: readonly Upload[];
  readonly sealKey?: SealKey;
  readonly remoteAddress?: string;
  /** The same one again is the same act again. */
  readonly idempotencyKey?: string;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Of an answer that is a file. */
  readonly bytes?: Buffer;
}

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  readonly remoteAddress?: string;
}

/** The session a right code opens, for whoever is empanelled. */
export function loggedIn(reply: ResponseOf<typeof validateSendOtp>): LoginReply {
  if ('token' in reply) return reply;
  throw new Error(`${reply.arn} opened no session: ${reply.arnStatus}`);
}

/** How a request reaches the server. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/** Into the app of this process, without a port. */
export const injecting =
  (app: FastifyInstance): Transport =>
  async ({ method, path, headers, body, remoteAddress }) => {
    const reply = await app.inject({
      method,
      url: path,
      headers: { ...headers },
      ...(body === null ? {} : { payload: body }),
      ...(remoteAddress ? { remoteAddress } : {}),
      ...(headers.accept === EVENT_STREAM_TYPE && { payloadAsStream: true }),
    });
    const { statusCode: status, headers: sent } = reply;
    if (headers.accept !== EVENT_STREAM_TYPE)
      return { status, headers: sent, text: reply.body, bytes: reply.rawPayload };
    // It has no end of its own: whoever wants more of it than its beginning reads it over the network.
    if (sent['content-type'] === EVENT_STREAM_TYPE) {
      const [first] = await once(reply.stream(), 'data');
      reply.raw.res.destroy();
      return { status, headers: sent, text: String(first) };
    }
    return { status, headers: sent, text: await text(reply.stream()) };
  };

/** Over the network, to a server of another process. */
export const fetching =
  (url: string): Transport =>
  async ({ method, path, headers, body }) => {
    const payload = body === null ? null : typeof body === 'string' ? body : new Uint8Array(body);
    const reply = await fetch(url + path, { method, headers, body: payload });
    const bytes = Buffer.from(await reply.arrayBuffer());
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      text: bytes.toString(),
      bytes,
    };
  };

/** A multipart body as bytes, since an injected request has no FormData. */
async function bytesOf(form: FormData): Promise<{ type: string; body: Buffer }> {
  const request = new Request('http://test.invalid/', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type') ?? '',
    body: Buffer.from(await request.arrayBuffer()),
  };
}

export function testClient(transport: Transport, config: Config): TestClient {
  const keys = new Map<string, SealKey>();
  const keysReady = importKey('0', config.wireKey).then((key) => keys.set('0', key));
  const tokens: TestClient['tokens'] = { hub: null, plex: null, crm: null };

  async function take(session: LoginReply): Promise<void> {
    client.session = session;
    tokens.hub = session.token;
    keys.set(session.sessionId, await importKey(session.sessionId, session.sessionKey));
  }

  const client: TestClient = {
    tokens,
    session: null,
    take,
    async send(call, input, options = {}) {
      await keysReady;
      const sealKey = options.sealKey ?? keys.get(client.session?.sessionId ?? '0');
      if (sealKey === undefined) throw new Error('no key');
      const basic = Buffer.from(`${config.otmLogin.username}:${config.otmLogin.password}`).toString('base64');
      const idempotencyKey = options.idempotencyKey ?? randomUUID();
      const { paths } = config.brand;
      const env = { paths, sealKey, tokens, securityKey: config.securityKey, basic, idempotencyKey };
      const { method, path, headers, body } = await encodeRequest(call, input, env, options.uploads);
      const form = body instanceof FormData ? await bytesOf(body) : null;
      return transport({
        method,
        path,
        headers: {
          ...headers,
          ...(call.reply === 'events' && { accept: EVENT_STREAM_TYPE }),
          ...(form ? { 'content-type': form.type } : {}),
          ...options.headers,
        },
        body: form?.body ?? (body === null ? null : String(body)),
        ...(options.remoteAddress ? { remoteAddress: options.remoteAddress } : {}),
      });
    },
    async call(call, input, options) {
      const { status, text } = await client.send(call, input, options);
      return decodeReply(call, status, text, (id) => keys.get(id) ?? null);
    },
    async request(call, input, options) {
      const reply = await client.call(call, input, options);
      if (!reply.ok) throw new Error(`${call.name} answered ${reply.status}: ${reply.message}`);
      return reply.value;
    },
    async otpOf(arn) {
      const outbox = await transport({ method: 'GET', path: '/demo/outbox.json', headers: {}, body: null });
      const sent: { arn: string; purpose: string; body: string }[] = JSON.parse(outbox.text);
      const message = sent.find((one) => one.arn === arn && one.purpose === 'otp');
      const code = /^\d{6}/.exec(message?.body ?? '')?.[0];
      if (code === undefined) throw new Error(`no OTP for ${arn} in the outbox`);
      return code;
    },
    async logIn(arn, otpFrom = client.otpOf) {
      const { requestId } = await client.request(sendOtp, { arn });
      const session = loggedIn(await client.request(validateSendOtp, { requestId, otp: await otpFrom(arn) }));
      await take(session);
      return session;
    },
    async adopt(other) {
      if (other.session !== null) await take(other.session);
    },
    async authenticate() {
      const login = { Username: config.serviceLogin.username, Password: config.serviceLogin.password };
      tokens.plex = (await client.request(authenticatePlex, login)).token;
      tokens.crm = (await client.request(authenticateCrm, login)).token;
    },
  };
  return client;
}
