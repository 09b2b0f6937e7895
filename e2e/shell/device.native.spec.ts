import { expect } from '@playwright/test';
import { test } from '../setup/test.ts';
import { openApp, openAppAs, system } from './native-app.ts';
import { rotateOverlay, screen, toast } from './parts.ts';

test('the phone is locked to portrait as soon as the app runs, and no overlay asks to turn it; below 18 iOS gets the old style, Android never [S2-80] [S4-65] [S9-32]', async ({
  page,
}) => {
  const phone = await openApp(page, { path: '/login/', osVersion: '17.6' });
  await test.step('locked to portrait as soon as the app runs', async () => {
    await expect.poll(phone.lockedOrientation).toBe('portrait');
  });

  let existing = 0;
  for (const osVersion of ['17.6', '18.0', '26.1']) {
    const old = system() === 'ios' && Number.parseInt(osVersion, 10) < 18;
    await test.step(`version ${osVersion} gets the old style on iOS if below 18, never on Android`, async () => {
      if (existing > 0) {
        phone.setOsVersion(osVersion);
        await page.reload();
      }
      await expect.poll(() => phone.calls('Device.getInfo').length).toBeGreaterThan(existing);
      const wrapping = () =>
        page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).textWrap);
      await expect.poll(wrapping).toBe(old ? 'wrap' : 'balance');
      await expect(page.locator('html[data-old-platform]')).toHaveCount(old ? 1 : 0);
      existing = phone.calls('Device.getInfo').length;
    });
  }

  await test.step('the overlay that asks to turn the device is the web’s alone', async () => {
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const [width, height] of [
      [844, 390],
      [575, 500],
      [900, 575],
    ] as const) {
      await page.setViewportSize({ width, height });
      await phone.rotate('landscape');
      expect(await page.evaluate(() => matchMedia('(orientation: landscape)').matches)).toBe(true);
      // Having drawn the new size, it would stand there.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await expect(rotateOverlay(page), `${width} x ${height}`).toHaveCount(0);
    }
    await expect(screen(page, 'login')).toBeVisible();
  });
});

test('a phone that cannot tell its orientation is told [S8-21]', async ({ page }) => {
  await openAppAs(page, 'otherIfa', { fail: ['ScreenOrientation.orientation'] });
  await expect(toast(page, 'error in orientation detection')).toBeVisible();
  await expect(toast(page, 'error in orientation detection')).toHaveAttribute('data-style', 'error');
});
