import { expect } from '@playwright/test';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { screen } from '../shell/parts.ts';

test.use({ serviceWorkers: 'allow' });

test('the app in a native shell has no service worker: its files are on the device', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openAppAs(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  // On the web the worker is begun when the page first has time, and idle work is done in the order it was asked for.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(requested.filter((path) => /follow-build|sw\.js/.test(path))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
