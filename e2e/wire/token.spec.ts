import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { browserHost } from './platform.ts';
import { errorToast, restartWithoutTokens, storedTokens, timedOut, tokenRules } from './token-rules.ts';

tokenRules(browserHost, 'landing');

test('leads to the welcome page when token failures end the session, and says why [S4-40] [S4-42]', async ({
  page,
}) => {
  // The calls of one moment share one refresh: the first failure. The second is a read that the page makes when it has
  // time, or, where that came with the others, trying again.
  await signIn(page, 'ifa', '/distributor/notifications');
  await restartWithoutTokens(page, 500);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain.or(errorToast(page)).first()).toBeVisible();
  await tryAgain.click({ timeout: 2_000 }).catch(() => {});
  await expect(errorToast(page)).toHaveText(timedOut);
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await expect(page.locator('main[data-route-id=landing]')).toBeVisible();
});

for (const isUserDeleted of [true, false]) {
  test(`a refresh without a token clears profile and tokens and leads to the welcome page, deleted ${isUserDeleted} [S4-46] [S4-47]`, async ({
    page,
  }) => {
    await signIn(page, 'ifa');
    await restartWithoutTokens(page, { token: null, isUserDeleted });
    await expect(page).toHaveURL(`${hubUrl()}/`);
    await expect(page.locator('main[data-route-id=landing]')).toBeVisible();
    const gone = [...storedTokens, 'hub.profile'];
    await expect
      .poll(async () => (await browserHost.storedNames(page)).filter((name) => gone.includes(name)))
      .toEqual([]);
  });
}
