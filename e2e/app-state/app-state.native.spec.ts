import { expect } from '@playwright/test';
import { installNativeBridge, native } from '../native/bridge.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { appStateRules, maintenance, toasts } from './app-state-rules.ts';
import { stubAppState } from './stub-app-state.ts';

appStateRules((page) =>
  installNativeBridge(page.context(), {
    platform: test.info().project.name === 'ios' ? 'ios' : 'android',
    appVersion: '1.1',
  }),
);

test("refuses the phone's back button and links under maintenance as well [S4-26]", async ({ page }) => {
  await stubAppState(page.context(), { underMaintenance: true });
  await page.goto(`${appUrl()}/login/set-login-type`);
  await expect(maintenance(page)).toBeVisible();
  for (const navigate of [
    () => native(page).openUrl(`${appUrl()}/distributor/nav-details`),
    () => native(page).backButton(),
  ]) {
    await navigate();
    await expect(toasts(page)).toHaveText(['We are under maintenance, Please Try Again later.']);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${appUrl()}/login/set-login-type`);
  }
});
