import { type Call, callPath, checkRequest, maySendInBody, pathParams } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { notificationSettings } from '@hub/contract/calls/notifications/notifications';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong, someAt } from '../../test/long.ts';
import {
  bookkeeping,
  expectFailureShape,
  form,
  json,
  malformedBodies,
  type RawBody,
  wrongTypes,
} from './test/hostile-bodies.ts';
import { type Field, fieldsOf, sampleInput, textFieldsOf, withField } from './test/sample-input.ts';
import { type TestApp, testApp } from './test/test-app.ts';
import { people, rowCounts } from './test/test-book.ts';
import type { TestClient, WireAnswer } from './test/test-client.ts';

const secrets = ['ZZZPZ9876K', '9123456780', '774411', '556677889900', 'victim@secret.example'];
const hostileTexts = [
  "'; drop table session; --",
  "' or '1'='1",
  '$1); delete from distributor; --',
  '<script>alert(document.cookie)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  'a\0b',
  '\r\nx-injected: 1',
  '__proto__',
  '\u202e\ufeff\u200b',
  '',
  ' ',
  ...secrets,
];
/** Sealing and sending these takes most of the time: for the first text of a third of the calls, and for all in the long run. */
const longTexts = ['😀'.repeat(500), 'x'.repeat(200_000)];
/** The first text of a call meets all others, each other one a part, so that two of a call meet different ones. */
const textsFor = (place: number, field: number) => {
  if (isLong) return [...hostileTexts, ...longTexts];
  if (field > 0) return someAt(field, hostileTexts);
  return place % 3 === 0 ? [...hostileTexts, ...longTexts] : hostileTexts;
};

/** Made once: fast-check counts all characters there are for it. */
const randomBody = fc.record({
  payload: fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.webQueryParameters()),
  type: fc.constantFrom(form, json, 'text/plain', 'multipart/form-data; boundary=b'),
});

/** For each call: `HUB_FUZZ=360` sends a lakh of them. */
const randomBodies = Number(process.env.HUB_FUZZ ?? (isLong ? 10 : 3));

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  client = hub.client();
});
afterAll(() => hub.close());

/** Sends an input as the client would. What its schema refuses must be refused; nothing may break the server. */
async function tryInput(call: Call, input: Record<string, unknown>): Promise<void> {
  let answer: WireAnswer;
  try {
    answer = await client.send(call, input);
  } catch (error) {
    // The contract's own encoder refuses what has no place in a path or in UTF-8.
    expect(error).toBeInstanceOf(Error);
    return;
  }
  const isGood = answer.status >= 200 && answer.status < 300;
  if (!isGood) expectFailureShape(call, answer);
  // That a link opens nothing is told before anything else of the input is looked at.
  else if (call.link === undefined)
    expect([call.name, checkRequest(call, input).ok]).toEqual([call.name, true]);
}

/** A read that may name somebody takes a form too. */
const takesForm = (call: Call): boolean => call.body === 'form' || maySendInBody(call);

function paramsOf(call: Call): Record<string, string> {
  const sample = sampleInput(call);
  return Object.fromEntries(pathParams(call).map((name) => [name, String(sample[name])]));
}

async function tryRaw(call: Call, { payload, type }: RawBody): Promise<void> {
  const params = paramsOf(call);
  const { hub: hubToken, plex, crm } = client.tokens;
  const token =
    call.auth === 'credentials' ? hubToken : ({ plex, crm }[call.service as 'plex' | 'crm'] ?? hubToken);
  const reply = await hub.app.inject({
    method: call.method === 'GET' ? 'POST' : call.method,
    url: callPath(call, params, hub.config.brand.paths),
    headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    payload,
  });
  expectFailureShape(call, { status: reply.statusCode, headers: reply.headers, text: reply.body });
}

type Counts = Record<string, number>;
/** As the last call left them. */
let last: Counts | null = null;
const ofDataIn = (counts: Counts) => Object.entries(counts).filter(([table]) => !bookkeeping.includes(table));

/** A call may have ended the login: then there is a new one, which is what it answers. */
async function ensureLoggedIn(): Promise<boolean> {
  if (client.session && (await client.call(notificationSettings, {})).ok) return false;
  client = hub.client();
  await client.logIn(people.ifa.arn);
  await client.authenticate();
  return true;
}

describe.each(allCalls)('$name', (call) => {
  /** Bodies are read by the same code for every call: three neighbours meet all of them. */
  const place = allCalls.indexOf(call);
  let before: Counts;
  beforeAll(async () => {
    if (await ensureLoggedIn()) last = null;
    before = last ?? (await rowCounts(hub.db));
  });

  it('answers 4xx in the failure shape when an input is not the one it takes', async () => {
    const sample = sampleInput(call);
    const inPath = new Set(pathParams(call));
    // In a form or a query every value is text, so another type is none there.
    const isFlat = call.body === 'form' || call.body === 'none';
    const texts = textFieldsOf(call);
    const isFlatText = ({ path }: Field) =>
      isFlat && path.length === 1 && texts.some((one) => one.path[0] === path[0]);
    const inputs = [
      ...texts.flatMap(({ path }, at) => textsFor(place, at).map((text) => withField(sample, path, text))),
      ...fieldsOf(call.request)
        .filter((field) => field.path.length > 0 && !inPath.has(field.path[0] ?? '') && !isFlatText(field))
        .flatMap(({ path }, at) =>
          [undefined, ...someAt(at, wrongTypes)].map((value) => withField(sample, path, value)),
        ),
    ].filter((input) => !checkRequest(call, input).ok);
    for (const input of inputs) await tryInput(call, input);
  });

  it('answers 4xx when the body cannot be read', async () => {
    const takesNothing = takesForm(call) && checkRequest(call, paramsOf(call)).ok;
    const bodies = someAt(place, malformedBodies).filter((body) => !(takesNothing && body.readable));
    for (const body of bodies) await tryRaw(call, body);
  });

  it('answers 413 when the body is huge', async () => {
    const payload = 'a='.padEnd(hub.config.limits.bodyBytes + 1, 'x');
    for (const type of isLong ? [form, json] : [place % 2 === 0 ? form : json])
      await tryRaw(call, { payload, type });
  });

  it('answers 4xx to random bodies', async () => {
    await fc.assert(
      fc.asyncProperty(randomBody, async (body) => {
        const read = body.type === json ? parsed(body.payload) : null;
        // The few that happen to be a right body are no attack.
        fc.pre(
          body.payload !== '' && !(read !== null && checkRequest(call, read).ok && call.body === 'json'),
        );
        fc.pre(!(takesForm(call) && body.type === form && checkRequest(call, paramsOf(call)).ok));
        await tryRaw(call, body);
      }),
      { numRuns: randomBodies },
    );
  });

  it('has written nothing for any of these', async () => {
    expect(ofDataIn(await rowCounts(hub.db))).toEqual(ofDataIn(before));
  });

  it('survives hostile text where it takes free text, and keeps it as text', async () => {
    const sample = sampleInput(call);
    for (const [at, { path }] of textFieldsOf(call).entries()) {
      for (const text of textsFor(place, at)) {
        const input = withField(sample, path, text);
        if (checkRequest(call, input).ok) await tryInput(call, input);
      }
    }
    const after = await rowCounts(hub.db);
    last = after;
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, count] of Object.entries(before)) expect(after[table]).toBeGreaterThanOrEqual(count);
  });

  if (call.auth !== 'none' && call.auth !== 'optional') {
    it('is closed without a session, whatever is sent', async () => {
      const stranger = hub.client();
      expectFailureShape(call, await stranger.send(call, sampleInput(call)));
      const reply = await hub.app.inject({
        method: call.method,
        url: callPath(call, { id: people.ifa.arn }, hub.config.brand.paths),
        headers: { authorization: 'Bearer null' },
      });
      expect(reply.statusCode).toBe(401);
    });
  }
});

it('none of it has put a secret into the log', () => {
  // Among thousands of random request ids one has six digits of a secret some day.
  const logged = hub.logged().replaceAll(/"requestId":"[0-9a-f-]{36}"/g, '');
  expect(logged.length).toBeGreaterThan(500);
  for (const secret of secrets) expect(logged).not.toContain(secret);
  expect(logged).not.toContain('"level":"error"');
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
