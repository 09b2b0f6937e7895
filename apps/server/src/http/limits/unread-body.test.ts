import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type Call, callPath, LINK_HEADER } from '@hub/contract';
import { decideConfirmation } from '@hub/contract/calls/confirmation/confirmation';
import { createBroker, uploadImage } from '@hub/contract/calls/empanelment/empanelment';
import { submitQuery } from '@hub/contract/calls/feedback/feedback';
import { saveApplication } from '@hub/contract/calls/transact/transact-applications';
import { saveShared, uploadSharedProof } from '@hub/contract/calls/transact/transact-shared-form';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CallHandler, handle } from '../../calls/call-context.ts';
import { openNameless } from '../../temporary/nameless-file.ts';
import { type TestApp, type TestAppOptions, testApp } from '../test/test-app.ts';
import { type BodyBudget, bodyBudget } from './body-budget.ts';

/* Bodies that are on their way and never end: who is answered all the same was answered before his body was read. */

let hub: TestApp;
const apps: TestApp[] = [];
const sockets: Socket[] = [];
beforeAll(async () => {
  hub = await testApp();
  await hub.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  for (const one of apps) await one.close();
  await hub.close();
});

interface Started {
  readonly socket: Socket;
  /** Head and beginning of the answer, as soon as they are there. */
  readonly answer: Promise<string>;
}

/** Sends a head and a part of the body, and leaves it at that. */
function start(
  { app, config }: TestApp,
  call: Call,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer = '',
): Started {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const lines = Object.entries({ host: 'hub', ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${callPath(call, {}, config.brand.paths)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  return { socket, answer: once(socket, 'data').then(([chunk]) => String(chunk)) };
}

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=b';
const token = 'A'.repeat(43);

describe('a body that has not come yet', () => {
  it.each([
    ['without a session', saveApplication, form, {}, 401],
    ['with a session that is none', saveApplication, form, { authorization: 'Bearer x' }, 401],
    ['without a session, of a file', submitQuery, multipart, {}, 401],
    ['without a token', decideConfirmation, json, {}, 400],
    ['with a token that opens nothing', decideConfirmation, json, { [LINK_HEADER]: token }, 422],
    ['with a token that opens no form', saveShared, json, { [LINK_HEADER]: token }, 200],
    [
      'with a token that opens no form, of a file',
      uploadSharedProof,
      multipart,
      { [LINK_HEADER]: token },
      409,
    ],
    ['with a pass that is over', createBroker, form, { [LINK_HEADER]: token }, 409],
    ['with a pass that is over, of a paper', uploadImage, form, { [LINK_HEADER]: token }, 409],
  ])('is not waited for %s', async (_, call, type, headers, status) => {
    const { answer } = start(hub, call as Call, {
      'content-type': type,
      'content-length': 20_000,
      ...headers,
    });
    expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('tells nobody the token: it is in no log', () => {
    expect(hub.logged()).not.toContain(token);
  });
});

/** Calls of strangers, so that who sends is no question here. */
const declare = (name: string, changes: Partial<Call>): Call<{ text: string }> => ({
  name: `test.${name}`,
  feature: 'test',
  service: 'hub',
  method: 'POST',
  path: `/{hub}/test/${name}`,
  auth: 'none',
  access: 'anyone',
  body: 'json',
  reply: 'plain',
  repeat: 'safe',
  response: z.unknown(),
  ...changes,
  request: z.object({ text: z.string().check(z.maxLength(100)) }),
});
const said = declare('said', {});
const sent = declare('sent', { body: 'multipart' });

async function openWith(options: TestAppOptions): Promise<TestApp> {
  const handlers: CallHandler[] = [
    handle(said, () => ({})),
    handle(sent, async ({ uploads }) => ({ read: (await uploads[0]?.read())?.length ?? 0 })),
  ];
  const app = await testApp({ on: hub, calls: [said, sent], handlers, ...options });
  apps.push(app);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

describe('a body larger than its call can use', () => {
  it('is refused by its length alone, and by its bytes when it says none: none of it was parsed', async () => {
    const app = await openWith({});
    const long = start(app, said, { 'content-type': json, 'content-length': 40_000 }, '{"text":"');
    expect(await long.answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*That is too large/);
    const head = { 'content-type': json, 'transfer-encoding': 'chunked' };
    const endless = start(app, said, head, `9c40\r\n{"text":"${'x'.repeat(40_000 - 9)}\r\n`);
    expect(await endless.answer).toMatch(/^HTTP\/1\.1 413 /);
    // What the call can use is far below what the service takes.
    expect(app.config.limits.bodyBytes).toBeGreaterThan(40_000);
  });
});

describe('bodies on their way at once', () => {
  const opening = `--b\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n`;
  const closing = `\r\n--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"text":"x"}\r\n--b--\r\n`;
  const upload = (app: TestApp, bytes: number, length = opening.length + bytes + closing.length) =>
    start(app, sent, { 'content-type': multipart, 'content-length': length }, opening + 'x'.repeat(bytes));
  const limits = (changes: object) => ({ config: { limits: { ...hub.config.limits, ...changes } } });
  const held = (bodies: BodyBudget) => expect.poll(() => bodies.held(), { timeout: 20_000 });

  it.each([
    ['of one address', { inFlightPerAddressBytes: 300_000 }, 429, serverTexts.call.tooMuchFromYou],
    ['of a process', { inFlightBytes: 300_000 }, 503, serverTexts.call.tooMuchAtOnce],
  ])(
    '%s are bounded: what is beyond is refused in words, to be tried again',
    async (_, few, status, words) => {
      const options = limits(few);
      const bodies = bodyBudget(options.config.limits);
      const app = await openWith({ ...options, bodies });
      const first = upload(app, 200_000);
      await held(bodies).toBe(200_000);
      const refused = await upload(app, 200_000).answer;
      expect(refused).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(refused).toMatch(/retry-after: \d+/);
      expect(refused).toContain(words);
      // Who was let in is not disturbed, and makes room when he is done.
      first.socket.write(closing);
      expect(await first.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*200000/);
      await held(bodies).toBe(0);
      const next = upload(app, 200_000);
      await held(bodies).toBe(200_000);
      // Who goes away makes room too.
      next.socket.destroy();
      await held(bodies).toBe(0);
    },
  );

  it('wait in the temporary folder, not in memory', async () => {
    const files: FileHandle[] = [];
    const openTemporary = async () => {
      const file = await openNameless();
      files.push(file);
      return file;
    };
    const app = await openWith({ openTemporary });
    const { socket, answer } = upload(app, 500_000);
    await expect.poll(async () => (await files[0]?.stat())?.size, { timeout: 20_000 }).toBe(500_000);
    socket.write(closing);
    expect(await answer).toMatch(/200 [\s\S]*500000/);
    await expect.poll(() => files[0]?.fd, { timeout: 20_000 }).toBe(-1);
  });

  it.runIf(process.platform === 'linux')('find the temporary folder full: 503 in words', async () => {
    const app = await openWith({ openTemporary: () => open('/dev/full', 'r+') });
    const answer = await upload(app, 10_000).answer;
    expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 60/);
    expect(answer).toContain(serverTexts.call.diskFull);
  });
});
