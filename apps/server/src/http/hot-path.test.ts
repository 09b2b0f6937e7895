import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { authenticatePlex, refreshSession } from '@hub/contract/calls/session/session-tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './test/test-app.ts';
import { people } from './test/test-book.ts';
import { type WatchedDatabase, watched } from './test/watched-database.ts';

let base: TestApp;
let hub: TestApp;
let db: WatchedDatabase;
beforeAll(async () => {
  base = await testApp();
  db = watched(base.db);
  hub = await testApp({ on: { ...base, db } });
});
afterAll(async () => {
  await hub.close();
  await base.close();
});

const credentials = () => ({
  Username: hub.config.serviceLogin.username,
  Password: hub.config.serviceLogin.password,
});

describe('the database is asked', () => {
  it('nothing to check a token, beyond one small read of the session that is good for two seconds', async () => {
    const client = hub.client();
    await client.logIn(people.ifa.arn);
    hub.clock.advance({ seconds: 2 });
    db.taken();
    await client.request(authenticatePlex, credentials());
    const first = db.taken();
    // The maintenance flag is the other such read; both are shared by all calls that come within their time.
    expect(first.filter((text) => text.includes('from login_session'))).toHaveLength(1);
    expect(
      first.filter((text) => !text.includes('from login_session') && !text.includes('app_record')),
    ).toEqual([]);
    for (let n = 0; n < 20; n++) await client.request(authenticatePlex, credentials());
    await Promise.all(Array.from({ length: 20 }, () => client.request(authenticatePlex, credentials())));
    expect(db.taken()).toEqual([]);
  });

  it('once for a read of fifty calls that come when nothing is known', async () => {
    const client = hub.client();
    await client.logIn(people.ifa.arn);
    hub.clock.advance({ seconds: 2 });
    db.taken();
    await Promise.all(Array.from({ length: 50 }, () => client.request(dashboardShown, {})));
    const requested = db.taken();
    expect(requested.filter((text) => text.includes('from login_session'))).toHaveLength(1);
    expect(requested.filter((text) => text.includes('dashboard_shown'))).toHaveLength(50);
  });

  it('for a login as often as can be counted on two hands', async () => {
    const client = hub.client();
    const device = { id: 'd', name: 'd', platform: 'web' as const };
    await client.logIn(people.other.arn);
    for (const isTrusted of [false, true]) {
      db.taken();
      const { requestId } = await client.request(sendOtp, { arn: people.other.arn });
      const sending = db.taken();
      const otp = await client.otpOf(people.other.arn);
      db.taken();
      await client.request(validateSendOtp, { requestId, otp, device });
      const checking = db.taken();
      expect(sending).toHaveLength(6);
      if (isTrusted) expect(checking).toHaveLength(4);
    }
  });

  it('for a refresh five times', async () => {
    const { refreshToken } = await hub.client().logIn(people.other.arn);
    db.taken();
    await hub.client().request(refreshSession, { refreshToken });
    expect(db.taken()).toHaveLength(5);
  });

  it('for a list once', async () => {
    const client = hub.client();
    await client.logIn(people.ifa.arn);
    await client.request(listNotifications, {});
    db.taken();
    await client.request(listNotifications, {});
    expect(db.taken()).toHaveLength(1);
  });
});
