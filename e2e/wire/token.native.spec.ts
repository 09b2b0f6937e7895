import { expect } from '@playwright/test';
import { appUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { nativeHost } from './platform.ts';
import { errorToast, restartWithoutTokens, timedOut, tokenRules } from './token-rules.ts';

tokenRules(nativeHost, 'login/otp');

test('leads to the login by OTP when token failures end the session, and says why [S4-41] [S4-42]', async ({
  page,
}) => {
  await signIn(page, 'ifa');
  // The calls of one moment share one refresh: the first failure. The second is a read that the page makes when it has
  // time, or, where that came with the others, trying again.
  await page.goto(`${appUrl()}/distributor/notifications`);
  await restartWithoutTokens(page, 500);
  await expect(page).toHaveURL(`${appUrl()}/distributor/notifications`);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain.or(errorToast(page)).first()).toBeVisible();
  await tryAgain.click({ timeout: 2_000 }).catch(() => {});
  await expect(errorToast(page)).toHaveText(timedOut);
  await expect(page).toHaveURL(`${appUrl()}/login/login-via-otp`);
});

test('a refresh without a token for a deleted user clears the profile and leads to the welcome page [S4-44]', async ({
  page,
}) => {
  await signIn(page, 'ifa');
  await restartWithoutTokens(page, { token: null, isUserDeleted: true });
  await expect(page).toHaveURL(`${appUrl()}/`);
  await expect(page.locator('main[data-route-id=landing]')).toBeVisible();
  await expect.poll(() => nativeHost.storedNames(page)).not.toContain('hub.profile');
});

test('a refresh without a token for a user who was not deleted leads to the login by OTP [S4-45]', async ({
  page,
}) => {
  await signIn(page, 'ifa');
  await restartWithoutTokens(page, { token: null, isUserDeleted: false });
  await expect(page).toHaveURL(`${appUrl()}/login/login-via-otp`);
});
