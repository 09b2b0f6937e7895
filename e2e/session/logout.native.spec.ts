import { expect, type Page } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { native } from '../native/bridge.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { showMenu, toast } from '../shell/parts.ts';
import { nativeHost } from '../wire/platform.ts';
import { logoutRules } from './logout-rules.ts';

logoutRules(nativeHost, 'login/otp', openAppAs);

const logOut = async (page: Page) => (await showMenu(page)).getByRole('button', { name: 'Logout' }).click();

test('also clears the storage and goes to the login via OTP [S4-58]', async ({ page }) => {
  const phone = await openAppAs(page, 'nonIfa');
  const before = await nativeHost.storedNames(page);
  expect(before).toEqual(expect.arrayContaining(['hub.profile', 'hub.hubRefreshToken']));
  await logOut(page);
  await expect(page).toHaveURL(`${appUrl()}/login/login-via-otp`);
  expect(phone.calls('Preferences.clear')).toHaveLength(1);
  expect([...phone.preferences().keys()]).toEqual([]);
  // The device's own id and address are found anew; nothing of the user is left.
  const left = await nativeHost.storedNames(page);
  expect(left.filter((name) => before.includes(name) && name !== 'hub.activeAt')).toEqual([]);
});

test('says that a logout failed, and the user is out all the same [S8-19]', async ({ page }) => {
  await nativeHost.prepare(page);
  const lab = await openLab(page, {
    signedIn: true,
    stubs: { 'session.logout': { status: 500, message: 'Broken' } },
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'On Logoubt Something Went Wrong')).toBeVisible();
  await expect.poll(() => lab.wentTo()).toEqual(['login/otp']);
  expect(await nativeHost.storedNames(page)).toEqual([]);
});

test('says that the storage could not be cleared [S8-20]', async ({ page }) => {
  await nativeHost.prepare(page);
  const lab = await openLab(page, {
    signedIn: true,
    stubs: { 'session.logout': { value: { status: 'Success' } } },
  });
  native(page).fail('Preferences.clear');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Something Went Wrong While Clear Storage')).toBeVisible();
  await expect.poll(() => lab.wentTo()).toEqual(['login/otp']);
});
