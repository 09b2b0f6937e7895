import { createPublicKey, verify } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { NativeHandle } from './bridge.ts';
import { hearAgain, heard, on, open, origin, serve, shell, test } from './platform-page.ts';

const callsOnPage = (page: Page) =>
  page.evaluate(() => (window as unknown as { __native: { calls: unknown[] } }).__native.calls);

async function signsForItsOwner(page: Page, phone: NativeHandle): Promise<void> {
  const requested = () => on(page, (platform) => platform.biometrics.isAvailable());
  const created = () =>
    on(page, async (platform) => {
      const key = await platform.biometrics.createKey('From now on');
      return key && Array.from(key);
    });
  const signed = () =>
    on(page, async (platform) => {
      const answer = await platform.biometrics.sign('challenge', 'Log in');
      return answer.outcome === 'signed' ? Array.from(answer.signature) : answer.outcome;
    });
  expect(await requested()).toBe(false);
  phone.setBiometrics('refuses');
  expect(await requested()).toBe(true);
  expect(await created()).toBeNull();
  expect(phone.hasKey()).toBe(false);
  phone.setBiometrics('recognises');
  const spki = await created();
  const key = createPublicKey({ key: Buffer.from(spki ?? []), format: 'der', type: 'spki' });
  const signature = Buffer.from((await signed()) as number[]);
  expect(verify('sha256', Buffer.from('challenge'), { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(
    true,
  );
  expect(phone.calls('Shell.sign').at(-1)?.options).toEqual({ text: 'challenge', reason: 'Log in' });
  phone.setBiometrics('refuses');
  expect(await signed()).toBe('refused');
  await on(page, (platform) => platform.biometrics.removeKey());
  expect(await signed()).toBe('gone');
}

async function lockedAndTurned(page: Page, phone: NativeHandle): Promise<void> {
  await on(page, (platform) => platform.orientation.lockPortrait());
  expect(phone.lockedOrientation()).toBe('portrait');
  await on(
    page,
    (platform, reported) => void platform.orientation.onChange((turned) => reported.push(turned)),
  );
  await phone.rotate('landscape');
  await expect.poll(() => heard(page)).toEqual(['landscape']);
  expect(await on(page, (platform) => platform.orientation.current())).toBe('landscape');

  // It says when the orientation cannot be told.
  await hearAgain(page);
  phone.fail('ScreenOrientation.orientation');
  await on(
    page,
    (platform, reported) =>
      void platform.orientation.onChange(
        () => {},
        (message) => reported.push(message),
      ),
  );
  await expect.poll(() => heard(page)).toEqual(['error in orientation detection']);
}

test('is told apart, with the versions of system and app, and stores in preferences that outlive a reload; a failing plugin is passed on', async ({
  page,
  files,
}) => {
  const phone = await open(page, files, {
    appVersion: '3.21',
    osVersion: '17.6',
    preferences: { old: 'kept' },
  });

  await test.step('told apart, with the versions of system and app', async () => {
    expect(await on(page, (platform) => platform.kind)).toBe(shell());
    expect(await on(page, (platform) => platform.osVersion())).toBe('17.6');
    expect(await on(page, (platform) => platform.installedVersion())).toBe('3.21');
    phone.setAppVersion('4.0');
    expect(await on(page, (platform) => platform.installedVersion())).toBe('4.0');
    expect(await on(page, (platform) => platform.device())).toMatchObject({
      id: 'device-0001',
      platform: shell(),
    });
  });

  await test.step('records its calls on the page too', async () => {
    expect(await callsOnPage(page)).toContainEqual({ plugin: 'App', method: 'getInfo', options: {} });
  });

  await test.step("stores in the phone's preferences, which outlive a reload and the web view's storage", async () => {
    await on(page, (platform) => platform.storage.set('new', 'value'));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await on(page, (platform) => platform.storage.get('new'))).toBe('value');
    expect((await on(page, (platform) => platform.storage.keys())).sort()).toEqual(['new', 'old']);
    await on(page, (platform) => platform.storage.remove('old'));
    expect([...phone.preferences().keys()]).toEqual(['new']);
    await on(page, (platform) => platform.storage.clear());
    expect(phone.preferences().size).toBe(0);
  });

  await test.step('passes a failing plugin on', async () => {
    const cleared = () =>
      on(page, (platform) =>
        platform.storage.clear().then(
          () => 'cleared',
          (error: Error) => error.message,
        ),
      );
    phone.fail('Preferences.clear');
    expect(await cleared()).toContain('Preferences.clear failed');
    phone.restore('Preferences.clear');
    expect(await cleared()).toBe('cleared');
  });
});

test('hears the network, links and pushes, also those that started it, the code of an SMS on Android, and a turn of the phone', async ({
  page,
  files,
}) => {
  const phone = await open(page, files, {
    online: false,
    launchUrl: 'https://app.example/distributor/nav',
    launchPush: { smtDeeplink: '/distributor/wishes' },
  });
  await test.step('follows the network', async () => {
    expect(await on(page, (platform) => platform.network.isOnline())).toBe(false);
    await on(page, (platform, reported) => void platform.network.onChange((online) => reported.push(online)));
    await phone.setOnline(true);
    await phone.setOnline(false);
    await expect.poll(() => heard(page)).toEqual([true, false]);
  });

  await hearAgain(page);
  await test.step('links and pushes, also those that started it', async () => {
    expect(await on(page, (platform) => platform.deepLinks.initial())).toBe(
      'https://app.example/distributor/nav',
    );
    await on(page, (platform, reported) => void platform.deepLinks.onOpen((target) => reported.push(target)));
    await expect.poll(() => heard(page)).toEqual(['/distributor/wishes']);
    await phone.openUrl('aranya://distributor/profile');
    await phone.tapPush({ smtDeeplink: '/distributor/co-branding' });
    await phone.tapPush({ other: 'no link' });
    await expect
      .poll(() => heard(page))
      .toEqual(['/distributor/wishes', 'aranya://distributor/profile', '/distributor/co-branding']);
  });

  await hearAgain(page);
  await test.step('the code of an SMS on Android, where no keyboard offers it', async () => {
    await on(page, (platform, reported) => void platform.onCodeMessage((code) => reported.push(code)));
    await expect.poll(() => phone.calls('Shell.awaitCode').length).toBe(shell() === 'ios' ? 0 : 1);
    await phone.receiveSms('Rs 12345678 were paid');
    await phone.receiveSms('481516 is your code for ARN-12345. Valid for 10 minutes.');
    await expect.poll(() => heard(page)).toEqual(shell() === 'ios' ? [] : ['481516']);
  });

  await hearAgain(page);
  await test.step('locks to portrait and tells a turn', () => lockedAndTurned(page, phone));
});

test("registers for push, asks for no permission it was not told to ask for, signs with a key of the phone's hardware, keeps a file, opens the store, shares, and leaves", async ({
  page,
  files,
}) => {
  const phone = await open(page, files);
  await test.step('asks for no permission it was not told to ask for', async () => {
    expect(await on(page, (platform) => platform.push.register({ request: false }))).toBe(
      'push-token-device-0001',
    );
    expect(phone.calls('PushNotifications.requestPermissions')).toEqual([]);
  });

  await test.step('registers for push and receives one', async () => {
    expect(await on(page, (platform) => platform.push.register())).toBe('push-token-device-0001');
    await on(
      page,
      (platform, reported) => void platform.push.onReceived((message) => reported.push(message)),
    );
    await expect
      .poll(() => phone.calls('PushNotifications.addListener').at(-1)?.options.eventName)
      .toBe('pushNotificationReceived');
    await phone.receivePush({ smtDeeplink: '/x' });
    await expect
      .poll(() => heard(page))
      .toEqual([{ title: 'Title', body: 'Body', data: { smtDeeplink: '/x' } }]);
  });

  await test.step("signs with a key of the phone's hardware, after its owner by fingerprint or face", () =>
    signsForItsOwner(page, phone));

  await test.step('keeps a file where its user finds it', async () => {
    expect(await on(page, (platform) => platform.files?.save(new File(['rows'], 'list.csv')))).toEqual({
      outcome: 'saved',
      name: 'list.csv',
      folder: shell() === 'ios' ? 'the Files app, in the folder of this app' : 'Documents',
    });
  });

  await hearAgain(page);
  await test.step('opens the store, shares, hears the back button and leaves', async () => {
    await on(page, (platform) => platform.openStore('https://store.example/app'));
    expect(phone.calls('Shell.openStore')).toMatchObject([{ options: { url: 'https://store.example/app' } }]);
    expect(phone.calls('Browser.open')).toEqual([]);
    expect(await on(page, (platform) => platform.share({ text: 'Hello' }))).toBe(true);
    phone.fail('Share.share');
    expect(await on(page, (platform) => platform.share({ text: 'Hello' }))).toBe(false);
    await on(page, (platform, reported) => void platform.onBackButton(() => reported.push('back')));
    await phone.backButton();
    await expect.poll(() => heard(page)).toEqual(['back']);
    await on(page, (platform) => platform.exitApp());
    expect(phone.hasExited()).toBe(shell() === 'android');
  });
});

test('has no push token when the user says no', async ({ page, files }) => {
  const phone = await open(page, files, { pushPermission: 'denied' });
  expect(await on(page, (platform) => platform.push.register())).toBeNull();
  expect(phone.calls('PushNotifications.register')).toEqual([]);
});

test('without Firebase an Android app has no push and asks the plugin for none: it would end the app', async ({
  page,
  files,
}) => {
  const phone = await open(page, files, { hasFirebase: false });
  const isApple = shell() === 'ios';
  expect(await on(page, (platform) => platform.push.state())).toBe(isApple ? 'on' : 'unsupported');
  expect(await on(page, (platform) => platform.push.register())).toBe(
    isApple ? 'push-token-device-0001' : null,
  );
  await on(page, (platform) => platform.push.stop());
  const calls = ['PushNotifications.register', 'PushNotifications.unregister'].flatMap(phone.calls);
  expect(calls).toHaveLength(isApple ? 2 : 0);
});

test('a browser never loads Capacitor', async ({ page, files }) => {
  const requested = await serve(page.context(), files);
  await page.goto(origin);
  expect(await on(page, (platform) => platform.kind)).toBe('web');
  expect(requested.filter((name) => name.endsWith('.js'))).toEqual(['entry.js']);
  expect(files.get('entry.js')).not.toContain('registerPlugin');
});
