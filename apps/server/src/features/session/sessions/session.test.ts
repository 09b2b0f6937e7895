import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { userData } from '@hub/contract/calls/profile/profile';
import { getRelationshipManager, saveLoginDetails } from '@hub/contract/calls/session/session';
import {
  authenticateCrm,
  authenticatePlex,
  logout,
  refreshSession,
} from '@hub/contract/calls/session/session-tokens';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const login = () => ({
  Username: hub.config.serviceLogin.username,
  Password: hub.config.serviceLogin.password,
});

async function signedIn(arn: string = people.ifa.arn) {
  const client = hub.client();
  await client.logIn(arn);
  return client;
}

describe('the service tokens', () => {
  it.each([
    ['plex', '[S7-27]', authenticatePlex, userData, {}],
    ['crm', '[S7-28]', authenticateCrm, getRelationshipManager, { id: people.ifa.arn }],
  ] as const)(
    '%s takes Username and Password, each as configured, and answers a token that opens its calls %s',
    async (kind, _rule, authenticate, call, input) => {
      const client = await signedIn();
      const { Username, Password } = login();
      for (const wrong of [
        { Username, Password: 'guess' },
        { Username: 'guess', Password },
        { Username: Password, Password: Username },
      ]) {
        const reply = await client.call(authenticate, wrong);
        expect(reply).toMatchObject({
          ok: false,
          status: 403,
          message: serverTexts.session.credentialsWrong,
        });
      }
      for (const half of [{ Username }, { Password }, {}, { Username, Password: '' }]) {
        expect(await client.call(authenticate, half as never)).toMatchObject({ ok: false, status: 400 });
      }
      expect(await client.call(call as never, input)).toMatchObject({ ok: false, status: 401 });
      const reply = await client.request(authenticate, login());
      expect(Object.keys(reply)).toEqual(['token']);
      expect(decodeJwt(reply.token)).toMatchObject({ aud: kind, sid: client.session?.sessionId });
      client.tokens[kind] = reply.token;
      expect(await client.call(call as never, input)).toMatchObject({ ok: true });
    },
  );

  it.each([authenticatePlex, authenticateCrm])(
    '$name does not work with the constants alone',
    async (call) => {
      expect(await hub.client().call(call, login())).toMatchObject({ ok: false, status: 401 });
    },
  );

  it('are worth nothing at another service', async () => {
    const client = await signedIn();
    await client.authenticate();
    const { hub: hubToken, plex, crm } = client.tokens;
    client.tokens.hub = plex;
    expect(await client.call(dashboardShown, {})).toMatchObject({ status: 401 });
    client.tokens.crm = hubToken;
    expect(await client.call(getRelationshipManager, { id: people.ifa.arn })).toMatchObject({ status: 401 });
    client.tokens.crm = crm;
    await client.request(getRelationshipManager, { id: people.ifa.arn });
  });
});

describe('the relationship manager', () => {
  it('is shown to the distributor, whatever way the ARN is written', async () => {
    const client = await signedIn();
    await client.authenticate();
    for (const id of [people.ifa.arn, '100001', 'arn 100001']) {
      expect(await client.request(getRelationshipManager, { id })).toMatchObject({
        name: 'Rohit Kulkarni',
        city: 'Kochi',
        photo: null,
      });
    }
  });

  it('of another distributor is not', async () => {
    const client = await signedIn(people.other.arn);
    await client.authenticate();
    const reply = await client.call(getRelationshipManager, { id: people.ifa.arn });
    expect(reply).toMatchObject({ ok: false, status: 403, message: serverTexts.session.notYourArn });
  });

  it('is not found where none is named', async () => {
    const client = await signedIn(people.employee.arn);
    await client.authenticate();
    const reply = await client.call(getRelationshipManager, { id: people.employee.arn });
    expect(reply).toMatchObject({ ok: false, status: 404 });
  });
});

describe('the user log', () => {
  it('records a login with its campaign, for the session that made it [S7-30]', async () => {
    const client = await signedIn();
    const device = { id: 'd-1', name: 'Pixel', platform: 'android' as const };
    const campaign = { utm_source: 'mail' };
    await client.request(saveLoginDetails, { platform: 'android', appVersion: '1.1', device, campaign });
    const rows = await hub.db.read(
      'system',
      'select arn, details, address from login_log where session_id = $1',
      [client.session?.sessionId],
    );
    expect(rows).toEqual([
      {
        arn: people.ifa.arn,
        address: '127.0.0.1',
        details: expect.objectContaining({ platform: 'android', appVersion: '1.1', device, campaign }),
      },
    ]);
  });

  it('is not read by another distributor', async () => {
    const client = await signedIn();
    await client.request(saveLoginDetails, { platform: 'web', appVersion: '1.1' });
    const seen = await hub.db.read({ arn: people.other.arn }, 'select arn from login_log');
    expect(seen.filter((row) => row.arn !== people.other.arn)).toEqual([]);
  });
});

describe('logging out', () => {
  it('ends the session, its refresh tokens and its service tokens at once, and writes it down', async () => {
    const client = await signedIn();
    await client.authenticate();
    const refreshToken = client.session?.refreshToken ?? '';
    expect(await client.request(logout, {})).toEqual({ status: 'Success' });
    expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
    expect(await client.call(getRelationshipManager, { id: people.ifa.arn })).toMatchObject({ status: 401 });
    expect(await client.request(refreshSession, { refreshToken })).toEqual({
      token: null,
      isUserDeleted: false,
      refreshToken: null,
    });
    const audit = await hub.db.read(
      'system',
      'select action, arn from audit_log where subject = $1 order by id',
      [client.session?.sessionId],
    );
    expect(audit).toEqual([
      { action: 'session.login', arn: people.ifa.arn },
      { action: 'session.logout', arn: people.ifa.arn },
    ]);
  });

  it('leaves the other devices of the distributor signed in', async () => {
    const leaving = await signedIn();
    const staying = await signedIn();
    await leaving.request(logout, {});
    await staying.request(dashboardShown, {});
  });
});
