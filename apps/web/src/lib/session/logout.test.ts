import { texts } from '@hub/contract';
import { logout as systemLogout } from '@hub/contract/calls/session/session-tokens';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformKind } from '../../platform/port.ts';
import { bearerOf, type HubServer, ok, refuse, startHubServer } from '../test/hub-server.ts';
import { loginResult } from '../test/login-result.ts';
import { openClient } from '../test/open-client.ts';
import { logOut } from './logout.ts';

let hub: HubServer;
beforeEach(async () => {
  hub = await startHubServer();
});
afterEach(() => hub.close());

async function signedIn(platform: PlatformKind) {
  const client = openClient(hub);
  await client.session.login(loginResult());
  await client.storage.write('drafts', {});
  const went: string[] = [];
  const leave = (storage: { clear(): Promise<void> } = client.storage) =>
    logOut({ ...client, storage, platform, navigate: (route) => went.push(route) });
  const toasts = () => client.toaster.getSnapshot().map(({ style, message }) => [style, message]);
  return { ...client, leave, went, toasts };
}

const out = { profile: null, loggedIn: false, loginSucceeded: false };

describe('logout on the web', () => {
  it("tells the server with the session's token, clears the session and goes to the landing page", async () => {
    hub.on(systemLogout, () => ok({ status: 'Success' }));
    const { leave, went, session, kv, toasts } = await signedIn('web');
    await leave();
    expect(hub.requested.map(bearerOf)).toEqual(['access-1']);
    expect(session.getSnapshot()).toMatchObject(out);
    expect(kv.values.has('hub.drafts')).toBe(true);
    expect(went).toEqual(['landing']);
    expect(toasts()).toEqual([]);
  });

  it('is done on the device whatever the server says', async () => {
    hub.on(systemLogout, () => refuse(500));
    const { leave, went, session, toasts } = await signedIn('web');
    await leave();
    expect(session.getSnapshot()).toMatchObject(out);
    expect(went).toEqual(['landing']);
    expect(toasts()).toEqual([]);
  });
});

describe('logout on native', () => {
  it('also empties the storage and goes to the login via OTP', async () => {
    hub.on(systemLogout, () => ok({ status: 'Success' }));
    const { leave, went, session, kv } = await signedIn('android');
    await leave();
    expect(session.getSnapshot()).toMatchObject(out);
    expect([...kv.values.keys()]).toEqual([]);
    expect(went).toEqual(['login/otp']);
  });

  it('that fails says so, and the user is out all the same', async () => {
    hub.on(systemLogout, () => refuse(500));
    const { leave, went, session, toasts } = await signedIn('ios');
    await leave();
    expect(toasts()).toEqual([['error', texts.session.logoutFailed]]);
    expect(session.getSnapshot()).toMatchObject(out);
    expect(went).toEqual(['login/otp']);
  });

  it('says when the storage could not be cleared', async () => {
    hub.on(systemLogout, () => ok({ status: 'Success' }));
    const { leave, went, toasts } = await signedIn('android');
    await leave({ clear: () => Promise.reject(new Error('locked')) });
    expect(toasts()).toEqual([['error', texts.session.clearStorageFailed]]);
    expect(went).toEqual(['login/otp']);
  });
});
