import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { runFolder } from '../setup/run-folder.ts';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { noInternet, screen } from '../shell/parts.ts';
import { startOffline } from '../shell/start-offline.ts';
import { logoutQuestion } from '../transact/started.ts';
import { filesWith, openDevice, recordNames, savedAddresses, storedText, waitForShell } from './device.ts';
import { serveTwoBuilds } from './two-builds.ts';

const pin = '902817';
/** From the worker alone: nothing is answered in its place. */
const openWithoutLine = (page: Page, path: string) => startOffline(page, path, () => false);

async function turnOn(page: Page): Promise<void> {
  await page.goto(`${hubUrl()}/distributor/profile`);
  const card = page.getByRole('region', { name: 'Read offline' });
  await card.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Choose a 6-digit PIN').fill(pin);
  await page.getByLabel('Enter it once more').fill(pin);
  await expect(card.getByRole('status')).toHaveText(/^On\. Copy of /);
}

async function unlock(page: Page, typed: string): Promise<void> {
  await noInternet(page).getByRole('button', { name: 'Open your offline copy' }).click();
  await page.getByLabel('Your offline PIN').fill(typed);
}

/** The largest client, as the list has it: what must be in the copy and nowhere else. */
async function largestClient(page: Page): Promise<{ name: string; amount: string; href: string }> {
  await page.goto(`${hubUrl()}/distributor/investor/investor-list?sort=aum&order=desc`);
  const link = page.getByRole('main').locator('a[href*="investor-details"]').first();
  const name = (await link.textContent())?.trim() ?? '';
  const amount = await page.getByRole('main').locator('[title^="₹"]').first().getAttribute('title');
  const href = (await link.getAttribute('href')) ?? '';
  return { name, amount: (amount ?? '').replace(/[₹,]/g, ''), href };
}

test('the app starts without a line, the copy opens with the PIN alone, and nothing of it can be read on the disk', async ({
  browserName,
}, info) => {
  expect(browserName).toBe('chromium');
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(runFolder(), 'device-'));
  let device = await openDevice(folder, info);
  let page = device.pages()[0] ?? (await device.newPage());
  await page.goto(`${hubUrl()}/login/`);
  await enterLogin(page, 'ifa');
  const { name, amount, href } = await largestClient(page);
  expect(name.length).toBeGreaterThan(5);
  expect(amount).toMatch(/^\d+(\.\d\d)?$/);
  await turnOn(page);
  // From the top: the bar at the bottom lies over whatever happens to be there.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.goto(`${hubUrl()}${href}`);
  await page.getByRole('button', { name: 'Take with me' }).click();
  await expect(page.getByRole('button', { name: `Leave ${name} behind` })).toBeVisible();
  await waitForShell(page);
  for (const path of await savedAddresses(page))
    expect(path).toMatch(/^\/(?:assets\/|distributor\/no-internet$)/);

  // What is not sealed would be found: these are.
  await page.evaluate(() => {
    localStorage.setItem('test.canary', 'Canary Kept Plainly');
    return new Promise((resolve) => {
      const request = indexedDB.open('test-canary', 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore('birds').put('Canary In A Database', 1);
      request.onsuccess = () => resolve(request.result.close());
    });
  });
  const stored = await storedText(page);
  for (const canary of ['Canary Kept Plainly', 'Canary In A Database']) expect(stored).toContain(canary);
  for (const secret of [name, amount, pin]) expect(stored).not.toContain(secret);
  await device.close();
  for (const canary of ['Canary Kept Plainly', 'Canary In A Database'])
    expect(filesWith(folder, canary)).not.toEqual([]);
  for (const secret of [name, amount]) expect(filesWith(folder, secret)).toEqual([]);

  // The next day, in a tunnel.
  device = await openDevice(folder, info);
  page = device.pages()[0] ?? (await device.newPage());
  await openWithoutLine(page, '/distributor/dashboard');
  await expect(noInternet(page)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await unlock(page, '111222');
  await expect(noInternet(page)).toContainText('4 tries are left');
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByLabel('Your offline PIN').fill(pin);
  await expect(page.getByRole('heading', { name: 'Your offline copy' })).toBeVisible();
  // Whom one meets comes first, with a number that can be called; of it, too, nothing lies on the disk.
  const along = page.getByRole('list', { name: 'With me' });
  await expect(along).toContainText(name);
  const mobile = (await along.getByRole('link').first().textContent()) ?? '';
  expect(mobile).toMatch(/^\+?\d{10,}$/);
  expect(filesWith(folder, mobile)).toEqual([]);
  await expectAccessible(page);
  await noInternet(page).getByRole('radio', { name: 'Clients' }).check();
  const first = page.getByRole('list', { name: 'Clients' }).getByRole('listitem').first();
  await expect(first).toContainText(name);
  await expectAccessible(page);
  await noInternet(page).getByRole('radio', { name: 'Orders' }).check();
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);

  // With the line comes the app itself; with the logout the copy goes, and that is asked first.
  await device.setOffline(false);
  await expect(noInternet(page)).toHaveCount(0);
  await expect(screen(page, 'dashboard')).toBeVisible();
  expect(await recordNames(page)).toContain('offline-copy');
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await logout.click();
  await expect(logoutQuestion(page)).toContainText('Your offline copy is removed from this device.');
  await logoutQuestion(page).getByRole('button', { name: 'Stay' }).click();
  expect(await recordNames(page)).toContain('offline-copy');
  await logout.click();
  await logoutQuestion(page).getByRole('button', { name: 'Log out' }).click();
  await expect(screen(page, 'landing')).toBeVisible();
  expect(await recordNames(page)).not.toContain('offline-copy');
  await device.close();
  rmSync(folder, { recursive: true, force: true });
});

test.describe('a new build', () => {
  test.use({ serviceWorkers: 'allow' });

  test('takes the place of the old one at the next move, and is what starts without a line', async ({
    page,
    context,
  }) => {
    const builds = await serveTwoBuilds();
    const build = async () =>
      builds.buildOf((await page.locator('script[type="module"]').first().getAttribute('src')) ?? '');
    const shells = () => page.evaluate(async () => (await caches.keys()).length);
    await page.goto(`${builds.url}/login/`);
    await enterLogin(page, 'otherIfa');
    await waitForShell(page);
    expect(await build()).toBe('old');
    expect(await shells()).toBe(1);

    builds.putUpNewBuild();
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      await (await navigator.serviceWorker.getRegistration())?.update();
      await changed;
    });
    // What is open stays open.
    expect(await build()).toBe('old');
    await expect(screen(page, 'dashboard')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Notifications/ })
      .click();
    await expect.poll(build).toBe('new');
    await expect(page.locator('main[data-route-id]')).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe('/distributor/dashboard');

    await context.setOffline(true);
    await page.goto(`${builds.url}/distributor/dashboard`);
    expect(await build()).toBe('new');
    await expect(page.locator('#root > *').first()).toBeAttached();
    await builds.stop();
  });
});
