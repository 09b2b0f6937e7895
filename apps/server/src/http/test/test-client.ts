import {
  type Call,
  decodeReply,
  encodeRequest,
  importKey,
  type Reply,
  type ResponseOf,
  type SealKey,
  type Upload,
} from '@hub/contract';
import { authenticateCrm, authenticatePlex, sendOtp, validateSendOtp } from '@hub/contract/calls/session';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** The app's side of the wire, from the contract alone: what it can read, the real app can read. */
export interface TestClient {
  readonly tokens: { hub: string | null; plex: string | null; crm: string | null };
  session: ResponseOf<typeof validateSendOtp> | null;
  /** Sends the call and reads the answer with the contract's own code. */
  call<Req, Res>(call: Call<Req, Res>, input: NoInfer<Req>, options?: SendOptions): Promise<Reply<Res>>;
  /** The same, without reading the answer. */
  send<Req>(call: Call<Req, unknown>, input: Req, options?: SendOptions): Promise<WireAnswer>;
  /** `call`, or an error when it is refused. */
  ask<Req, Res>(call: Call<Req, Res>, input: NoInfer<Req>, options?: SendOptions): Promise<Res>;
  /** Through OTP and the demo outbox, like a person. */
  logIn(arn: string): Promise<ResponseOf<typeof validateSendOtp>>;
  /** Fetches the plex and CRM tokens of the session. */
  authenticate(): Promise<void>;
  otpOf(requestId: string, arn: string): Promise<string>;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly uploads?: readonly Upload[];
  readonly sealKey?: SealKey;
  readonly remoteAddress?: string;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A multipart body as bytes, since an injected request has no FormData. */
async function bytesOf(form: FormData): Promise<{ type: string; body: Buffer }> {
  const request = new Request('http://test.invalid/', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type') ?? '',
    body: Buffer.from(await request.arrayBuffer()),
  };
}

export function testClient(app: FastifyInstance, config: Config): TestClient {
  const keys = new Map<string, SealKey>();
  const keysReady = importKey('0', config.wireKey).then((key) => keys.set('0', key));
  const tokens: TestClient['tokens'] = { hub: null, plex: null, crm: null };

  const client: TestClient = {
    tokens,
    session: null,
    async send(call, input, options = {}) {
      await keysReady;
      const sealKey = options.sealKey ?? keys.get(client.session?.sessionId ?? '0');
      if (sealKey === undefined) throw new Error('no key');
      const basic = Buffer.from(`${config.otmLogin.username}:${config.otmLogin.password}`).toString('base64');
      const env = { paths: config.brand.paths, sealKey, tokens, securityKey: config.securityKey, basic };
      const { method, path, headers, body } = await encodeRequest(call, input, env, options.uploads);
      const form = body instanceof FormData ? await bytesOf(body) : null;
      const reply = await app.inject({
        method,
        url: path,
        headers: { ...headers, ...(form ? { 'content-type': form.type } : {}), ...options.headers },
        ...(body === null ? {} : { payload: form?.body ?? String(body) }),
        ...(options.remoteAddress ? { remoteAddress: options.remoteAddress } : {}),
      });
      return { status: reply.statusCode, headers: reply.headers, text: reply.body };
    },
    async call(call, input, options) {
      const { status, text } = await client.send(call, input, options);
      return decodeReply(call, status, text, (id) => keys.get(id) ?? null);
    },
    async ask(call, input, options) {
      const reply = await client.call(call, input, options);
      if (!reply.ok) throw new Error(`${call.name} answered ${reply.status}: ${reply.message}`);
      return reply.value;
    },
    async otpOf(_requestId, arn) {
      const outbox = await app.inject({ url: '/demo/outbox.json' });
      const sent = outbox.json<{ arn: string; purpose: string; body: string }[]>();
      const message = sent.find((one) => one.arn === arn && one.purpose === 'otp');
      const code = /^\d{6}/.exec(message?.body ?? '')?.[0];
      if (code === undefined) throw new Error(`no OTP for ${arn} in the outbox`);
      return code;
    },
    async logIn(arn) {
      const { requestId } = await client.ask(sendOtp, { arn });
      const otp = await client.otpOf(requestId, arn);
      const session = await client.ask(validateSendOtp, { requestId, otp });
      client.session = session;
      tokens.hub = session.token;
      keys.set(session.sessionId, await importKey(session.sessionId, session.sessionKey));
      return session;
    },
    async authenticate() {
      const login = { Username: config.serviceLogin.username, Password: config.serviceLogin.password };
      tokens.plex = (await client.ask(authenticatePlex, login)).token;
      tokens.crm = (await client.ask(authenticateCrm, login)).token;
    },
  };
  return client;
}
