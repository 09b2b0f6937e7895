import { expect } from '@playwright/test';
import { test } from '../setup/test.ts';
import { openAppAs, system } from '../shell/native-app.ts';
import { toast } from '../shell/parts.ts';
import { avatarRules } from './avatar-rules.ts';
import { card, path } from './parts.ts';

avatarRules(async (page) => {
  await openAppAs(page, 'nonIfa');
});

test('a PIN is set up on the phone, listed with its device and taken back', async ({ page }) => {
  // The server keeps one key for a phone of an ARN, and the simulated phones are one: each system has its own ARN.
  await openAppAs(page, system() === 'ios' ? 'otherIfa' : 'ifa', { biometrics: 'none', path });
  const login = card(page, 'PIN and biometric login');
  await expect(login.getByRole('button', { name: 'Use fingerprint or face' })).toHaveCount(0);
  await login.getByRole('button', { name: 'Use a PIN' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose a 6-digit PIN').fill('246801');
  await dialog.getByLabel('Enter it once more').fill('246801');
  await expect(dialog).toHaveCount(0);
  const own = login.getByRole('listitem').filter({ hasText: '(this device)' });
  await expect(own).toContainText('By PIN');
  await own.getByRole('button', { name: /^Remove PIN login/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(toast(page, 'needs a code to log in now.')).toBeVisible();
  await expect(login.getByRole('button', { name: 'Use a PIN' })).toBeVisible();
});
