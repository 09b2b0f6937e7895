import { expect, test } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
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
  await page.getByRole('heading', { level: 1 }).click();
  await expect(toast(page, timedOut)).toBeVisible();
  await expect(page).toHaveURL(`${hubUrl()}/login/login-via-otp`);
});
