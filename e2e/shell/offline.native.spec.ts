import { expect } from '@playwright/test';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from './native-app.ts';
import { noInternet, screen, toast } from './parts.ts';

const went = 'Your device is offline. Please check internet connection.';

test('going offline is told by an error, and so is a link opened then; coming back by a success that ends the screen; an app started without a line shows it without words [S4-29] [S4-30]', async ({
  page,
}) => {
  const phone = await openAppAs(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  await test.step('going offline is told by an error', async () => {
    await phone.setOnline(false);
    await expect(noInternet(page)).toBeVisible();
    await expect(toast(page, went)).toHaveAttribute('data-style', 'error');
  });

  await test.step('a link opened while offline is refused and told', async () => {
    await phone.openUrl('/distributor/nav');
    await expect(toast(page, 'You are Offline!')).toBeVisible();
    await expect(page).toHaveURL(`${appUrl()}/distributor/dashboard`);
  });

  await test.step('coming back is told by a success that ends the screen', async () => {
    await phone.setOnline(true);
    await expect(noInternet(page)).toHaveCount(0);
    await expect(toast(page, 'Back online.')).toHaveAttribute('data-style', 'success');
    await expect(screen(page, 'dashboard')).toBeVisible();
  });

  await test.step('an app started without a line shows the screen without words until there is one', async () => {
    await phone.setOnline(false);
    await page.reload();
    await expect(noInternet(page)).toBeVisible();
    await expect(noInternet(page)).toHaveText('');
    await phone.setOnline(true);
    await expect(noInternet(page)).toHaveCount(0);
    await expect(screen(page, 'dashboard')).toBeVisible();
  });
});
