import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { test } from '../setup/test.ts';
import { openApp } from './native-app.ts';
import { header, screen } from './parts.ts';

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

test('no header on the landing page, login via OTP and shared content, on a phone and at 1280 px [S2-63] [S2-64] [S2-65]', async ({
  page,
}) => {
  await openApp(page);
  const atEachSize = async (path: string, check: (at: string) => Promise<void>) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await check(`${path} at ${size.width} px`);
    }
  };
  for (const [path, route] of [
    ['/', 'landing'],
    ['/login/login-via-otp', 'login/otp'],
    ['/view-content/1/2', 'co-branding/view-content'],
  ] as const) {
    await moveTo(page, path);
    await expect(screen(page, route)).toBeVisible();
    await atEachSize(path, (at) => expect(header(page), at).toBeHidden());
    // It is there on other pages.
    await moveTo(page, '/login/arn');
    await expect(screen(page, 'login/arn')).toBeVisible();
    await atEachSize('/login/arn', (at) => expect(header(page), at).toBeVisible());
  }
});
