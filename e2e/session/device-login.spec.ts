import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';

test('on the web there is no PIN and no fingerprint', { tag: '@desktop-only' }, async ({ page, openAs }) => {
  await page.goto(`${hubUrl()}/login/login-via-otp`);
  await expect(page.getByRole('textbox', { name: 'ARN' })).toBeVisible();
  await expect(page.getByText(/PIN|fingerprint/)).toHaveCount(0);
  const inside = await openAs('ifa', '/login/set-login-type');
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Who is logging in?');
  await expect(inside.getByText(/PIN|fingerprint/)).toHaveCount(0);
});
