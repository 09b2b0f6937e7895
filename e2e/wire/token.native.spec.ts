import { expect } from '@playwright/test';
import { appUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { nativeHost } from './platform.ts';
import { errorToast, restartWithoutTokens, timedOut, tokenRules } from './token-rules.ts';

tokenRules(nativeHost, 'login/otp');

test('token failures lead to the login by OTP, and say why; so does a refresh without a token, but for a deleted user, whose profile goes, to the welcome page [S4-41] [S4-42] [S4-44] [S4-45]', async ({
  page,
}) => {
  await test.step('token failures that end the session', async () => {
    // The calls of one moment share one refresh: the first failure. The second is a read that the page makes when it has
    // time, or, where that came with the others, trying again.
    await signIn(page, 'ifa', '/distributor/notifications');
    await restartWithoutTokens(page, 500);
    await expect(page).toHaveURL(`${appUrl()}/distributor/notifications`);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain.or(errorToast(page)).first()).toBeVisible();
    await tryAgain.click({ timeout: 2_000 }).catch(() => {});
    await expect(errorToast(page)).toHaveText(timedOut);
    await expect(page).toHaveURL(`${appUrl()}/login/login-via-otp`);
  });

  await test.step('no token for a deleted user', async () => {
    await page.context().unrouteAll();
    await signIn(page, 'ifa');
    await restartWithoutTokens(page, { token: null, isUserDeleted: true });
    await expect(page).toHaveURL(`${appUrl()}/`);
    await expect(page.locator('main[data-route-id=landing]')).toBeVisible();
    await expect.poll(() => nativeHost.storedNames(page)).not.toContain('hub.profile');
  });

  await test.step('no token for a user who was not deleted', async () => {
    await page.context().unrouteAll();
    await signIn(page, 'ifa');
    await restartWithoutTokens(page, { token: null, isUserDeleted: false });
    await expect(page).toHaveURL(`${appUrl()}/login/login-via-otp`);
  });
});
