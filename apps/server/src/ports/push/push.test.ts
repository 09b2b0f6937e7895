import { createDecipheriv, createECDH, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createHttp2Server, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { buffer, text as readText } from 'node:stream/consumers';
import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { apnsService } from './apns.ts';
import { fcmService } from './fcm.ts';
import { openPush } from './open-push.ts';
import type { PushMessage } from './push.ts';
import { readSubscription } from './subscription.ts';

const message: PushMessage = {
  title: 'Orders',
  body: 'There is an update on one of your orders.',
  link: '/distributor/transaction-history?order=H0123456789A',
  topic: 'orders',
};

interface Requested {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const requested: Requested[] = [];
let answers: { readonly status: number; readonly body?: object }[] = [];
beforeEach(() => {
  requested.length = 0;
  answers = [];
});
const last = (): Requested => {
  const one = requested.at(-1);
  if (one === undefined) throw new Error('Nobody asked');
  return one;
};

const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) await new Promise((done) => server.close(done));
});
async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', () => ready());
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const plain = await listen(
  createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await buffer(request) };
    requested.push(one);
    const isToken = one.path === '/token';
    const { status, body } = isToken
      ? { status: 200, body: { access_token: `bearer-${requested.length}`, expires_in: 3600 } }
      : (answers.shift() ?? { status: 200, body: {} });
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body ?? {}));
  }),
);

describe('FCM', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const fcm = fcmService({
    url: plain,
    projectId: 'hub-demo',
    clientEmail: 'push@hub-demo.example',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    tokenUrl: `${plain}/token`,
  });

  it('is asked with a bearer that the service account signed for, once for many pushes', async () => {
    expect(await fcm.send('device-1', message)).toBe('sent');
    expect(await fcm.send('device-2', message)).toBe('sent');
    const [token, first, second, ...rest] = requested;
    expect(rest).toEqual([]);
    const form = new URLSearchParams(token?.body.toString());
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const { payload } = await jwtVerify(form.get('assertion') ?? '', await importSPKI(spki, 'RS256'));
    expect(payload).toMatchObject({
      iss: 'push@hub-demo.example',
      aud: `${plain}/token`,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    for (const one of [first, second]) expect(one?.headers.authorization).toBe('Bearer bearer-1');
    expect(first?.path).toBe('/v1/projects/hub-demo/messages:send');
    expect(JSON.parse(first?.body.toString() ?? '')).toEqual({
      message: {
        token: 'device-1',
        notification: { title: message.title, body: message.body },
        data: { smtDeeplink: message.link },
        android: {
          collapse_key: 'orders',
          ttl: '86400s',
          priority: 'NORMAL',
          notification: { tag: 'orders' },
        },
      },
    });
  });

  const fcmError = (errorCode: string) => ({
    error: { details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] },
  });
  const badRequest = { '@type': 'type.googleapis.com/google.rpc.BadRequest' };
  it.each([
    [404, fcmError('UNREGISTERED'), 'gone'],
    [404, {}, 'refused'],
    [400, fcmError('INVALID_ARGUMENT'), 'gone'],
    [400, { error: { details: [...fcmError('INVALID_ARGUMENT').error.details, badRequest] } }, 'refused'],
    [400, {}, 'refused'],
    [403, fcmError('SENDER_ID_MISMATCH'), 'refused'],
    [429, {}, 'later'],
    [500, {}, 'later'],
    [503, {}, 'later'],
  ] as const)('that answers %i %j means %s', async (status, body, outcome) => {
    answers = [{ status, body }];
    expect(await fcm.send('device-1', message)).toBe(outcome);
  });

  it('that does not know the bearer any more gets a new one the next time', async () => {
    answers = [{ status: 401 }];
    expect(await fcm.send('device-1', message)).toBe('later');
    expect(await fcm.send('device-1', message)).toBe('sent');
    expect(requested.map(({ path }) => path === '/token')).toEqual([false, true, false]);
  });
});

describe('APNs', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = createHttp2Server(async (request, response) => {
    requested.push({
      path: request.url,
      headers: request.headers,
      body: Buffer.from(await readText(request)),
    });
    const { status, body } = answers.shift() ?? { status: 200 };
    response.writeHead(status);
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  const apns = apnsService({
    url: await listen(server),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyId: 'KEY1234567',
    teamId: 'TEAM123456',
    topic: 'example.aranya.hub',
  });
  afterAll(() => apns.close());

  it('is asked over HTTP/2 with a token that our key signed, the same for many pushes', async () => {
    expect(await apns.send('a1b2c3', message)).toBe('sent');
    const { path, headers, body } = last();
    expect(path).toBe('/3/device/a1b2c3');
    expect(headers).toMatchObject({
      ':method': 'POST',
      'apns-topic': 'example.aranya.hub',
      'apns-push-type': 'alert',
      'apns-collapse-id': 'orders',
    });
    const life = Number(headers['apns-expiration']) - Date.now() / 1000;
    expect(Math.round(life / 3600)).toBe(24);
    expect(JSON.parse(body.toString())).toEqual({
      aps: {
        alert: { title: message.title, body: message.body },
        'thread-id': 'orders',
        sound: 'default',
      },
      smtDeeplink: message.link,
    });
    const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const bearer = String(headers.authorization).replace('bearer ', '');
    const { payload, protectedHeader } = await jwtVerify(bearer, await importSPKI(spki, 'ES256'));
    expect(payload.iss).toBe('TEAM123456');
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' });
    await apns.send('d4e5f6', message);
    expect(last().headers.authorization).toBe(headers.authorization);
  });

  it.each([
    [410, 'Unregistered', 'gone'],
    [410, 'ExpiredToken', 'gone'],
    [400, 'BadDeviceToken', 'gone'],
    [400, 'DeviceTokenNotForTopic', 'gone'],
    [400, 'PayloadEmpty', 'refused'],
    [403, 'InvalidProviderToken', 'refused'],
    [403, 'ExpiredProviderToken', 'later'],
    [429, 'TooManyRequests', 'later'],
    [500, 'InternalServerError', 'later'],
    [503, 'ServiceUnavailable', 'later'],
  ] as const)('that answers %i %s means %s', async (status, reason, outcome) => {
    answers = [{ status, body: { reason } }];
    expect(await apns.send('a1b2c3', message)).toBe(outcome);
  });

  it('that cannot be reached is asked later', async () => {
    const { url, close } = await closedPort();
    await close();
    const nobody = apnsService({
      url,
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      keyId: 'K',
      teamId: 'T',
      topic: 't',
    });
    expect(await nobody.send('a1b2c3', message)).toBe('later');
    nobody.close();
  });
});

async function closedPort() {
  const server = createServer();
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', () => ready());
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((done) => server.close(done)) };
}

describe('web push', () => {
  const keys = webPush.generateVAPIDKeys();
  const push = openPush(
    { kind: 'real', web: { ...keys, subject: 'mailto:desk@aranya.example', origins: [plain] } },
    null,
  );
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const subscription = JSON.stringify({
    endpoint: `${plain}/push/abc`,
    expirationTime: null,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  });

  /** RFC 8291 and RFC 8188, by the browser's side of the keys. */
  function open(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
    const derived = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, size));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with 2.
    return opened.subarray(0, opened.lastIndexOf(2)).toString();
  }

  it('is sealed for the browser alone, and signed with the key it subscribed with', async () => {
    const token = push.accepts({ platform: 'web', token: subscription });
    expect(token).not.toBeNull();
    expect(await push.send({ platform: 'web', token: token ?? '' }, message)).toBe('sent');
    const { path, headers, body } = last();
    expect(path).toBe('/push/abc');
    expect(headers).toMatchObject({
      ttl: '86400',
      topic: 'orders',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    expect(JSON.parse(open(body))).toEqual({
      title: message.title,
      body: message.body,
      topic: 'orders',
      smtDeeplink: message.link,
    });
    expect(body.length).toBeLessThan(3000);
    const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
    expect(key).toBe(keys.publicKey);
    const point = Buffer.from(key, 'base64url');
    const signer = await crypto.subtle.importKey(
      'raw',
      point,
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    );
    const { payload } = await jwtVerify(jwt, signer);
    expect(payload).toMatchObject({ aud: plain, sub: 'mailto:desk@aranya.example' });
    expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
  });

  it.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [413, 'refused'],
    [429, 'later'],
    [502, 'later'],
  ] as const)('that is answered %i means %s', async (status, outcome) => {
    answers = [{ status }];
    expect(await push.send({ platform: 'web', token: subscription }, message)).toBe(outcome);
  });

  it('has no other platform where none is configured', async () => {
    expect(push.platforms).toEqual(['web']);
    expect(await push.send({ platform: 'ios', token: 'a1' }, message)).toBe('refused');
    expect(requested).toEqual([]);
  });

  it('takes a subscription of a browser, and none that would send the server elsewhere', () => {
    const { keys: good } = JSON.parse(subscription);
    const origins = ['https://fcm.googleapis.com', 'https://*.notify.windows.com'];
    const of = (endpoint: unknown, given: unknown = good) =>
      readSubscription(JSON.stringify({ endpoint, keys: given }), origins);
    expect(of('https://fcm.googleapis.com/fcm/send/x')?.endpoint).toBe(
      'https://fcm.googleapis.com/fcm/send/x',
    );
    expect(of('https://wns2-sg2p.notify.windows.com/w/?token=x')).not.toBeNull();
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/?https://fcm.googleapis.com',
      'https://user:pass@fcm.googleapis.com/x',
      'https://evil.example/.notify.windows.com',
      'http://169.254.169.254/latest/meta-data',
      'http://127.0.0.1/x',
      'file:///etc/passwd',
      `https://fcm.googleapis.com/${'x'.repeat(2000)}`,
      7,
      null,
    ]) {
      expect(of(endpoint), String(endpoint).slice(0, 60)).toBeNull();
    }
    for (const keysGiven of [null, {}, { ...good, auth: 'short' }, { ...good, p256dh: '<'.repeat(87) }]) {
      expect(of('https://fcm.googleapis.com/x', keysGiven)).toBeNull();
    }
    for (const text of ['', 'x', '[]', '"a"', 'null']) expect(readSubscription(text, origins)).toBeNull();
  });

  it('takes the native services’ tokens as they are, and nothing that is none', () => {
    const token = (text: string) => push.accepts({ platform: 'android', token: text });
    expect(token('fZ_x-1:APA91b.Q')).toBe('fZ_x-1:APA91b.Q');
    for (const text of ['', '../x', 'a/b', 'a b', 'a?b', '.', 'x'.repeat(4097)])
      expect(token(text)).toBeNull();
  });
});
