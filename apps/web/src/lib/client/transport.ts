import {
  type Brand,
  type Call,
  decodeReply,
  encodeRequest,
  FRAMED_FILE_TYPE,
  REQUEST_ID_HEADER,
  type Reply,
  texts,
  WireError,
} from '@hub/contract';
import type { CallOptions, FileReply } from '../api/api.ts';
import { type ClientConfig, carriedToken, serviceAddress } from '../config/config.ts';
import { type SessionStore, tokenNames } from '../session/session-store.ts';
import { createWireKeys } from './wire-keys.ts';

/** Sends a call once. A call that got no answer is a failure with status 0; only an abort rejects. */
export type Send = <Req, Res>(
  call: Call<Req, Res>,
  input: Req,
  options?: Pick<CallOptions, 'signal' | 'uploads' | 'idempotencyKey' | 'onProgress'>,
) => Promise<Sent<Res>>;

/** With the request's id, to quote when it failed; null when no answer came. */
type Sent<Res> = Reply<Res> & { readonly reference: string | null };

interface TransportDeps {
  readonly config: ClientConfig;
  readonly brand: Pick<Brand, 'paths'>;
  readonly session: SessionStore;
  readonly fetch?: typeof fetch;
}

const failure = (status: number, message: string): Reply<never> => ({
  ok: false,
  status,
  message,
  fields: {},
});

function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}

async function readReply<Res>(
  call: Call<unknown, Res>,
  reply: Response,
  find: Parameters<typeof decodeReply>[3],
  { signal, onProgress }: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<Reply<Res>> {
  if (call.reply === 'file' && reply.ok) {
    const isFramed = reply.headers.get('content-type') === FRAMED_FILE_TYPE;
    const whole = isFramed
      ? await import('./framed-file.ts')
          .then((own) => own.readFramedFile(reply, onProgress))
          .catch(() => null)
      : { file: await reply.blob(), rows: null };
    signal?.throwIfAborted();
    // It was answered, so this is no trouble of the token or the network that another try would mend unasked.
    if (whole === null) return failure(500, texts.exports.broken);
    const fileName = fileNameOf(reply.headers.get('content-disposition'));
    const value: FileReply = { fileName, ...whole };
    return { ok: true, value: value as Res, toast: null };
  }
  if (call.reply === 'events' && reply.ok) return { ok: true, value: reply.body as Res, toast: null };
  const text = await reply.text();
  try {
    return await decodeReply(call, reply.status, text, find);
  } catch (error) {
    if (error instanceof WireError) return failure(reply.status, texts.call.replyUnreadable);
    throw error;
  }
}

export function createTransport({ config, brand, session, fetch: given }: TransportDeps): Send {
  const send = given ?? ((input, init) => fetch(input, init));
  const keysNow = createWireKeys(config.wireKey, session.sessionKey);
  const basic = config.otmLogin && btoa(`${config.otmLogin.username}:${config.otmLogin.password}`);

  return async (call, input, { signal, uploads, idempotencyKey, onProgress } = {}) => {
    signal?.throwIfAborted();
    const keys = await keysNow();
    const carried = carriedToken(config, call);
    const request = await encodeRequest(
      call,
      input,
      {
        paths: brand.paths,
        sealKey: keys.sealing,
        tokens: carried === null ? {} : { [carried]: session.token(tokenNames[carried]) },
        ...(config.securityKey !== undefined && { securityKey: config.securityKey }),
        ...(basic !== undefined && { basic }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      },
      uploads,
    );
    const { method, path, headers, body } = request;
    const id = crypto.randomUUID();
    try {
      const reply = await send(serviceAddress(config, call.service) + path, {
        method,
        headers: {
          ...headers,
          ...(call.reply === 'file' && { accept: FRAMED_FILE_TYPE }),
          [REQUEST_ID_HEADER]: id,
        },
        body,
        cache: 'no-store',
        credentials: 'omit', // tokens travel in headers, never in cookies
        ...(signal && { signal }),
      });
      const read = await readReply(call, reply, keys.find, {
        ...(signal && { signal }),
        ...(onProgress && { onProgress }),
      });
      // Another service may call it by another name; where it does not say, ours went with it.
      return { ...read, reference: reply.headers.get(REQUEST_ID_HEADER) ?? id };
    } catch {
      signal?.throwIfAborted();
      return { ...failure(0, texts.call.failed), reference: null };
    }
  };
}
