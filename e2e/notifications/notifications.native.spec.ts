import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { elsewhere } from '../setup/hub-client.ts';
import type { Anyone } from '../setup/people.ts';
import { test } from '../setup/test.ts';
import { enterAppAs, openAppAs, system } from '../shell/native-app.ts';
import { showMenu } from '../shell/parts.ts';
import { readToTheEnd, rows, shown } from './parts.ts';

/** A phone of its own: the server keeps one token for a phone of an ARN. */
const openPhone = (page: Page, person: Anyone, options: Parameters<typeof enterAppAs>[2] = {}) =>
  enterAppAs(page, person, { deviceId: `notified-${system()}`, ...options });

test('the menu leads to the list, which shows ten rows and ten more each time one scrolls to their end; pushes to this phone are turned off and on, and one that comes in leads nowhere by itself [S9-01]', async ({
  page,
}) => {
  // The login tells the server of this phone when the page has time; the card says what the server knows.
  const noted = page.waitForResponse('**/device/details/save');
  const phone = await openPhone(page, 'ifa');
  await noted;

  await test.step('the menu leads to the list, ten rows and ten more', async () => {
    const menu = await showMenu(page);
    await menu.getByRole('link', { name: /^Notifications/ }).click();
    await expect(page.locator('main[data-route-id="notifications"]')).toBeVisible();
    await readToTheEnd(page, () => shown(page).scrollIntoViewIfNeeded());
  });

  await test.step('pushes to this phone are turned off and on', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    const card = page.getByRole('region', { name: 'Push', exact: true });
    await expect(card).toContainText('On for this device.');
    await card.getByRole('button', { name: 'Turn off' }).click();
    await expect(card).toContainText('Off on this device.');
    expect(phone.calls('PushNotifications.unregister')).toHaveLength(1);
    await card.getByRole('button', { name: 'Turn on' }).click();
    await expect(card).toContainText('On for this device.');
  });

  await test.step('a push that comes in leads nowhere by itself', async () => {
    const before = page.url();
    await phone.receivePush({ smtDeeplink: '/distributor/nav' });
    await phone.tapPush({ smtDeeplink: '/distributor/wishes' });
    await expect(page.locator('main[data-route-id="wishes"]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
});

test('the badge at the menu item counts what is unread; a push that comes in while the app is open is counted at once', async ({
  page,
}) => {
  // Of the demo's employee: the welcome to the first login, and whatever else was told by now. No other test reads it.
  const phone = await openAppAs(page, 'employee', { deviceId: `notified-${system()}` });
  const item = (await showMenu(page)).getByRole('link', { name: /^Notifications/ });
  await expect(item).toContainText(/Notifications\s*\d$/);
  const unread = Number(/\d$/.exec((await item.textContent()) ?? '')?.[0]);
  expect(unread).toBeGreaterThan(0);
  await item.click();
  await expect(rows(page)).toHaveCount(unread);
  await expect(page.getByText(`${unread} unread`, { exact: true })).toBeVisible();

  // A login on another device is told. Nothing else makes the app read again before five minutes are over.
  await elsewhere('employee', crypto.randomUUID());
  await phone.receivePush({});
  await expect(page.getByText(`${unread + 1} unread`, { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(unread + 1);
  await expect((await showMenu(page)).getByRole('link', { name: /^Notifications/ })).toContainText(
    new RegExp(`Notifications\\s*${unread + 1}$`),
  );
});

test('an Android app without Firebase logs in, has no push and says so', async ({ page }) => {
  const noted = page.waitForResponse('**/device/details/save');
  const phone = await openPhone(page, 'nonIfa', { hasFirebase: false, deviceId: 'without-firebase' });
  await noted;
  await moveTo(page, '/distributor/notifications');
  await page.getByRole('link', { name: 'Settings' }).click();
  const card = page.getByRole('region', { name: 'Push', exact: true });
  await expect(card).toContainText('This app has no push. Everything appears in the list.');
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(phone.hasExited()).toBe(false);
});
