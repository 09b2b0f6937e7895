import { expect } from '@playwright/test';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openApp } from './native-app.ts';
import { header, screen } from './parts.ts';

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`${size.width} px: no header on login via OTP, the landing page and shared content [S2-63] [S2-64] [S2-65]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openApp(page, { path: '/login/arn' });
    // It is there on other pages.
    await expect(header(page)).toBeVisible();
    for (const [path, route] of [
      ['/login/login-via-otp', 'login/otp'],
      ['/', 'landing'],
      ['/view-content/1/2', 'co-branding/view-content'],
    ] as const) {
      await page.goto(`${appUrl()}${path}`);
      await expect(screen(page, route)).toBeVisible();
      await expect(header(page)).toBeHidden();
    }
  });
}
