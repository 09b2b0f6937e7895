import { expect } from '@playwright/test';
import { installNativeBridge, native } from '../native/bridge.ts';
import { brand } from '../setup/brand.ts';
import { signIn } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { showMenu } from '../shell/parts.ts';
import { openList, readToTheEnd, rows, shown } from './parts.ts';

test.beforeEach(async ({ context }) => {
  const platform = test.info().project.name === 'ios' ? 'ios' : 'android';
  // A phone of its own: the server keeps one token for a phone of an ARN.
  const deviceId = `notified-${platform}`;
  await installNativeBridge(context, { platform, deviceId, appVersion: brand.versions[platform] });
});

test('the menu leads to the list, which shows ten rows and ten more each time one scrolls to their end [S9-01]', async ({
  page,
}) => {
  await signIn(page, 'ifa');
  const menu = await showMenu(page);
  await menu.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page.locator('main[data-route-id="notifications"]')).toBeVisible();
  await readToTheEnd(page, () => shown(page).scrollIntoViewIfNeeded());
});

test('the badge at the menu item counts what is unread', async ({ page }) => {
  // Of the demo's employee: the welcome to the first login, and whatever else was told by now. No other test reads it.
  await signIn(page, 'employee');
  const item = (await showMenu(page)).getByRole('link', { name: /^Notifications/ });
  await expect(item).toContainText(/Notifications\s*\d$/);
  const unread = Number(/\d$/.exec((await item.textContent()) ?? '')?.[0]);
  expect(unread).toBeGreaterThan(0);
  await item.click();
  await expect(rows(page)).toHaveCount(unread);
  await expect(page.getByText(`${unread} unread`, { exact: true })).toBeVisible();
});

test('pushes to this phone are turned off and on, and one that comes in leads nowhere by itself', async ({
  page,
}) => {
  // The login tells the server of this phone when the page has time; the card says what the server knows.
  const noted = page.waitForResponse('**/device/details/save');
  await signIn(page, 'otherIfa');
  await noted;
  await openList(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  const card = page.getByRole('region', { name: 'Push', exact: true });
  await expect(card).toContainText('On for this device.');
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card).toContainText('Off on this device.');
  const phone = native(page);
  expect(phone.calls('PushNotifications.unregister')).toHaveLength(1);
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card).toContainText('On for this device.');
  const before = page.url();
  await phone.receivePush({ smtDeeplink: '/distributor/nav' });
  await phone.tapPush({ smtDeeplink: '/distributor/wishes' });
  await expect(page.locator('main[data-route-id="wishes"]')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(before);
});
