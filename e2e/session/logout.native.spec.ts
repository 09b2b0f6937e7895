import { expect } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { native } from '../native/bridge.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { toast } from '../shell/parts.ts';
import { nativeHost } from '../wire/platform.ts';
import { logoutRules } from './logout-rules.ts';

logoutRules(nativeHost, 'login/otp', openAppAs, {
  proves: ', with the whole storage, and goes to the login via OTP [S4-58]',
  async check(page, before) {
    expect(before).toEqual(expect.arrayContaining(['hub.profile', 'hub.hubRefreshToken']));
    await expect(page).toHaveURL(`${appUrl()}/login/login-via-otp`);
    expect(native(page).calls('Preferences.clear')).toHaveLength(1);
    expect([...native(page).preferences().keys()]).toEqual([]);
    // The device's own id and address are found anew; nothing of the user is left.
    const left = await nativeHost.storedNames(page);
    expect(left.filter((name) => before.includes(name) && name !== 'hub.activeAt')).toEqual([]);
  },
});

test('says that a logout failed, and the user is out all the same; says that the storage could not be cleared [S8-19] [S8-20]', async ({
  page,
}) => {
  await nativeHost.prepare(page);
  const lab = await openLab(page, { signedIn: true });
  const logout = page.getByRole('button', { name: 'Logout' });
  await test.step('a logout that failed', async () => {
    lab.stub('session.logout', { status: 500, message: 'Broken' });
    await logout.click();
    await expect(toast(page, 'On Logoubt Something Went Wrong')).toBeVisible();
    await expect.poll(() => lab.wentTo()).toEqual(['login/otp']);
    expect(await nativeHost.storedNames(page)).toEqual([]);
  });

  await test.step('a storage that could not be cleared', async () => {
    await lab.signIn();
    lab.stub('session.logout', { value: { status: 'Success' } });
    native(page).fail('Preferences.clear');
    await logout.click();
    await expect(toast(page, 'Something Went Wrong While Clear Storage')).toBeVisible();
    await expect.poll(() => lab.wentTo()).toEqual(['login/otp', 'login/otp']);
  });
});
