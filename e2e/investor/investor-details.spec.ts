import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { expectEvenText } from '../setup/even-text.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { expectRows, isPhone, links, listPath, tab } from './parts.ts';

const detailsPath = '/distributor/investor/investor-details';
const folioPath = '/distributor/investor/investor-list/folio-details';

test('shows the whole book of a client part by part; axe finds nothing', async ({ openAs }) => {
  const page = await openAs('ifa', `${listPath}?sip=running`);
  await expectRows(page);
  await page.emulateMedia({ colorScheme: isPhone() ? 'dark' : 'light' });
  await links(page).first().click();
  await expect(page.getByRole('table', { name: /^Holdings of folio/ }).first()).toBeVisible();
  await expectNoSideways(page);
  await expectEvenText(page);
  await expectAccessible(page);
  await tab(page, 'SIP, STP, SWP').click();
  const sip = page.getByRole('region', { name: 'SIPs' }).getByRole('article').first();
  await expect(sip).toContainText(/Next \d\d-[A-Z][a-z]{2}-\d{4}/);
  await expect(sip.getByRole('link', { name: /^Pause/ })).toHaveAttribute(
    'href',
    /sip-pause\?investor=.*&reg=/,
  );
  await expectAccessible(page);
  await tab(page, 'Transactions').click();
  const transactions = page.getByRole('table', { name: 'Transactions' });
  await expect(transactions.getByRole('row').nth(1)).toContainText(/\d\d-[A-Z][a-z]{2}-\d{4}/);
  await expectAccessible(page);
  await tab(page, 'Nominees, banks').click();
  await expect(page.getByRole('heading', { name: 'Banks' }).first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);

  // A reload stands where one was, here in the other colours.
  await page.emulateMedia({ colorScheme: isPhone() ? 'light' : 'dark' });
  await page.reload();
  await expect(tab(page, 'Nominees, banks')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Banks' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('NON_IFA_USER opening any investor screen is redirected to Initiate Transaction [S6-04]', async ({
  openAs,
}) => {
  // Loaded, and then from inside the app.
  const page = await openAs('nonIfa', listPath);
  await expect(page).toHaveURL(`${hubUrl()}/distributor/transact/select-transaction`);
  for (const path of [
    listPath,
    '/distributor/investor/scheme-list',
    detailsPath,
    '/distributor/investor/scheme-list/scheme-details',
    folioPath,
    '/distributor/investor/00000000-0000-4000-8000-000000000000',
  ]) {
    await moveTo(page, path);
    await expect(page, path).toHaveURL(`${hubUrl()}/distributor/transact/select-transaction`);
    await expect(page.locator('main[data-route-id="transact/initiate"]')).toBeVisible();
  }
});
