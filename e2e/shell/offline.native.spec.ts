import { expect } from '@playwright/test';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openApp, openAppAs } from './native-app.ts';
import { noInternet, screen, toast } from './parts.ts';

const went = 'Your device is offline. Please check internet connection.';

test('going offline is told by an error, coming back by a success that ends the screen [S4-29] [S4-30]', async ({
  page,
}) => {
  const phone = await openAppAs(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  await phone.setOnline(false);
  await expect(noInternet(page)).toBeVisible();
  await expect(toast(page, went)).toHaveAttribute('data-style', 'error');
  await phone.setOnline(true);
  await expect(noInternet(page)).toHaveCount(0);
  await expect(toast(page, 'Back online.')).toHaveAttribute('data-style', 'success');
  await expect(screen(page, 'dashboard')).toBeVisible();
});

test('a link opened while offline is refused and told', async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  await phone.setOnline(false);
  await expect(noInternet(page)).toBeVisible();
  await phone.openUrl('/distributor/nav');
  await expect(toast(page, 'You are Offline!')).toBeVisible();
  await expect(page).toHaveURL(`${appUrl()}/distributor/dashboard`);
});

test('an app started without a line shows the screen without words until there is one', async ({ page }) => {
  const phone = await openApp(page, { path: '/login/', online: false });
  await expect(noInternet(page)).toBeVisible();
  await expect(noInternet(page)).toHaveText('');
  await phone.setOnline(true);
  await expect(noInternet(page)).toHaveCount(0);
  await expect(screen(page, 'login')).toBeVisible();
});
