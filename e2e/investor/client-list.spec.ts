import { expect } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { clientCount, expectRows, isPhone, links, listPath, note, rows, search, table } from './parts.ts';

test('searches as one types, filters and sorts; the head counts what is selected', async ({ openAs }) => {
  const page = await openAs('ifa', listPath);
  await expectRows(page);
  await expect(note(page)).toHaveText(/^\d+ clients · AUM ₹[\d.,]+ (L|Cr) · as on \d\d-[A-Z][a-z]{2}-\d{4}$/);
  await expectNoSideways(page);

  const all = await clientCount(page);
  const name = (await links(page).nth(2).textContent()) ?? '';
  const [first = '', last = ''] = name.split(' ');
  await search(page).pressSequentially(`${last} ${first}`.toLowerCase());
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(note(page)).toContainText('found');
  await expect(links(page).filter({ hasText: name })).not.toHaveCount(0);
  expect(await clientCount(page)).toBeLessThan(all);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: 'Equity', exact: true }).click();
  await page.getByRole('button', { name: 'Without SIP' }).click();
  await expect(page).toHaveURL(/class=EQUITY&sip=none/);
  await expect(note(page)).toContainText('found');
  await expectRows(page);
  if (isPhone()) await page.getByLabel('Sort by').selectOption('Name, A to Z');
  else
    await page
      .getByRole('columnheader', { name: 'Client', exact: false })
      .first()
      .getByRole('button')
      .click();
  await expect(page).toHaveURL(/sort=name/);
  await expectRows(page);
  const names = await links(page).allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => (one.toUpperCase() < other.toUpperCase() ? -1 : 1)));

  const before = await note(page).textContent();
  await page.reload();
  await expectRows(page);
  await expect(note(page)).toHaveText(before ?? '');
  expect((await links(page).allTextContents()).slice(0, 5)).toEqual(names.slice(0, 5));
});

test('opens what a figure of the dashboard links to', async ({ openAs }) => {
  const page = await openAs('ifa', `${listPath}?balance=live&last=before-half-year`);
  await expectRows(page);
  await expect(page.getByRole('button', { name: 'Remove the filter With a balance' })).toBeAttached();
  await page.getByRole('button', { name: 'Remove the filter Nothing in 6 months' }).click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?balance=live`);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}`);
  await expect(note(page)).toHaveText(/^\d+ clients · AUM/);
});

test('says an impossible AUM range at the field and asks for nothing', async ({ openAs }) => {
  const page = await openAs('ifa', listPath);
  await expectRows(page);
  await page.getByRole('button', { name: 'More filters' }).click();
  const amounts = page.getByRole('group', { name: /^AUM/ });
  await amounts.getByLabel('From').fill('5,00,000');
  await amounts.getByLabel('To').fill('1,00,000');
  await amounts.getByLabel('To').blur();
  await expect(page.getByText('The range ends before it begins.')).toBeVisible();
  await expect(amounts.getByLabel('To')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).not.toHaveURL(/to=/);
  await amounts.getByLabel('From').fill('many');
  await expect(page.getByText('Enter an amount in rupees, like 250000.')).toBeVisible();
  await amounts.getByLabel('From').fill('50000');
  await expect(page).toHaveURL(/from=50000&to=100000/);

  // An address written by hand is told the same.
  await page.goto(`${hubUrl()}${listPath}?from=500000&to=100000`);
  await expect(page.getByText('This AUM range ends before it begins')).toBeVisible();
  await page.getByRole('button', { name: 'Take the range back' }).click();
  await expectRows(page);
});

test('stays whole under hostile searches', async ({ openAs }) => {
  const page = await openAs('ifa', listPath);
  await expectRows(page);
  for (const words of [
    "'; drop table investor; --",
    '.*(a+)+$',
    '%_\\',
    '🦚🦚',
    '<img src=x onerror=alert(1)>',
  ]) {
    await search(page).fill(words);
    await search(page).press('Enter');
    await expect(page.getByText('No client fits')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all clients' }).click();
    await expect(note(page)).toHaveText(/^\d+ clients · AUM/);
  }
  await search(page).fill('a');
  await expect(note(page)).toContainText('found');
  await search(page).fill('x'.repeat(10_000));
  await expect(page.getByText('No client fits')).toBeVisible();
  await page.goto(`${hubUrl()}${listPath}?q=${'y'.repeat(5000)}&class=GOLD&sort=%27&from=1e9`);
  await expect(page.getByText('No client fits')).toBeVisible();
});

test('remembers the columns that were chosen', async ({ openAs }) => {
  test.skip(isPhone(), 'two lines have no columns');
  const page = await openAs('ifa', listPath);
  await expectRows(page);
  const shown = (name: string) => table(page).getByRole('columnheader', { name });
  await expect(shown('KYC')).toBeAttached();
  await expect(shown('Family')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'KYC' }).uncheck();
  await page.getByRole('checkbox', { name: 'Asset classes' }).uncheck();
  await page.getByRole('checkbox', { name: 'Client since' }).uncheck();
  await page.getByRole('checkbox', { name: 'Family' }).check();
  await expect(shown('Family')).toBeAttached();
  await page.reload();
  await expectRows(page);
  await expect(shown('Family')).toBeAttached();
  await expect(shown('KYC')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('hub.columns.clients'));
});

test('says that it could not be loaded, loads when tried again; axe finds nothing', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/profile');
  await page.emulateMedia({ colorScheme: isPhone() ? 'dark' : 'light' });
  const calls = '**/GetInvestorSearch_ByName_New*';
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } }),
  );
  await page.goto(`${hubUrl()}${listPath}`);
  const alert = page.getByRole('alert').filter({ hasText: 'The clients could not be loaded' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectRows(page);
  await expectAccessible(page);
  // Loaded in the other colours: on the way from one to the other there is no contrast to speak of.
  await page.emulateMedia({ colorScheme: isPhone() ? 'light' : 'dark' });
  await page.reload();
  await expectRows(page);
  await expectAccessible(page);
  expect(await rows(page).count()).toBeGreaterThan(5);
});
