import { expect } from '@playwright/test';
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

test('shows a masked value only when it is asked for, and hides it again', async ({ openAs }) => {
  const page = await openAs('ifa', listPath);
  await expectRows(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/investor/reveal')) asked++;
  });
  await links(page).first().click();
  const head = page.getByRole('region', { name: 'Client', exact: true });
  await expect(head.getByText(/^\*+/).first()).toBeVisible();
  await expect(head).not.toContainText(/[A-Z]{5}\d{4}[A-Z]/);
  expect(asked).toBe(0);
  await head.getByRole('button', { name: 'Show PAN' }).click();
  await expect(head).toContainText(/[A-Z]{5}\d{4}[A-Z]/);
  expect(asked).toBe(1);
  await head.getByRole('button', { name: 'Hide PAN' }).click();
  await expect(head).not.toContainText(/[A-Z]{5}\d{4}[A-Z]/);
});

test('an id of another distributor is answered like one that does not exist', async ({ openAs }) => {
  const mine = await openAs('ifa', listPath);
  await expectRows(mine);
  const href = (await links(mine).first().getAttribute('href')) ?? '';
  const id = new URL(href, hubUrl()).searchParams.get('id') ?? '';
  await mine.goto(hubUrl() + href);
  const folio =
    (await mine
      .getByRole('link', { name: /^Folio / })
      .first()
      .getAttribute('href')) ?? '';

  // The id alone opens the same page [S2-12].
  await mine.goto(`${hubUrl()}/distributor/investor/${id}`);
  await expect(mine.getByRole('table', { name: /^Holdings of folio/ }).first()).toBeVisible();
  await tab(mine, 'Transactions').click();
  await expect(mine).toHaveURL(`${hubUrl()}/distributor/investor/${id}?tab=transactions`);
  await expect(mine.getByRole('table', { name: 'Transactions' })).toBeVisible();

  const other = await openAs('otherIfa', href);
  const seen: string[] = [];
  for (const path of [
    href,
    `${detailsPath}?id=00000000-0000-4000-8000-000000000000`,
    `${detailsPath}?id=4711`,
    detailsPath,
    `/distributor/investor/${id}`,
    '/distributor/investor/4711',
  ]) {
    await other.goto(hubUrl() + path);
    await expect(other.getByText('There is no such client in your book')).toBeVisible();
    seen.push(await other.locator('main').innerText());
  }
  expect(new Set(seen).size).toBe(1);
  await expectAccessible(other);
  for (const path of [folio, `${folioPath}?folio=999999999%2F99`, `${folioPath}?folio=%27%3B--`]) {
    await other.goto(hubUrl() + path);
    await expect(other.getByText('There is no such folio in your book')).toBeVisible();
  }
  await other.getByRole('link', { name: 'Show the client list' }).click();
  await expect(other.locator('main[data-route-id="investor/list"]')).toBeVisible();
});

test('one part that fails says so and is tried again; the rest stands', async ({ openAs }) => {
  const page = await openAs('ifa', listPath);
  await expectRows(page);
  await page.route('**/FolioLevel_investor_registered*', (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } }),
  );
  await links(page).first().click();
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'The holdings could not be loaded' });
  await expect(alert).toBeVisible();
  await tab(page, 'Transactions').click();
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  await tab(page, /^Holdings/).click();
  await page.unroute('**/FolioLevel_investor_registered*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: /^Holdings of folio/ }).first()).toBeVisible();
});

test('NON_IFA_USER opening any investor screen is redirected to Initiate Transaction [S6-04]', async ({
  openAs,
}) => {
  const page = await openAs('nonIfa', listPath);
  for (const path of [
    listPath,
    '/distributor/investor/scheme-list',
    detailsPath,
    '/distributor/investor/scheme-list/scheme-details',
    folioPath,
    '/distributor/investor/00000000-0000-4000-8000-000000000000',
  ]) {
    await page.goto(hubUrl() + path);
    await expect(page, path).toHaveURL(`${hubUrl()}/distributor/transact/select-transaction`);
    await expect(page.locator('main[data-route-id="transact/initiate"]')).toBeVisible();
  }
});
