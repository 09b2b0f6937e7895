import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import { saveLoginDetails, sendOtp, validatePreLogin } from '@hub/contract/calls/session/session';
import { listSessions, saveToken } from '@hub/contract/calls/session/session-devices';
import { logout, refreshSession } from '@hub/contract/calls/session/session-tokens';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { loggedIn, type TestClient } from '../../../http/test/test-client.ts';
import { testDevice } from '../../../http/test/test-device.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

async function forTransaction(arn: string = people.ifa.arn): Promise<TestClient> {
  const client = hub.client();
  const { requestId } = await client.request(sendOtp, { arn });
  const otp = await client.otpOf(arn);
  await client.take(loggedIn(await client.request(validatePreLogin, { requestId, otp })));
  return client;
}

const refreshOf = (client: TestClient, refreshToken = client.session?.refreshToken ?? '') =>
  client.request(refreshSession, { refreshToken });

describe('a login before a transaction', () => {
  it('says in its token that it is for a transaction alone, and keeps to it through a refresh', async () => {
    const client = await forTransaction();
    expect(decodeJwt(client.tokens.hub ?? '')).toMatchObject({ tx: true });
    const { token } = await refreshOf(client);
    expect(decodeJwt(token ?? '')).toMatchObject({ tx: true });
    client.tokens.hub = token;
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 403 });
  });

  it('opens nothing else', async () => {
    const client = await forTransaction();
    const replies = [
      await client.call(dashboardShown, {}),
      await client.call(listNotifications, {}),
      await client.call(listSessions, {}),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ ok: false, status: 403 });
    await client.request(saveLoginDetails, { platform: 'web', appVersion: '1.1' });
    await client.request(logout, {});
  });

  it('cannot make itself a key that would let it stay', async () => {
    const client = await forTransaction();
    const { device, publicKey } = testDevice('a');
    const reply = await client.call(saveToken, { device, publicKey, method: 'biometric' });
    expect(reply).toMatchObject({ ok: false, status: 403 });
  });

  it('ends by itself after half an hour, however much it is used', async () => {
    const client = await forTransaction();
    let refreshToken = client.session?.refreshToken ?? '';
    for (const minutes of [9, 9, 9]) {
      hub.clock.advance({ minutes });
      const reply = await refreshOf(client, refreshToken);
      expect(reply.token).not.toBeNull();
      client.tokens.hub = reply.token;
      refreshToken = reply.refreshToken ?? '';
    }
    await client.request(saveLoginDetails, { platform: 'web', appVersion: '1.1' });
    hub.clock.advance({ minutes: 3, seconds: 1 });
    // The access token has minutes left; the session has not.
    expect(await client.call(saveLoginDetails, { platform: 'web', appVersion: '1.1' })).toMatchObject({
      status: 401,
    });
    expect(await refreshOf(client, refreshToken)).toEqual({
      token: null,
      isUserDeleted: false,
      refreshToken: null,
    });
    const [row] = await hub.db.read('system', 'select revoked_reason from session where id = $1', [
      client.session?.sessionId,
    ]);
    expect(row).toEqual({ revoked_reason: 'transaction-over' });
  });

  it('guides who is not empanelled like any other', async () => {
    const client = hub.client();
    const { arn } = people.notEmpanelled;
    const { requestId } = await client.request(sendOtp, { arn });
    const otp = await client.otpOf(arn);
    expect(await client.request(validatePreLogin, { requestId, otp })).toMatchObject({
      arnStatus: 'not-empanelled',
    });
  });
});
