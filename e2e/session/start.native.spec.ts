import { expect } from '@playwright/test';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { screen } from '../shell/parts.ts';
import { nativeHost } from '../wire/platform.ts';
import { ofSession } from './parts.ts';

test('a reload keeps storage and login; an app started anew clears both and goes to the login via OTP [S4-01] [S4-02]', async ({
  page,
  context,
}) => {
  const phone = await openAppAs(page, 'nonIfa');
  await page.reload();
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  await expect(page).toHaveURL(`${appUrl()}/distributor/transact/select-transaction`);
  expect(await nativeHost.storedNames(page)).toEqual(
    expect.arrayContaining(['hub.profile', 'hub.hubAccessToken', 'hub.hubRefreshToken', 'hub.loggedIn']),
  );
  expect(phone.calls('Preferences.clear')).toHaveLength(0);

  // Closing the app takes the run's own storage with it, and so the login-success flag.
  await page.close();
  const started = await context.newPage();
  await started.goto(appUrl());
  await expect(started).toHaveURL(`${appUrl()}/login/login-via-otp`);
  await expect(started.getByRole('textbox', { name: 'ARN' })).toBeVisible();
  expect(phone.calls('Preferences.clear')).toHaveLength(1);
  const stored = await nativeHost.storedNames(started);
  expect([...ofSession, 'hub.loggedIn'].filter((name) => stored.includes(name))).toEqual([]);
  await started.goto(`${appUrl()}/distributor/nav`);
  await expect(started).toHaveURL(`${appUrl()}/login/`);
});
