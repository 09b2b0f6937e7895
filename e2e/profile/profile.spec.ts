import { expect } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { screen } from '../shell/parts.ts';
import { avatarRules } from './avatar-rules.ts';
import { breakCall, details, edit, field, openProfile, path } from './parts.ts';
import { photo } from './pictures.ts';

avatarRules((page) => signIn(page, 'nonIfa'));

test('an employee who opens the profile is led to the dashboard [S6-15]', async ({ openAs }) => {
  const page = await openAs('employee', path);
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();
});

test('axe finds nothing while it loads, when it fails, at a field that is wrong, and in the crop', {
  tag: '@desktop-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav');
  await page.route('**/login/sessions', () => {});
  const mend = await breakCall(page, '**/Values/GetUserData*');
  await openProfile(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Your details could not be loaded' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('Loading your devices')).toBeAttached();
  await expectAccessible(page);
  await mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await edit(page);
  await field(page, 'Website').fill('not an address');
  await field(page, 'Website').blur();
  await expect(field(page, 'Website')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await details(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: /(Add a|Change) picture/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(page, { width: 300, height: 200 }));
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expectAccessible(page);
});
