import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { nativeHost } from '../wire/platform.ts';
import { backRules } from './back-rules.ts';
import { openAppAs } from './native-app.ts';
import { panel, screen, showMenu, tabs } from './parts.ts';

backRules(nativeHost, async (page) => {
  const phone = await openAppAs(page, 'otherIfa');
  return () => phone.backButton();
});

test("under a dialog the back key closes nothing and leaves nothing, it closes the menu; the button on a page follows the same rule as the phone's; from the dashboard it is the landing page, which an app does not leave by itself [S2-04] [S4-62] [S4-63]", async ({
  page,
}) => {
  const phone = await openAppAs(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();

  await test.step('under a dialog the back key closes nothing and leaves nothing', async () => {
    await moveTo(page, '/distributor/profile');
    await expect(screen(page, 'profile')).toBeVisible();
    const length = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: /(Add a|Change) picture/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await phone.backButton();
    await phone.backButton();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/distributor\/profile$/);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(phone.hasExited()).toBe(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it closes the menu', async () => {
    await showMenu(page);
    await phone.backButton();
    await expect(panel(page)).not.toBeInViewport();
    await expect(page).toHaveURL(/\/distributor\/profile$/);
    await phone.backButton();
    await expect(screen(page, 'dashboard')).toBeVisible();
  });

  await test.step("the button on a page follows the same rule as the phone's", async () => {
    await tabs(page).getByRole('link', { name: 'Cobranding' }).click();
    await expect(screen(page, 'co-branding')).toBeVisible();
    await screen(page, 'co-branding').getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${appUrl()}/distributor/dashboard`);
    await expect(screen(page, 'dashboard')).toBeVisible();
  });

  await test.step('from the dashboard it is the landing page', async () => {
    await phone.backButton();
    await expect(page).toHaveURL(`${appUrl()}/`);
    await expect(screen(page, 'landing')).toBeVisible();
    await expect(page.getByRole('region', { name: 'On the hub today' })).toContainText(/\d0\+/);
    await expect(page).toHaveURL(`${appUrl()}/`);
  });
});
