import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { importPKCS8, SignJWT } from 'jose';
import type { ApnsConfig } from '../../config/config.ts';
import { type PushMessage, type PushOutcome, type PushService, pushLifeSeconds } from './push.ts';

const patienceMs = 10_000;
/** Apple takes one for an hour, and refuses who renews more often than every 20 minutes. */
const renewSeconds = 40 * 60;

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants;

function providerToken({ key, keyId, teamId }: ApnsConfig) {
  let held: { readonly token: Promise<string>; readonly until: number } | null = null;
  return (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    if (held === null || held.until <= now) {
      const token = importPKCS8(key, 'ES256').then((signer) =>
        new SignJWT()
          .setProtectedHeader({ alg: 'ES256', kid: keyId })
          .setIssuer(teamId)
          .setIssuedAt(now)
          .sign(signer),
      );
      held = { token, until: now + renewSeconds };
    }
    return held.token;
  };
}

const dropped = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic']);

function outcomeOf(status: number, reason: string): PushOutcome {
  if (status === 200) return 'sent';
  if (status === 410 || (status === 400 && dropped.has(reason))) return 'gone';
  return status === 429 || status >= 500 || reason === 'ExpiredProviderToken' ? 'later' : 'refused';
}

const reasonOf = (text: string): string => {
  try {
    return String((JSON.parse(text) as { reason?: unknown }).reason ?? '');
  } catch {
    return '';
  }
};

/** Apple's push service: one HTTP/2 connection for all, opened again when it was closed. */
export function apnsService(config: ApnsConfig): PushService & { close(): void } {
  const bearer = providerToken(config);
  let session: ClientHttp2Session | null = null;

  function open(): ClientHttp2Session {
    if (session !== null && !session.closed && !session.destroyed) return session;
    const made = connect(config.url);
    made.on('error', () => made.destroy());
    // It keeps no process alive.
    made.unref();
    session = made;
    return made;
  }

  function request(token: string, authorization: string, message: PushMessage): Promise<PushOutcome> {
    const { promise, resolve } = Promise.withResolvers<PushOutcome>();
    const stream = open().request({
      [HTTP2_HEADER_METHOD]: 'POST',
      [HTTP2_HEADER_PATH]: `/3/device/${token}`,
      authorization,
      'apns-topic': config.topic,
      'apns-push-type': 'alert',
      'apns-priority': '5',
      'apns-expiration': String(Math.floor(Date.now() / 1000) + pushLifeSeconds),
      'apns-collapse-id': message.topic,
    });
    let status = 0;
    let text = '';
    stream.setEncoding('utf8');
    stream.setTimeout(patienceMs, () => stream.close(constants.NGHTTP2_CANCEL));
    stream.on('response', (headers) => {
      status = Number(headers[HTTP2_HEADER_STATUS]);
    });
    stream.on('data', (chunk: string) => {
      text += chunk;
    });
    stream.on('error', () => resolve('later'));
    stream.on('close', () => resolve(status === 0 ? 'later' : outcomeOf(status, reasonOf(text))));
    const { title, body, link, topic } = message;
    stream.end(
      JSON.stringify({
        aps: { alert: { title, body }, 'thread-id': topic, sound: 'default' },
        smtDeeplink: link,
      }),
    );
    return promise;
  }

  return {
    async send(token, message) {
      try {
        return await request(token, `bearer ${await bearer()}`, message);
      } catch {
        return 'later';
      }
    },
    close: () => session?.close(),
  };
}
