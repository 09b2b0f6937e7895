import { expect } from '@playwright/test';
import { enterLogin, hubUrl, signIn } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { footer, screen } from './parts.ts';
import { leaveStored } from './stored.ts';

test('back returns to the stored page when it has saved data [S4-61]', async ({ page }) => {
  await signIn(page, 'otherIfa');
  await leaveStored(page, 'lastPage', { route: 'transact/lumpsum', hasSavedData: true });
  await page.goto(`${hubUrl()}/distributor/wishes`);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/transact/lumpsum`);
  await expect(screen(page, 'transact/lumpsum')).toBeVisible();
});

test('back goes to the dashboard when the stored page has no saved data [S4-62]', async ({ page }) => {
  await signIn(page, 'otherIfa');
  await leaveStored(page, 'lastPage', { route: 'transact/lumpsum', hasSavedData: false });
  await page.goto(`${hubUrl()}/distributor/wishes`);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();
});

test('back goes to the dashboard when no page is stored, wherever one came from [S4-62]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/wishes');
  await footer(page).getByRole('link', { name: 'NAV' }).click();
  await expect(screen(page, 'nav')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();
});

test("back at the dashboard is the browser's: to the landing page's entry, then out, and never round [S4-63]", async ({
  page,
}) => {
  await page.goto(`${hubUrl()}/`);
  await footer(page).getByRole('link', { name: 'Login' }).click();
  await enterLogin(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
  // The landing page gives way to the dashboard as long as a profile is stored (Spec §2).
  await page.goBack();
  await expect.poll(() => opened).toContain('/');
  await expect(page).toHaveURL(`${hubUrl()}/distributor/dashboard`);
  await expect(screen(page, 'dashboard')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
