import { expect, test } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { openAppAs } from './native-app.ts';
import { screen, tabs } from './parts.ts';
import { leaveStored } from './stored.ts';

test('back returns to the stored page when it has saved data [S4-61]', async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  await leaveStored(page, 'lastPage', { route: 'transact/lumpsum', hasSavedData: true });
  await page.goto(`${hubUrl()}/distributor/wishes`);
  await expect(screen(page, 'wishes')).toBeVisible();
  await phone.backButton();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/transact/lumpsum`);
  await expect(screen(page, 'transact/lumpsum')).toBeVisible();
});

test('back goes to the dashboard without a stored page with saved data, then to the landing page [S4-62] [S4-63]', async ({
  page,
}) => {
  const phone = await openAppAs(page, 'otherIfa');
  await leaveStored(page, 'lastPage', { route: 'transact/lumpsum', hasSavedData: false });
  await page.goto(`${hubUrl()}/distributor/wishes`);
  await tabs(page).getByRole('link', { name: 'Cobranding' }).click();
  await expect(screen(page, 'co-branding')).toBeVisible();
  // The button on the page follows the same rule as the phone's.
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();
  await tabs(page).getByRole('link', { name: 'Transact' }).click();
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  await phone.backButton();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();

  await phone.backButton();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
});
