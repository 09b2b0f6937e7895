import { expect } from '@playwright/test';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { screen, toast } from '../shell/parts.ts';
import { timedOut } from './parts.ts';

test('an app left alone for five minutes is back at the login via OTP, also when it slept meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  await openAppAs(page, 'nonIfa');
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  await page.clock.fastForward('05:01');
  // Anywhere, at once: a click on an element would wait until the toast no longer covers it.
  await page.mouse.click(2, 300);
  await expect(toast(page, timedOut)).toBeVisible();
  await expect(page).toHaveURL(`${appUrl()}/login/login-via-otp`);
});
