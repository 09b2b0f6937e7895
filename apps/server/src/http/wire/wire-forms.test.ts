import { type Call, encodeRequest, importKey, type WireRequest } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Applicant } from '../../features/empanelment/test/applicant.ts';
import { sampleInput } from '../test/sample-input.ts';
import { type TestApp, testApp } from '../test/test-app.ts';
import { people } from '../test/test-book.ts';
import type { TestClient } from '../test/test-client.ts';

/*
 * Spec §7 on the calls themselves, as the contract declares them: what travels sealed is looked at on the line, and
 * whatever else arrives is refused.
 */
let hub: TestApp;
let client: TestClient;
/** Opens the calls that a pass opens: without it their bodies are not read. */
let pass: string;
beforeAll(async () => {
  hub = await testApp();
  client = hub.client();
  await client.logIn(people.ifa.arn);
  await client.authenticate();
  const applicant = new Applicant(hub, 'ARN-200001');
  await applicant.open();
  pass = applicant.pass;
});
afterAll(() => hub.close());

/** Chosen by the path the spec gives, not by what the contract says of it. */
const postedTo = (start: string) =>
  allCalls.filter(({ method, path }) => method === 'POST' && path.startsWith(start));
async function encoded(call: Call, input: unknown): Promise<WireRequest> {
  const sealKey = await importKey(client.session?.sessionId ?? '', client.session?.sessionKey ?? '');
  const { brand, securityKey } = hub.config;
  return encodeRequest(call, input, { paths: brand.paths, sealKey, tokens: client.tokens, securityKey });
}

/** An order comes prepared in the cart or with others of its form, not as both. */
function inputOf(call: Call): Record<string, unknown> {
  const { item, more, ...input } = sampleInput(call) as Record<string, unknown>;
  return {
    ...input,
    ...(!('prepared' in input) && {
      ...(item !== undefined && { item }),
      ...(more !== undefined && { more }),
    }),
    ...(call.link === 'pass' && { pass }),
  };
}

const statusOf = async ({ method, path, headers }: WireRequest, payload: string) =>
  (await hub.app.inject({ method, url: path, headers: { ...headers }, payload })).statusCode;

describe('bodies', () => {
  it.each([
    [
      'unification',
      '[S7-15]',
      '/KMFUnification/',
      /^data=v1\.[\w-]+\.[\w-]{16}\.[\w-]+$/,
      'x-www-form-urlencoded',
    ],
    ['investor', '[S7-16]', '/INVESTOR/', /^data=v1\.[\w-]+\.[\w-]{16}\.[\w-]+$/, 'x-www-form-urlencoded'],
    ['transaction', '[S7-17]', '/{disapi}/', /^\{"data":"v1\.[\w-]+\.[\w-]{16}\.[\w-]+"\}$/, 'json'],
  ] as const)(
    'of every call to the %s service travel encrypted, and are taken only so %s',
    async (...row) => {
      const [, , start, form, type] = row;
      const posted = postedTo(start);
      expect(posted.length).toBeGreaterThan(5);
      for (const call of posted) {
        const input = inputOf(call);
        const sent = await encoded(call, input);
        expect(sent.headers['content-type'], call.name).toBe(`application/${type}`);
        expect(sent.body, call.name).toMatch(form);
        // Whatever the handler makes of the sample: it was read.
        expect([400, 415, 500], call.name).not.toContain((await client.send(call, input)).status);
        const fields = Object.entries(input).map(([name, value]) => [name, String(value)]);
        for (const plain of [
          JSON.stringify(input),
          JSON.stringify({ data: input }),
          new URLSearchParams(fields).toString(),
          `data=${encodeURIComponent(JSON.stringify(input))}`,
        ]) {
          expect(await statusOf(sent, plain), `${call.name}: ${plain}`).toBe(400);
        }
      }
    },
  );
});

describe('replies', () => {
  it('of every plex call are encrypted with the key of the session, and read with it [S7-14]', async () => {
    const own = hub.client();
    await own.adopt(client);
    Object.assign(own.tokens, client.tokens);
    const answered = allCalls.filter(({ path }) => path.startsWith('/PlexNewAPI/'));
    const inputs: Readonly<Record<string, unknown>> = {
      'session.authenticatePlex': {
        Username: hub.config.serviceLogin.username,
        Password: hub.config.serviceLogin.password,
      },
    };
    const read: string[] = [];
    for (const call of answered) {
      const input = inputs[call.name] ?? sampleInput(call);
      const wire = await own.send(call, input);
      if (wire.status !== 200) continue; // the sample names nobody's client; a failure is never sealed (S7-18)
      expect(wire.text, call.name).toMatch(/^v1\.[\w-]+\.[\w-]{16}\.[\w-]+$/);
      expect(wire.text.startsWith(`v1.${own.session?.sessionId}.`), call.name).toBe(true);
      expect(await own.call(call, input), call.name).toMatchObject({ ok: true });
      read.push(call.name);
    }
    expect(read).toEqual(
      expect.arrayContaining(['dashboard.aum', 'dashboard.stpSwpCount', 'investor.list', 'reports.sip']),
    );
    expect(answered.length - read.length).toBeLessThan(4);
  });
});
