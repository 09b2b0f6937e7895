import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { type Call, callPath, encodeRequest, importKey, newRawKey, open, texts } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { getRelationshipManager, sendOtp } from '@hub/contract/calls/session/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CallHandler, handle, handleSignedIn, WithToast } from '../calls/call-context.ts';
import { allHandlers } from '../compose/all-handlers.ts';
import { type TestApp, testApp } from './test/test-app.ts';
import { people } from './test/test-book.ts';

/*
 * Calls of our own, sent through the same pipeline, for what no call of the contract shows alone. The wire forms of
 * the contract's own calls are held in wire-forms.test.ts.
 */
const echoSchema = z.object({ text: z.string(), amount: z.optional(z.number()) });
const declare = (changes: Partial<Call>): Call<z.infer<typeof echoSchema>, unknown> => ({
  name: `test.${changes.service}.${changes.body}.${changes.reply}`,
  feature: 'test',
  service: 'hub',
  method: 'POST',
  path: '/{hub}/test',
  auth: 'bearer',
  access: changes.auth === 'none' || changes.auth === 'optional' ? 'anyone' : 'signed-in',
  body: 'form',
  reply: 'sealed',
  repeat: 'safe',
  response: z.unknown(),
  ...changes,
  request: echoSchema,
});

const unification = declare({
  service: 'unification',
  path: '/KMFUnification/api/Admin/TEST',
  body: 'sealed-form',
  reply: 'unification',
});
const investor = declare({
  service: 'investor',
  path: '/INVESTOR/api/Admin/TEST',
  body: 'sealed-form',
  reply: 'plain',
});
const transaction = declare({
  service: 'transaction',
  path: '/{disapi}/api/TEST',
  body: 'sealed-json',
  reply: 'plain',
});
const openSealed = declare({
  ...investor,
  name: 'test.open',
  path: '/INVESTOR/api/Admin/OPEN',
  auth: 'none',
  access: 'anyone',
});
const plex = declare({ service: 'plex', path: '/PlexNewAPI/api/TEST' });
const upload = declare({ body: 'multipart', path: '/{hub}/test/upload' });
const secured = declare({ name: 'test.secured', path: '/{hub}/test/secured', securityKey: true });
const otm = declare({ service: 'otm', path: '/OTM/test', auth: 'basic', reply: 'plain' });
const optional = declare({ name: 'test.optional', path: '/{hub}/test/optional', auth: 'optional' });
const toasted = declare({
  name: 'test.toasted',
  service: 'unification',
  path: '/KMFUnification/api/Admin/TOAST',
  body: 'sealed-form',
  reply: 'unification',
});
const file = declare({ name: 'test.file', path: '/{hub}/test/file', reply: 'file' });
const broken = declare({ name: 'test.broken', path: '/{hub}/test/broken' });

const ownCalls = [
  unification,
  investor,
  transaction,
  openSealed,
  plex,
  upload,
  secured,
  otm,
  optional,
  toasted,
  file,
  broken,
];
const ownHandlers: CallHandler[] = [
  handleSignedIn(unification, (_, input) => input),
  handleSignedIn(investor, (_, input) => input),
  handleSignedIn(transaction, (_, input) => input),
  handle(openSealed, ({ session }, input) => ({ ...input, arn: session?.arn ?? null })),
  handleSignedIn(plex, (_, input) => input),
  handleSignedIn(upload, async ({ uploads }, input) => ({
    ...input,
    files: await Promise.all(
      uploads.map(async (one) => [
        one.field,
        one.fileName,
        one.contentType,
        Buffer.from(await one.read()).toString(),
      ]),
    ),
  })),
  handleSignedIn(secured, (_, input) => input),
  handleSignedIn(otm, (_, input) => input),
  handle(optional, ({ session }) => ({ arn: session?.arn ?? null })),
  handleSignedIn(toasted, () => new WithToast(null, 'Saved')),
  handleSignedIn(file, () => ({
    fileName: 'rate card "½".pdf',
    contentType: 'application/pdf',
    rows: 1,
    write: async () => ({ size: 4, body: Readable.from([Buffer.from('%PDF')]) }),
  })),
  handleSignedIn(broken, () => {
    throw new Error('PAN ABCDE1234F of 9876543210 not found');
  }),
];

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ calls: [...allCalls, ...ownCalls], handlers: [...allHandlers, ...ownHandlers] });
});
afterAll(() => hub.close());

async function signedIn(arn: string = people.ifa.arn) {
  const client = hub.client();
  await client.logIn(arn);
  await client.authenticate();
  return client;
}

const input = { text: 'Größe ₹ & = +', amount: 12.5 };

describe('replies', () => {
  it('of the hub are encrypted text, with the key of the session once there is one [S7-13]', async () => {
    const client = await signedIn();
    const before = await hub.client().send(sendOtp, { arn: people.ifa.arn });
    expect(before.headers['content-type']).toContain('text/plain');
    expect(before.text).toMatch(/^v1\.0\.[\w-]{16}\.[\w-]+$/);
    const after = await client.send(dashboardShown, {});
    expect(after.text.startsWith(`v1.${client.session?.sessionId}.`)).toBe(true);
    expect(after.text).not.toContain('shown');
    expect(await client.request(dashboardShown, {})).toEqual({ shown: true });
  });

  it('of plex are encrypted too', async () => {
    const client = await signedIn();
    const wire = await client.send(plex, input);
    expect(wire.text.startsWith(`v1.${client.session?.sessionId}.`)).toBe(true);
    expect(await client.request(plex, input)).toEqual(input);
  });

  it("are not readable with another session's key", async () => {
    const [meera, imran] = [await signedIn(), await signedIn(people.other.arn)];
    const { text } = await meera.send(dashboardShown, {});
    const foreign = await importKey(meera.session?.sessionId ?? '', imran.session?.sessionKey ?? '');
    await expect(open(() => foreign, text)).rejects.toThrow();
  });

  it('of the unification service stand in Table, with the toast in Information', async () => {
    const client = await signedIn();
    expect(JSON.parse((await client.send(unification, input)).text)).toEqual({ Status: 'S', Table: input });
    expect(JSON.parse((await client.send(toasted, input)).text)).toEqual({
      Status: 'S',
      Information: { Return_Msg: 'Saved' },
    });
  });

  it('that are files come as they are, under a name no header can break on', async () => {
    const client = await signedIn();
    const wire = await client.send(file, input);
    expect(wire.text).toBe('%PDF');
    expect(wire.headers['content-type']).toBe('application/pdf');
    expect(wire.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''rate%20card%20%22%C2%BD%22.pdf",
    );
  });

  it('that fail are plain, in the shape of the service, and tell nothing of the cause', async () => {
    const client = await signedIn();
    const wire = await client.send(broken, input);
    expect(wire.status).toBe(500);
    expect(JSON.parse(wire.text)).toEqual({ status: 'Failed', error: texts.call.failed });
    expect(hub.logged()).toContain('not found');
    expect(hub.logged()).not.toMatch(/ABCDE1234F|9876543210/);
    const refused = await hub.app.inject({ method: 'POST', url: '/KMFUnification/api/Admin/TEST' });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({ Status: 'F', msgTable: [{ as_results: texts.session.loginNeeded }] });
  });
});

describe('bodies', () => {
  it.each([
    ['unification', unification, /^data=v1\./, 'application/x-www-form-urlencoded'],
    ['investor', investor, /^data=v1\./, 'application/x-www-form-urlencoded'],
    ['transaction', transaction, /^\{"data":"v1\./, 'application/json'],
  ] as const)('to the %s service are taken encrypted, and only so', async (_service, call, form, type) => {
    const client = await signedIn();
    const sealKey = await importKey(client.session?.sessionId ?? '', client.session?.sessionKey ?? '');
    const env = { paths: hub.config.brand.paths, sealKey, tokens: client.tokens };
    const sent = await encodeRequest(call, input, env);
    expect(sent.body).toMatch(form);
    expect(sent.headers['content-type']).toBe(type);
    expect(await client.request(call, input)).toEqual(input);
    for (const payload of [
      JSON.stringify({ data: input }),
      JSON.stringify(input),
      new URLSearchParams({ text: 'plain' }).toString(),
      `data=${JSON.stringify(input)}`,
    ]) {
      const reply = await hub.app.inject({
        method: 'POST',
        url: sent.path,
        headers: { ...sent.headers, 'content-type': type },
        payload,
      });
      expect(reply.statusCode).toBe(400);
    }
  });

  it.each([unification, investor, transaction])(
    'to $name are refused in the wrong content type',
    async (call) => {
      const client = await signedIn();
      const other = call.body === 'sealed-json' ? 'application/x-www-form-urlencoded' : 'application/json';
      expect((await client.send(call, input, { headers: { 'content-type': other } })).status).toBe(415);
    },
  );

  it('sealed with a foreign key, the configured key or a tampered seal are refused', async () => {
    const [meera, imran] = [await signedIn(), await signedIn(people.other.arn)];
    const id = meera.session?.sessionId ?? '';
    const keys = [
      await importKey(imran.session?.sessionId ?? '', imran.session?.sessionKey ?? ''),
      await importKey(id, imran.session?.sessionKey ?? ''),
      await importKey(id, newRawKey()),
      await importKey('0', hub.config.wireKey),
    ];
    for (const sealKey of keys) {
      expect((await meera.send(transaction, input, { sealKey })).status).toBe(400);
    }
  });

  it('of a call before login are sealed with the configured key, or with that of a session one has', async () => {
    expect(await hub.client().request(openSealed, input)).toEqual({ ...input, arn: null });
    const client = await signedIn();
    expect(await client.request(openSealed, input)).toEqual({ ...input, arn: people.ifa.arn });
    client.tokens.hub = 'expired';
    const configured = await importKey('0', hub.config.wireKey);
    expect(await client.request(openSealed, input, { sealKey: configured })).toEqual({ ...input, arn: null });
  });

  it('that are multipart carry the payload under data, beside the files', async () => {
    const client = await signedIn();
    const uploads = [
      { field: 'photo', fileName: 'me.png', file: new Blob(['png bytes'], { type: 'image/png' }) },
    ];
    expect(await client.request(upload, input, { uploads })).toEqual({
      ...input,
      files: [['photo', 'me.png', 'image/png', 'png bytes']],
    });
  });
});

describe('an upload', () => {
  const boundary = 'hub';
  const part = (head: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const end = `--${boundary}--\r\n`;
  const data = part('name="data"', JSON.stringify(input));
  const send = async (payload: string, type = `multipart/form-data; boundary=${boundary}`) => {
    const client = await signedIn();
    const reply = await hub.app.inject({
      method: 'POST',
      url: callPath(upload, {}, hub.config.brand.paths),
      headers: { authorization: `Bearer ${client.tokens.hub}`, 'content-type': type },
      payload,
    });
    if (reply.statusCode !== 200) expect(reply.json()).toMatchObject({ status: 'Failed' });
    return reply.statusCode;
  };

  it('is taken when it is whole', async () => {
    expect(await send(data + end)).toBe(200);
  });

  it.each([
    ['is cut off', data],
    ['has no payload', end],
    ['has its payload under another name', part('name="payload"', '{}') + end],
    ['has two payloads', data + data + end],
    ['has a payload that is no JSON', part('name="data"', '{') + end],
    ['has a payload that is a file', part('name="data"; filename="data.json"', '{}') + end],
    ['has fields beside the payload', data + part('name="extra"', '1') + end],
    ['has too many files', data + part('name="f"; filename="f"', 'x').repeat(9) + end],
    ['is nothing at all', ''],
  ])('that %s is refused', async (_, payload) => {
    const status = await send(payload);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('of another content type is refused', async () => {
    expect(await send(JSON.stringify({ data: input }), 'application/json')).toBe(415);
    expect(await send(data + end, 'multipart/mixed; boundary=hub')).toBe(415);
  });

  it('that is too large, in one file or in all, is refused; what fits is taken', async () => {
    const file = (bytes: number) => part('name="f"; filename="f"', 'x'.repeat(bytes));
    const { uploadBytes } = hub.config.limits;
    expect(await send(data + file(uploadBytes + 1) + end)).toBe(413);
    expect(await send(data + file(uploadBytes / 2) + file(uploadBytes / 2 + 1) + end)).toBe(413);
    expect(await send(data + file(uploadBytes / 2) + file(uploadBytes / 2 - 1) + end)).toBe(200);
  });
});

describe('a database that is gone', () => {
  it('is 503 in the failure shape, to be tried again', async () => {
    const lost = declare({ name: 'test.lost', path: '/{hub}/test/lost', auth: 'none' });
    const handler = handle(lost, () => {
      throw Object.assign(new Error('terminating connection due to administrator command'), {
        code: '57P01',
      });
    });
    const app = await testApp({ on: hub, calls: [lost], handlers: [handler] });
    const wire = await app.client().send(lost, input);
    expect([wire.status, wire.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(wire.text)).toEqual({ status: 'Failed', error: texts.call.failed });
    await app.close();
  });
});

describe('headers', () => {
  it('the security key is asked for where the call has one, and does not suffice', async () => {
    const client = await signedIn();
    expect(await client.request(secured, input)).toEqual(input);
    const wrong = { headers: { 'security-key': 'guess' } };
    expect(await client.call(secured, input, wrong)).toMatchObject({ ok: false, status: 403 });
    expect(await hub.client().call(secured, input)).toMatchObject({ ok: false, status: 401 });
  });

  it('the OTM service wants its basic authorization and the session beside it', async () => {
    const client = await signedIn();
    expect(await client.request(otm, input)).toEqual(input);
    expect(await hub.client().call(otm, input)).toMatchObject({ ok: false, status: 401 });
    const wrong = { headers: { authorization: `Basic ${btoa('otm:guess')}` } };
    expect(await client.call(otm, input, wrong)).toMatchObject({ ok: false, status: 401 });
  });

  it('a call open to strangers answers them, and asks a broken token to be renewed', async () => {
    const client = await signedIn();
    expect(await hub.client().request(optional, input)).toEqual({ arn: null });
    expect(await client.request(optional, input)).toEqual({ arn: people.ifa.arn });
    client.tokens.hub = 'broken';
    expect(await client.call(optional, input)).toMatchObject({ ok: false, status: 401 });
  });
});

describe('the start-up check', () => {
  const handler = handleSignedIn(dashboardShown, () => ({ shown: true }));
  const start = (calls: Call[], handlers: CallHandler[]) => testApp({ on: hub, calls, handlers });

  it('misses a handler', async () => {
    await expect(start([dashboardShown, sendOtp], [handler])).rejects.toThrow('session.sendOtp');
  });
  it('misses a call', async () => {
    await expect(start([], [handler])).rejects.toThrow('no call of the contract');
  });
  it('finds two handlers', async () => {
    await expect(start([dashboardShown], [handler, handler])).rejects.toThrow('two handlers');
  });
  it('finds a call of a link whose handler would read the body first', async () => {
    const call = declare({ name: 'test.linked', path: '/{hub}/test/linked', auth: 'none', link: 'token' });
    await expect(start([call], [handle(call, () => ({}))])).rejects.toThrow('whether a link opens it');
  });
  it('finds a handler that needs a session its call does not ask for', async () => {
    const call = { ...getRelationshipManager, auth: 'none' as const };
    const needs = handleSignedIn(call, () => {
      throw new Error('unused');
    });
    await expect(start([call], [needs])).rejects.toThrow('needs a session');
  });
});
