import { expect, type Locator, type Page } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { noInternet, screen, toast } from './parts.ts';
import { turnWheel } from './scrolling.ts';
import { startOffline, withoutTheArea } from './start-offline.ts';

const went = 'Your device is offline. Please check internet connection.';

test('the no-internet screen covers the page while the line is down, and says so; the page does not scroll under it, and does again after [S2-66] [S2-67] [S2-70] [S2-71] [S4-28] [S4-29] [S4-30]', async ({
  openAs,
  page: visitor,
}) => {
  await visitor.goto(`${hubUrl()}/login/`);
  const distributor = await openAs('ifa');
  await distributor.setViewportSize({ width: 800, height: 600 });
  for (const page of [visitor, distributor]) {
    const isLong = page === distributor;
    await expect(page.locator('main[data-route-id]')).toBeVisible();
    await expect(noInternet(page)).toHaveCount(0);
    if (isLong) await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const url = page.url();
    await page.context().setOffline(true);
    await expect(noInternet(page)).toBeVisible();
    await expect(noInternet(page).getByRole('heading')).toHaveText('No internet!');
    await expect(noInternet(page).getByRole('paragraph')).toHaveText(
      'Please check your network connection and try again',
    );
    await expect(noInternet(page)).toBeInViewport({ ratio: 1 });
    await expect(toast(page, went)).toBeVisible();
    await expect(toast(page, went)).toHaveAttribute('data-style', 'error');
    if (isLong) for (let turn = 0; turn < 3; turn += 1) expect(await turnWheel(page)).toBe(0);

    await page.context().setOffline(false);
    await expect(noInternet(page)).toHaveCount(0);
    await expect(toast(page, 'Back online.')).toBeVisible();
    await expect(toast(page, 'Back online.')).toHaveAttribute('data-style', 'success');
    expect(page.url()).toBe(url);
    if (isLong) await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
  }
});

test('an app started without a line shows logo and drawing and no word [S2-66] [S2-68]', async ({ page }) => {
  await startOffline(page, '/');
  await expect(noInternet(page)).toBeVisible();
  const logo = noInternet(page).getByRole('img');
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const drawing = noInternet(page).locator('svg');
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  await expect(noInternet(page)).toHaveText('');
  await page.context().setOffline(false);
  await expect(noInternet(page)).toHaveCount(0);
  await expect(screen(page, 'landing')).toBeVisible();
});

test('an app started without a line goes where it was to go once there is one [S4-31]', async ({
  page: visitor,
  openAs,
}) => {
  const distributor = await openAs('ifa');
  await startOffline(distributor, '/distributor/dashboard', withoutTheArea);
  await expect(noInternet(distributor)).toBeVisible();
  await expect(screen(distributor, 'dashboard')).toHaveCount(0);
  await distributor.context().setOffline(false);
  await expect(noInternet(distributor)).toHaveCount(0);
  await expect(screen(distributor, 'dashboard')).toBeVisible();
  await distributor.locator('footer').scrollIntoViewIfNeeded();
  await expect(distributor.getByText('Rohit Kulkarni')).toBeVisible();

  // The guards decide then, as they would have at the start.
  await startOffline(visitor, '/distributor/dashboard', withoutTheArea);
  await expect(noInternet(visitor)).toBeVisible();
  await visitor.context().setOffline(false);
  await expect(screen(visitor, 'login')).toBeVisible();
  await expect(visitor).toHaveURL(`${hubUrl()}/login/`);
});

/** Stands at the foot of every screen. */
const dashboardLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' });

/** With a click at the middle of the link, a key or a screen reader. */
async function expectOutOfReach(page: Page, link: Locator): Promise<void> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.context().setOffline(true);
  await expect(noInternet(page)).toBeVisible();
  const clicked = await page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest('[data-testid]')?.getAttribute('data-testid'),
    [x + width / 2, y + height / 2] as const,
  );
  expect(clicked).toBe('no-internet');
  // No key reaches it either: as often as there are links and buttons, the focus stays outside.
  const controls = await page.locator('#root').locator('a, button').count();
  expect(controls).toBeGreaterThan(0);
  for (let press = 0; press < Math.min(controls, 15); press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root') ?? null)).toBeNull();
  }
  // Nor does a screen reader find anything there.
  await expect(page.locator('#root > #page')).toHaveJSProperty('inert', true);
}

test('nothing behind the no-internet screen can be used; a link and a navigation while offline are refused and told [S4-28] [S4-32] [S4-33]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/wishes');
  const link = dashboardLink(page);
  await link.scrollIntoViewIfNeeded();
  // Held before the page behind is closed to everyone.
  const held = await link.elementHandle();
  await test.step('nothing behind the no-internet screen can be used', () => expectOutOfReach(page, link));
  await test.step('a link followed while offline is refused and told', async () => {
    await held?.dispatchEvent('click');
    await expect(toast(page, 'You are Offline!')).toBeVisible();
    await expect(page).toHaveURL(`${hubUrl()}/distributor/wishes`);
    await expect(screen(page, 'wishes')).toBeAttached();
    await page.context().setOffline(false);
    await expect(noInternet(page)).toHaveCount(0);
    await expect(screen(page, 'wishes')).toBeVisible();
  });
  await test.step('a navigation while offline is refused and told', async () => {
    await dashboardLink(page).click();
    await expect(screen(page, 'dashboard')).toBeVisible();
    await page.context().setOffline(true);
    await expect(noInternet(page)).toBeVisible();
    await expect(toast(page, 'You are Offline!')).toHaveCount(0);

    await page.evaluate(() => history.back());
    await expect(toast(page, 'You are Offline!')).toBeVisible();
    await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
    await expect(screen(page, 'dashboard')).toBeAttached();

    await page.context().setOffline(false);
    await expect(noInternet(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
    await expect(screen(page, 'dashboard')).toBeVisible();
  });
});
