import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
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

/** By itself, as the page is made narrower and as it is loaded. */
async function expectToggles(page: Page): Promise<void> {
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
}

test('is minimized and expanded by its button, from the bottom bar and by itself between 991 and 992 px, and forgets what was chosen when the device is turned [S2-40] [S2-41] [S2-42]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await test.step('is minimized and expanded again by its button', async () => {
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
  await test.step('on a narrow page it is opened from the bottom bar and closed again', async () => {
    await page.setViewportSize(narrow);
    await expect(panel(page)).not.toBeInViewport();
    await menuTab(page).click();
    await expectState(page, 'expanded');
    await expect(panel(page)).toBeInViewport();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expectState(page, 'minimized');
    await expect(panel(page)).not.toBeInViewport();
  });
  await test.step('forgets what was chosen when the device is turned', async () => {
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
  await test.step('toggles by itself between 991 and 992 px', () => expectToggles(page));
});

test('stands on distributor pages and on the profile with a stored profile, on no page outside the area, and so do the tabs [S2-44] [S2-45] [S2-46]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/dashboard');
  await expectBoth(page);
  for (const [path, route] of [
    ['/distributor/brokerage-report-payout', 'brokerage'],
    ['/distributor/profile', 'profile'],
  ] as const) {
    await moveTo(page, path);
    await expect(screen(page, route)).toBeVisible();
    await expectBoth(page);
  }
  for (const [path, route] of [
    ['/login/', 'login'],
    ['/empanelment', 'empanelment'],
    ['/view-content/1/2', 'co-branding/view-content'],
    ['/view-certificate', 'certificate/view'],
  ] as const) {
    await moveTo(page, path);
    await expect(screen(page, route)).toBeVisible();
    await expectNeither(page);
  }
});

test('stands on no page without a stored profile, the distributor area and the profile among them, nor do the tabs [S2-44] [S2-45] [S2-46]', async ({
  page,
}) => {
  await page.goto(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
  await expectNeither(page);
  for (const [path, route] of [
    ['/distributor/brokerage-report-payout', 'brokerage'],
    ['/distributor/no-internet', 'app-state/no-internet'],
  ] as const) {
    await moveTo(page, path);
    await expect(screen(page, route)).toBeVisible();
    await expectNeither(page);
  }
  // Login type 7 passes the login guard without a profile (Spec §6).
  await moveTo(page, '/login/set-login-type');
  await page.getByRole('button', { name: 'See the transaction pages' }).click();
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  await page.goto(`${hubUrl()}/distributor/profile`);
  await expect(screen(page, 'profile')).toBeVisible();
  await expectNeither(page);
});
