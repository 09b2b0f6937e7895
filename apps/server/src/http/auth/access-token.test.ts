import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';
import { people } from '../test/test-book.ts';
import { deriveKey } from './derive-key.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

async function signedIn() {
  const client = hub.client();
  await client.logIn(people.ifa.arn);
  return client;
}

const typ = 'hub-access+jwt';
const rightKey = () => deriveKey(hub.config.tokenSecret, 'access-token');

/** The claims of a real token, signed in another way. */
async function forged(token: string, sign: (payload: Record<string, unknown>) => Promise<string> | string) {
  const client = await signedIn();
  client.tokens.hub = await sign(decodeJwt(client.tokens.hub ?? token));
  return client.call(dashboardShown, {});
}

const signed = (
  payload: Record<string, unknown>,
  key: Uint8Array,
  header: { alg?: string; typ?: string } = {},
) => new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ, ...header }).sign(key);

describe('an access token', () => {
  it('names session, distributor and role, for ten minutes and one environment', async () => {
    const client = await signedIn();
    const token = client.tokens.hub ?? '';
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ });
    const payload = decodeJwt(token);
    expect(payload).toMatchObject({
      iss: 'distributor-hub/demo',
      aud: 'hub',
      sid: client.session?.sessionId,
      arn: people.ifa.arn,
      type: 'IFA_USER',
      emp: false,
      int: false,
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
  });

  it('has an id of its own, also when two are made in the same second', async () => {
    const client = await signedIn();
    await client.authenticate();
    const ids = Object.values(client.tokens).map((token) => decodeJwt(token ?? '').jti);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
  });

  it('opens a call, and without it the call is closed', async () => {
    const client = await signedIn();
    await client.request(dashboardShown, {});
    client.tokens.hub = null;
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
  });

  it('ends with its time, also in a process that has seen it', async () => {
    const client = await signedIn();
    await client.request(dashboardShown, {});
    hub.clock.advance({ seconds: 600 });
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
  });

  const forgeries: Record<string, (payload: Record<string, unknown>) => Promise<string> | string> = {
    'another secret': (payload) =>
      signed(payload, deriveKey('another secret of the same length', 'access-token')),
    'the raw secret instead of the derived key': (payload) =>
      signed(payload, new TextEncoder().encode(hub.config.tokenSecret)),
    'no signature': (payload) => new UnsecuredJWT(payload).encode(),
    'another algorithm': (payload) => signed(payload, rightKey(), { alg: 'HS512' }),
    'another type': (payload) => signed(payload, rightKey(), { typ: 'JWT' }),
    'another audience': (payload) => signed({ ...payload, aud: 'plex' }, rightKey()),
    'several audiences': (payload) => signed({ ...payload, aud: ['hub', 'plex'] }, rightKey()),
    'another environment': (payload) => signed({ ...payload, iss: 'distributor-hub/production' }, rightKey()),
    'the secret of another installation': (payload) =>
      signed(payload, deriveKey('demo-only-token-secret-change-me-in-production', 'access-token')),
    'the key of another use': (payload) => signed(payload, deriveKey(hub.config.tokenSecret, 'otp')),
    'a time of issue further ahead than clocks differ': ({ iat, ...payload }) =>
      signed({ ...payload, iat: Number(iat) + 31 }, rightKey()),
    'no time of issue': ({ iat: _, ...payload }) => signed(payload, rightKey()),
    'no id': ({ jti: _, ...payload }) => signed(payload, rightKey()),
    'no expiry': ({ exp: _, ...payload }) => signed(payload, rightKey()),
    'no session': ({ sid: _, ...payload }) => signed(payload, rightKey()),
    'a session that never was': (payload) => signed({ ...payload, sid: 'made-up' }, rightKey()),
    "another distributor's ARN": (payload) => signed({ ...payload, arn: people.other.arn }, rightKey()),
    'another user type': (payload) => signed({ ...payload, type: 'ADMIN' }, rightKey()),
  };

  it.each(Object.entries(forgeries))('with %s is refused', async (_, sign) => {
    expect(await forged('', sign)).toMatchObject({ ok: false, status: 401 });
  });

  it('signed like this and left as it is passes, so the forgeries fail for their own reason', async () => {
    expect(await forged('', (payload) => signed(payload, rightKey()))).toMatchObject({ ok: true });
  });

  it('of a server whose clock is half a minute ahead is taken', async () => {
    const reply = await forged('', ({ iat, ...payload }) =>
      signed({ ...payload, iat: Number(iat) + 30 }, rightKey()),
    );
    expect(reply).toMatchObject({ ok: true });
  });

  it('with claims changed under its old signature is refused', async () => {
    const client = await signedIn();
    const [head, , seal] = (client.tokens.hub ?? '').split('.');
    const claims = { ...decodeJwt(client.tokens.hub ?? ''), type: 'IFA_USER', emp: true };
    client.tokens.hub = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), seal].join('.');
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
  });

  it('with any character changed is refused', async () => {
    const client = await signedIn();
    const token = client.tokens.hub ?? '';
    for (let at = 0; at < token.length; at += 7) {
      const sign = token[at] === 'A' ? 'B' : 'A';
      client.tokens.hub = token.slice(0, at) + sign + token.slice(at + 1);
      expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
    }
  });

  it.each(['', 'Bearer', 'x'.repeat(5000), 'a.b.c', '\u0000'])(
    'that is no token (%j) is refused',
    async (token) => {
      const client = await signedIn();
      client.tokens.hub = token;
      expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
    },
  );

  it('of a revoked session is refused within two seconds by a process that trusted it', async () => {
    const client = await signedIn();
    await client.request(dashboardShown, {});
    // As another process would: this one is not told.
    await hub.db.read('system', 'update session set revoked_at = now() where id = $1', [
      client.session?.sessionId,
    ]);
    hub.clock.advance({ seconds: 2 });
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
  });
});
