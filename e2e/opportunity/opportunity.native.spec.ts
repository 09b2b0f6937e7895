import { expect } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { listPaths } from './lists-of-spec.ts';

test('a deep link to an opportunity list opens that list in the running app [S2-85]', async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  for (const path of listPaths) {
    await phone.openUrl(`https://${brand.deepLinkHosts[0]}${path}`);
    await expect(page).toHaveURL(`${appUrl()}${path}`);
    await expect(page.locator('main[data-route-id^="opportunity/"] h1')).toBeVisible();
  }
});
