import { readFile } from 'node:fs/promises';
import { aum as bookAum } from '@hub/contract/calls/dashboard';
import { listHolders, listSchemes, type SchemeRow } from '@hub/contract/calls/investor-schemes';
import { expect, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../notifications/parts.ts';
import { expectEvenText } from '../setup/even-text.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { people } from '../setup/people.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import {
  detailsPath,
  expectRows,
  held,
  holders,
  isPhone,
  listPath,
  moved,
  names,
  rows,
  rupees,
  screen,
  totalOf,
} from './parts.ts';

const search = (page: Page) => page.getByRole('textbox', { name: /^Search by name, category/ });
const id = people.ifa.arn;

/** What the list's own call answers, all pages of it. */
async function schemesOf(asked: { view?: 'held' | 'moved'; assetClass?: 'EQUITY' }): Promise<SchemeRow[]> {
  const client = await elsewhere('ifa');
  const first = await client.call(listSchemes, { id, ...asked });
  const found = [...first.items];
  for (let pageNumber = 2; found.length < (first.totals?.schemes ?? 0); pageNumber++) {
    found.push(...(await client.call(listSchemes, { id, ...asked, pageNumber })).items);
  }
  return found;
}

test('the list says what the dashboard says, is searched, filtered and sorted, and keeps it in the address', async ({
  openAs,
}) => {
  const page = await openAs('ifa', listPath);
  await expectRows(held(page));
  await expectNoSideways(page);
  const client = await elsewhere('ifa');
  const { aum } = await client.call(bookAum, {});
  expect(rupees(await totalOf(page, 'AUM'))).toBe(Number(aum));

  await search(page).fill('cap');
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?q=cap`);
  await expect(page.getByText(/ \d+ schemes? found$/)).toBeVisible();
  await expectRows(held(page));
  for (const name of await names(held(page))) expect(name).toMatch(/cap/i);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: 'Equity', exact: true }).click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?class=EQUITY`);
  if (isPhone()) await page.getByLabel('Sort by').selectOption('Name, A to Z');
  else await held(page).getByRole('columnheader', { name: 'Scheme' }).getByRole('button').click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?class=EQUITY&sort=name`);
  await expectRows(held(page));
  const shown = await names(held(page));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other)));
  await page.reload();
  await expectRows(held(page));
  // How many rows are read ahead is the list's own business.
  expect((await names(held(page))).slice(0, shown.length)).toEqual(shown);

  await search(page).fill('no such scheme');
  await expect(page.getByText('No scheme fits')).toBeVisible();
  await page.getByRole('button', { name: 'Show all schemes' }).click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?sort=name`);
});

test('this month shows what came and went, and its totals are the sums of its rows', async ({ openAs }) => {
  const page = await openAs('ifa', listPath);
  await expectRows(held(page));
  await page.getByRole('radio', { name: 'Bought or sold this month' }).check({ force: true });
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?view=moved`);
  await expectRows(moved(page));
  const all = await schemesOf({ view: 'moved' });
  const sum = (part: (row: SchemeRow) => string) =>
    all.reduce((total, row) => total + Math.round(Number(part(row)) * 100), 0) / 100;
  const bought = sum((row) => row.bought);
  const sold = sum((row) => row.sold);
  expect(rupees(await totalOf(page, 'In'))).toBe(bought);
  expect(rupees(await totalOf(page, 'Of it by SIP'))).toBe(sum((row) => row.bySip));
  expect(rupees(await totalOf(page, 'Out'))).toBe(sold);
  expect(rupees(await totalOf(page, 'Net'))).toBeCloseTo(bought - sold, 2);
});

test('a scheme opens with facts, chart and who holds it; a holder opens; back finds the list again', async ({
  openAs,
}) => {
  const page = await openAs('ifa', `${listPath}?class=EQUITY`);
  await expectRows(held(page));
  // By its place in the whole list: which rows are drawn depends on where one is.
  const link = held(page).locator('tr[aria-rowindex="4"]').getByRole('link');
  const fund = (await link.textContent()) ?? '';
  await link.click();
  await expect(screen(page, 'investor/scheme-details')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: fund })).toBeVisible();
  await expect(page.getByText('Riskometer')).toBeVisible();
  await expect(page.getByRole('slider', { name: /^NAV of / })).toHaveAttribute('aria-valuetext', /rupees$/);
  await expectNoSideways(page);

  await holders(page).scrollIntoViewIfNeeded();
  await expectRows(holders(page));
  const code = new URL(page.url()).searchParams.get('scheme') ?? '';
  const client = await elsewhere('ifa');
  const { scheme, items, totals } = await client.call(listHolders, { id: code });
  expect(rupees(await totalOf(page, 'AUM in your book'))).toBe(Number(scheme.aum));
  expect(totals?.holders).toBe(scheme.holders);
  const [largest] = items;
  await expect(rows(holders(page)).first()).toContainText(largest?.name ?? '?');

  const wanted = items.at(-1);
  const field = page.getByRole('textbox', { name: /^Search by name, PAN/ });
  await field.fill(wanted?.folioNo ?? '');
  await expect(page.getByText(/^1 folio found$/)).toBeVisible();
  await expect(rows(holders(page)).first()).toContainText(wanted?.name ?? '?');
  await rows(holders(page))
    .first()
    .getByRole('link', { name: wanted?.name ?? '?', exact: true })
    .click();
  await expect(screen(page, 'investor/details')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'investor/scheme-details')).toBeVisible();
  await expect(field).toHaveValue(wanted?.folioNo ?? '?');

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?class=EQUITY`);
  await expectRows(held(page));
  await expect(link).toBeFocused();
});

test('a transaction begins with the scheme filled in', async ({ openAs }) => {
  const page = await openAs('ifa', `${listPath}?class=EQUITY`);
  await expectRows(held(page));
  await rows(held(page)).first().getByRole('link').press('Enter');
  await expect(screen(page, 'investor/scheme-details')).toBeVisible();
  const code = new URL(page.url()).searchParams.get('scheme');
  await page.getByRole('button', { name: /^Invest: / }).click();
  await page.getByRole('menuitem', { name: /^SIP/ }).click();
  await expect(screen(page, 'transact/sip')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('scheme')).toBe(code);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(screen(page, 'dashboard')).toBeVisible();
});

test('exports what the filter selects: the file, opened by another library, says the same row by row', async ({
  openAs,
}) => {
  const page = await openAs('ifa', `${listPath}?class=EQUITY`);
  await expectRows(held(page));
  const save = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    return readFile(await (await download).path());
  };
  const all = await schemesOf({ assetClass: 'EQUITY' });
  const sheet = (await readSheet(await save('Excel'))) as unknown[][];
  const head = sheet.findIndex(([first]) => first === 'AMFI code');
  const columns = ['AMFI code', 'Scheme', 'Folios', 'Units', 'AUM (₹)', 'Cost (₹)', 'Gain (₹)', 'Bought (₹)'];
  const places = columns.map((name) => sheet[head]?.indexOf(name) ?? -1);
  expect(places).not.toContain(-1);
  const written = sheet
    .slice(head + 1)
    .filter((row) => typeof row[places[4] ?? 0] === 'number')
    .map((row) => places.map((at) => row[at]));
  expect(written).toEqual(
    all.map((row) => [
      row.code,
      row.name,
      row.holders,
      Number(row.units),
      Number(row.aum),
      Number(row.cost),
      Number(row.gain),
      Number(row.bought),
    ]),
  );
  const lines = (await save('CSV')).toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(all.map(({ code }) => code));
  expect((await save('PDF')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('says what could not be loaded and loads it when tried again; axe finds nothing in light and dark', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/profile');
  await page.route('**/Values/GetNo_Schemes/**', (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } }),
  );
  await page.goto(`${hubUrl()}${listPath}`);
  const alert = page.getByRole('alert').filter({ hasText: 'The schemes could not be loaded' });
  await expect(alert).toBeVisible();
  await expectEvenText(page);
  await expectAccessible(page);
  await page.unroute('**/Values/GetNo_Schemes/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectRows(held(page));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await rows(held(page)).first().getByRole('link').click();
  await expect(page.getByRole('slider', { name: /^NAV of / })).toBeVisible();
  await expectRows(holders(page));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('a scheme that is none is told as such, and leads to the list', async ({ openAs }) => {
  const page = await openAs('ifa', `${detailsPath}?scheme=NOSUCH1`);
  await expect(page.getByText('There is no such scheme')).toBeVisible();
  await page.getByRole('link', { name: 'Show the schemes' }).click();
  await expectRows(held(page));
  await page.goto(`${hubUrl()}${detailsPath}?scheme=../../x`);
  await expect(page.getByText('There is no such scheme')).toBeVisible();
});
