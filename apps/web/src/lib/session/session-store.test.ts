import { describe, expect, it } from 'vitest';
import { loginResult, meera } from '../test/login-result.ts';
import { memoryStore, runStorage, secureMemory } from '../test/memory-store.ts';
import { memoryTabs } from '../test/memory-tabs.ts';
import { createSessionStore, tokenKinds, visitorOf } from './session-store.ts';

function device() {
  const kv = memoryStore();
  const storage = secureMemory(kv);
  const run = runStorage();
  return { kv, storage, run, openApp: () => createSessionStore({ storage, run }) };
}

describe('the session on the device', () => {
  it('survives a reload', async () => {
    const { openApp } = device();
    const result = loginResult();
    await openApp().login(result);
    const reloaded = openApp();
    await reloaded.load();
    expect(reloaded.getSnapshot()).toMatchObject({ profile: meera, loggedIn: true, loginSucceeded: true });
    expect(reloaded.token('hubAccessToken')).toBe('access-1');
    expect(reloaded.token('hubRefreshToken')).toBe('refresh-1');
    expect(reloaded.sessionKey()).toEqual({ id: 'session-1', key: result.sessionKey });
  });

  it('keeps four tokens apart', async () => {
    const { kv, openApp } = device();
    const session = openApp();
    for (const kind of tokenKinds) await session.setToken(kind, `the ${kind}`);
    expect([...kv.values.keys()].sort()).toEqual(tokenKinds.map((kind) => `hub.${kind}`).sort());
    const reloaded = openApp();
    await reloaded.load();
    expect(tokenKinds.map((kind) => reloaded.token(kind))).toEqual(tokenKinds.map((kind) => `the ${kind}`));
  });

  it('has lost the login-success flag when the app is opened anew', async () => {
    const { storage, openApp } = device();
    await openApp().login(loginResult());
    const opened = createSessionStore({ storage, run: runStorage() });
    await opened.load();
    expect(opened.getSnapshot()).toMatchObject({ profile: meera, loginSucceeded: false });
  });

  it('is gone after clear: profile, all tokens, key and zero-AUM; the logged-in flag reads false', async () => {
    const { storage, openApp } = device();
    const session = openApp();
    await session.login(loginResult());
    await session.setToken('plexToken', 'plex');
    await session.setToken('crmToken', 'crm');
    await session.setZeroAum(true);
    await storage.write('drafts', { form: { savedAt: 0, value: 1 } });
    await session.clear();
    for (const opened of [session, openApp()]) {
      await opened.load();
      expect(opened.getSnapshot()).toMatchObject({ profile: null, loggedIn: false, zeroAum: null });
      expect(opened.getSnapshot().loginSucceeded).toBe(false);
      expect(tokenKinds.map((kind) => opened.token(kind))).toEqual([null, null, null, null]);
      expect(opened.sessionKey()).toBeNull();
    }
    expect(await storage.read('loggedIn')).toBe(false);
    expect(await storage.read('drafts')).not.toBeNull();
  });

  it('takes newer details of the same user, and never those of another', async () => {
    const { openApp } = device();
    const session = openApp();
    await session.login(loginResult());
    await session.setProfile({ ...meera, name: 'Meera R. Nair', arnStatus: 'expired' });
    await session.setProfile({ ...meera, arnNo: 'ARN-100002', name: 'Imran Shaikh' });
    const reloaded = openApp();
    await reloaded.load();
    expect(reloaded.getSnapshot().profile).toEqual({ ...meera, name: 'Meera R. Nair', arnStatus: 'expired' });
    await session.clear();
    await session.setProfile(meera);
    expect(session.getSnapshot().profile).toBeNull();
  });

  it('does not come back with newer details that arrive after another tab has left it', async () => {
    const { kv, openApp } = device();
    const [here, there] = [openApp(), openApp()];
    await here.login(loginResult());
    await there.load();
    await Promise.all([here.clear(), there.setProfile({ ...meera, name: 'Meera R. Nair' })]);
    await there.setProfile({ ...meera, name: 'Meera R. Nair' });
    expect(kv.values.has('hub.profile')).toBe(false);
  });

  it('is left with another tab also when its profile was being written while that one removed it', async () => {
    const { storage } = device();
    const newTab = memoryTabs();
    const left: unknown[] = [];
    const here = createSessionStore({
      storage,
      run: runStorage(),
      tabs: newTab(),
      onLeftElsewhere: (...words) => left.push(words),
    });
    await here.login(loginResult());
    const there = createSessionStore({
      storage: {
        ...storage,
        remove: async (...names) => {
          await storage.remove(...names);
          if (names.includes('profile')) await storage.write('profile', meera);
        },
      },
      run: runStorage(),
      tabs: newTab(),
    });
    await there.load();
    await there.clear('logout');
    await expect.poll(() => left).toEqual([['logout', meera.arnNo]]);
    expect(here.getSnapshot().profile).toBeNull();
    expect(await storage.read('profile')).toBeNull();
  });

  it('writes nothing and tells nobody when the details are the same', async () => {
    const { kv, storage } = device();
    const newTab = memoryTabs();
    const session = createSessionStore({ storage, run: runStorage(), tabs: newTab() });
    await session.login(loginResult());
    const before = new Map(kv.values);
    const reported: unknown[] = [];
    newTab().onAnnounced((leaving) => reported.push(leaving));
    await session.setProfile({ ...meera });
    expect(kv.values).toEqual(before);
    await session.setProfile({ ...meera, name: 'Meera R. Nair' });
    await expect.poll(() => reported).toEqual([null]);
    expect(kv.values).not.toEqual(before);
  });

  it('before a transaction has tokens and its flag, but no profile, and ends like any other', async () => {
    const { kv, openApp } = device();
    await openApp().preLogin(loginResult());
    const reloaded = openApp();
    await reloaded.load();
    expect(reloaded.getSnapshot()).toMatchObject({
      profile: null,
      preLoginTransaction: true,
      loggedIn: false,
    });
    expect(reloaded.token('hubAccessToken')).toBe('access-1');
    expect(reloaded.sessionKey()?.id).toBe('session-1');
    expect(kv.values.has('hub.profile')).toBe(false);
    await reloaded.clear();
    expect(reloaded.getSnapshot().preLoginTransaction).toBe(false);
    expect(reloaded.token('hubAccessToken')).toBeNull();
  });

  it('of a full login takes the place of one before a transaction', async () => {
    const session = device().openApp();
    await session.preLogin(loginResult());
    await session.login(loginResult());
    expect(session.getSnapshot()).toMatchObject({ profile: meera, preLoginTransaction: false });
  });

  it("drops the last session's service tokens at a new login", async () => {
    const { openApp } = device();
    const session = openApp();
    await session.setToken('plexToken', 'of the last session');
    await session.login(loginResult());
    expect(session.token('plexToken')).toBeNull();
  });

  it('forgets a removed token at once, before the storage has', () => {
    const session = device().openApp();
    void session.setToken('hubAccessToken', 'old');
    expect(session.token('hubAccessToken')).toBe('old');
    void session.setToken('hubAccessToken', null);
    expect(session.token('hubAccessToken')).toBeNull();
  });

  it('refuses a stored profile of no known user type', async () => {
    const { storage, openApp } = device();
    await storage.write('profile', { ...meera, type: 'ADMIN' as 'IFA_USER' });
    await expect(openApp().load()).rejects.toMatchObject({ code: 'INVALID_ENCRYPT' });
  });

  it('follows a login and a logout in another tab', async () => {
    const { storage, run } = device();
    const newTab = memoryTabs();
    const left: unknown[] = [];
    const open = () =>
      createSessionStore({
        storage,
        run,
        tabs: newTab(),
        onLeftElsewhere: (leaving, arn) => left.push([leaving, arn]),
      });
    const [here, there] = [open(), open()];
    const change = () =>
      new Promise<void>((resolve) => {
        const stop = there.subscribe(() => {
          stop();
          resolve();
        });
      });
    const loggedIn = change();
    await here.login(loginResult());
    await loggedIn;
    expect(there.getSnapshot().profile).toEqual(meera);
    expect(there.token('hubAccessToken')).toBe('access-1');
    const loggedOut = change();
    await here.clear('idle');
    await loggedOut;
    expect(there.getSnapshot().profile).toBeNull();
    expect(there.token('hubAccessToken')).toBeNull();
    await expect.poll(() => left).toEqual([['idle', meera.arnNo]]);
  });

  it('is the visitor of the access rules', async () => {
    const session = device().openApp();
    await session.setLoginType(7);
    const signedOut = { profile: null, preLoginTransaction: false, platform: 'ios', loginSucceeded: false };
    expect(visitorOf(session.getSnapshot(), 'ios')).toEqual({ ...signedOut, loginType: 7 });
    await session.preLogin(loginResult());
    expect(visitorOf(session.getSnapshot(), 'ios')).toEqual({
      ...signedOut,
      loginType: null,
      preLoginTransaction: true,
    });
    await session.login(loginResult());
    expect(visitorOf(session.getSnapshot(), 'ios')).toEqual({
      profile: { type: 'IFA_USER', arn: 'ARN-100001', isEmployee: false, internalTeam: false },
      loginType: null,
      preLoginTransaction: false,
      platform: 'ios',
      loginSucceeded: true,
    });
  });

  it.each(['login', 'preLogin', 'clear'] as const)('forgets the login type: %s', async (way) => {
    const { openApp } = device();
    const session = openApp();
    await session.setLoginType(0);
    await (way === 'clear' ? session.clear() : session[way](loginResult()));
    const reloaded = openApp();
    await reloaded.load();
    expect([session, reloaded].map((one) => one.getSnapshot().loginType)).toEqual([null, null]);
  });

  it('keeps no zero-AUM of somebody who has left meanwhile', async () => {
    const session = device().openApp();
    await session.login(loginResult());
    await session.clear();
    await session.setZeroAum(true);
    expect(session.getSnapshot().zeroAum).toBeNull();
  });
});
