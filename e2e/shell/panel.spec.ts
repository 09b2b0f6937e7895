import { expect, type Page } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { narrow, panel, screen, tabs, wide } from './parts.ts';

const menuTab = (page: Page) => tabs(page).getByRole('button', { name: 'Menu' });
const widthOf = async (page: Page) => (await panel(page).boundingBox())?.width ?? 0;
const expectState = (page: Page, state: 'expanded' | 'minimized') =>
  expect(panel(page)).toHaveAttribute('data-state', state);

async function expectNeither(page: Page): Promise<void> {
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    await expect(page.locator('main[data-route-id]')).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(tabs(page)).toHaveCount(0);
  }
}

async function expectBoth(page: Page): Promise<void> {
  await page.setViewportSize(wide);
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize(narrow);
  await expect(tabs(page)).toBeVisible();
  await menuTab(page).click();
  await expect(panel(page)).toBeVisible();
}

test('is minimized and expanded again by its button [S2-40]', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await page.setViewportSize(wide);
  await expectState(page, 'expanded');
  const full = await widthOf(page);
  await page.getByRole('button', { name: 'Minimise menu' }).click();
  await expectState(page, 'minimized');
  await expect.poll(() => widthOf(page)).toBeLessThan(full / 2);
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expectState(page, 'expanded');
  await expect.poll(() => widthOf(page)).toBe(full);
});

test('on a narrow page it is opened from the bottom bar and closed again [S2-40]', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await page.setViewportSize(narrow);
  await expect(panel(page)).not.toBeInViewport();
  await menuTab(page).click();
  await expectState(page, 'expanded');
  await expect(panel(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expectState(page, 'minimized');
  await expect(panel(page)).not.toBeInViewport();
});

test('toggles by itself between 991 and 992 px [S2-41]', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  // Higher than wide all the time: the device is not turned.
  const at = (width: number) => page.setViewportSize({ width, height: 1200 });
  await at(992);
  await expectState(page, 'expanded');
  await at(991);
  await expectState(page, 'minimized');
  await at(992);
  await expectState(page, 'expanded');
  await at(991);
  await page.reload();
  await expectState(page, 'minimized');
  await at(992);
  await page.reload();
  await expectState(page, 'expanded');
});

test('forgets what was chosen when the device is turned [S2-42]', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await page.setViewportSize({ width: 1200, height: 1000 });
  await page.getByRole('button', { name: 'Minimise menu' }).click();
  await expectState(page, 'minimized');
  // Another size the same way up changes nothing.
  await page.setViewportSize({ width: 1300, height: 1000 });
  await expectState(page, 'minimized');
  await page.setViewportSize({ width: 1000, height: 1200 });
  await expectState(page, 'expanded');

  await page.setViewportSize({ width: 700, height: 900 });
  await menuTab(page).click();
  await expectState(page, 'expanded');
  await page.setViewportSize({ width: 900, height: 700 });
  await expectState(page, 'minimized');
});

test('stands on no page outside the distributor area, nor do the tabs [S2-44]', async ({ page, openAs }) => {
  await page.goto(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
  await expectNeither(page);
  for (const [path, route] of [
    ['/login/', 'login'],
    ['/empanelment', 'empanelment'],
    ['/view-content/1/2', 'co-branding/view-content'],
    ['/view-certificate', 'certificate/view'],
  ] as const) {
    const signedIn = await openAs('ifa', path);
    await expect(screen(signedIn, route)).toBeVisible();
    await expectNeither(signedIn);
  }
});

test('stands on distributor pages with a stored profile, and so do the tabs [S2-45]', async ({ openAs }) => {
  for (const path of ['/distributor/dashboard', '/distributor/brokerage-report-payout']) {
    await expectBoth(await openAs('ifa', path));
  }
});

test('stands on no distributor page without a stored profile, nor do the tabs [S2-45]', async ({ page }) => {
  for (const [path, route] of [
    ['/distributor/brokerage-report-payout', 'brokerage'],
    ['/distributor/no-internet', 'app-state/no-internet'],
  ] as const) {
    await page.goto(`${hubUrl()}${path}`);
    await expect(screen(page, route)).toBeVisible();
    await expectNeither(page);
  }
});

test('the profile page has panel and tabs with a stored profile and neither without [S2-46]', async ({
  page,
  openAs,
}) => {
  const path = '/distributor/profile';
  await expectBoth(await openAs('ifa', path));
  // Login type 7 passes the login guard without a profile (Spec §6).
  await page.goto(`${hubUrl()}/login/set-login-type`);
  await page.getByRole('button', { name: 'See the transaction pages' }).click();
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  await page.goto(`${hubUrl()}${path}`);
  await expect(screen(page, 'profile')).toBeVisible();
  await expectNeither(page);
});
