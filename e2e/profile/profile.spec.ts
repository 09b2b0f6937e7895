import { expect } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { hubUrl, signIn } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { screen } from '../shell/parts.ts';
import { avatarRules } from './avatar-rules.ts';
import { breakCall, card, details, edit, field, openProfile, path, save } from './parts.ts';
import { photo } from './pictures.ts';

avatarRules((page) => signIn(page, 'nonIfa'));

test('an employee who opens the profile is led to the dashboard [S6-15]', async ({ openAs }) => {
  const page = await openAs('employee', path);
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();
});

test('shows the validity of the ARN and of each EUIN in words, and nothing of PAN and account that is private', {
  tag: '@desktop-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', path);
  const rows = card(page, 'ARN and EUIN').getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const row = (code: string) => rows.filter({ hasText: code });
  await expect(row('ARN-100001')).toContainText(/Valid\s*$/);
  await expect(row('E100014')).toContainText(/expired \d+ days ago.*Expired.*cannot be used/s);
  await expect(row('E100013')).toContainText(/\d+ days left.*Renew soon.*renew with AMFI before/s);
  await expect(row('E100011')).toContainText(/days left.*Valid/s);
  // What is urgent stands first.
  await expect(rows.nth(1)).toContainText('E100014');
  const record = card(page, 'Contact and bank');
  await expect(record).toContainText(/\*+4821/);
  await expect(record).toContainText("AMFI's record is the master");
  const seen = await page.locator('main').innerText();
  expect(seen).not.toContain('ZZZPN1001A');
  expect(seen).not.toContain('50190100004821');
});

test('what is wrong stands at its field, from this device and from the server', {
  tag: '@desktop-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', path);
  await edit(page);
  await expect(field(page, 'Display name')).toBeFocused();
  await field(page, 'Website').fill('not an address');
  await field(page, 'Website').blur();
  await expect(field(page, 'Website')).toHaveAccessibleDescription(/web address like/);
  await field(page, 'Display name').fill('<b>Meera</b>');
  await save(page).click();
  await expect(field(page, 'Display name')).toBeFocused();
  await expect(field(page, 'Display name')).toHaveAccessibleDescription(/letters, numbers/);
  await expectAccessible(page);
  await field(page, 'Display name').fill('Meera Nair');
  await field(page, 'Website').fill('nair.example.com');
  await page.route('**/admin/user/save1', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 'Failed', error: 'Please check.', fields: { 'own.city': 'No such city.' } },
    }),
  );
  await save(page).click();
  await expect(field(page, 'City')).toBeFocused();
  await expect(field(page, 'City')).toHaveAccessibleDescription(/No such city/);
  await details(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(details(page).getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('axe finds nothing while it loads, when it fails, and in the crop', { tag: '@desktop-only' }, async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/nav');
  await page.route('**/login/sessions', () => {});
  const mend = await breakCall(page, '**/Values/GetUserData*');
  await openProfile(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Your details could not be read' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('Loading your devices')).toBeAttached();
  await expectAccessible(page);
  await mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(details(page)).toBeVisible();
  await page.getByRole('button', { name: /(Add a|Change) picture/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(page, { width: 300, height: 200 }));
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expectAccessible(page);
});
