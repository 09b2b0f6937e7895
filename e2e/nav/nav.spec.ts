import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../notifications/parts.ts';
import { expectEvenText } from '../setup/even-text.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';

const isPhone = () => test.info().project.name === 'phone';
const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Schemes and their NAV' }).locator('tbody').getByRole('row');
const search = (page: Page): Locator => page.getByRole('textbox', { name: /^Search by name/ });
const links = (page: Page): Locator => rows(page).getByRole('link');
const names = (page: Page): Promise<string[]> => links(page).allTextContents();
/** One row by its place in the whole list, counted from 1; the head is row 1 of the table. */
const rowAt = (page: Page, place: number): Locator =>
  page.getByRole('table').locator(`tr[aria-rowindex="${place + 1}"]`);
/** Rows are there, and none of those drawn is still to come. */
async function expectRows(page: Page): Promise<void> {
  await expect(links(page).first()).toBeVisible();
  await expect(rows(page).getByText('Loading', { exact: true })).toHaveCount(0);
}

/** The figures of one column, as numbers, top to bottom. */
async function figures(page: Page, column: number): Promise<number[]> {
  const texts = await rows(page).locator(`td:nth-child(${column})`).allInnerTexts();
  return texts.map((text) => Number(/[+−]?\d+\.\d+(?=%)/.exec(text)?.[0].replace('−', '-')));
}

/** By the head of the column, or on a phone, which has none, by the list of ways to sort. */
async function sortByOneYear(page: Page): Promise<void> {
  if (isPhone()) await page.getByLabel('Sort by').selectOption('Highest 1Y return');
  else await page.getByRole('columnheader', { name: /1Y/ }).getByRole('button').click();
}

test('finds by words in any order, filters and sorts; the address keeps it', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav');
  await expectRows(page);
  await expect(page.getByText(/^Newest NAV of \d\d-[A-Z][a-z]{2}-\d{4} · \d+ schemes$/)).toBeVisible();
  // Nothing is wider than the screen: the filters scroll in their strip.
  await expectNoSideways(page);
  await expect(
    page.getByRole('table').locator('[title="Return a year over 3 years"]').first(),
  ).toBeAttached();
  expect(
    (await page.getByText('3Y p.a.').count()) + (await page.locator('[data-label="3Y p.a."]').count()),
  ).toBeGreaterThan(0);
  await search(page).pressSequentially('cap large');
  await expect(page).toHaveURL(/[?&]q=cap\+large/);
  await expect(page.getByText(/ \d+ schemes? found$/)).toBeVisible();
  for (const row of await rows(page).allTextContents()) expect(row).toMatch(/Large.*Cap/);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: /^Equity/ }).click();
  await page.getByRole('button', { name: 'Growth' }).click();
  await expect(page).toHaveURL(/class=EQUITY&option=GROWTH/);
  await expect(page.getByRole('button', { name: /^Equity/ })).toHaveAttribute('aria-pressed', 'true');
  await sortByOneYear(page);
  await expect(page).toHaveURL(/sort=return1y/);
  await expectRows(page);
  await expect
    .poll(async () => {
      const got = await figures(page, 6);
      return got.every((one, at) => at === 0 || one <= (got[at - 1] ?? one));
    })
    .toBe(true);
  for (const name of await names(page)) expect(name).toContain('Growth');

  const before = await names(page);
  await page.reload();
  await expectRows(page);
  expect(await names(page)).toEqual(before);

  await search(page).fill('no such scheme');
  await expect(page.getByText('No scheme fits')).toBeVisible();
  await page.getByRole('button', { name: 'Show all schemes' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/nav?sort=return1y`);
  await expectRows(page);
});

test('a row opens its history, readable without seeing it; back keeps the place', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav?sort=nav');
  await expectRows(page);
  // The list has its whole length at once; its rows are read where one looks.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(rowAt(page, 1)).toHaveCount(0);
  await expectRows(page);
  const place = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 3;
  const link = rowAt(page, place).getByRole('link');
  const name = (await link.innerText()).split('\n')[0] ?? '';
  await link.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => window.scrollY);
  await link.click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const chart = page.getByRole('slider', { name: /^NAV of / });
  const spoken = /^\d\d-[A-Z][a-z]{2}-\d{4}, [\d,]+\.\d{4} rupees$/;
  await expect(chart).toHaveAttribute('aria-valuetext', spoken);
  await chart.press('Home');
  const first = await chart.getAttribute('aria-valuetext');
  await chart.press('ArrowRight');
  await expect(chart).not.toHaveAttribute('aria-valuetext', first ?? '');
  await page.getByRole('radio', { name: '5 years' }).check();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(chart).not.toHaveAttribute('aria-valuemax', '0');
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row').nth(1)).toContainText(/^\d\d-[A-Z][a-z]{2}-\d{4}/);
  const returns = page.getByLabel('Returns');
  for (const term of ['3 years p.a.', '5 years p.a.']) await expect(returns.getByText(term)).toBeVisible();
  await expect(returns.getByText(/^Since (inception|first NAV)( p\.a\.)?$/)).toBeVisible();
  await expect(returns.getByText(/^from \d\d-[A-Z][a-z]{2}-\d{4}$/)).toBeVisible();
  await expect(page.getByText(/^Benchmark \S/)).toBeVisible();
  await expect(page.getByText('Riskometer')).toBeVisible();
  await expect(page.getByText('Exit load')).toBeVisible();
  await page.emulateMedia({ colorScheme: isPhone() ? 'dark' : 'light' });
  await expectEvenText(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All schemes' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/nav?sort=nav`);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(height - 50);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(height + 50);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('exports what the filter selects, and the file says the same as the list', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav?class=LIQUID');
  await expect(rows(page).first()).toBeVisible();
  const save = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await save('CSV');
  expect(csv.name).toMatch(/^nav-\d{4}-\d\d-\d\d\.csv$/);
  const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[1])).toEqual(
    (await names(page)).map((name) => name.replace(/ (?=Regular|Direct)/, ' - ')),
  );
  expect((await save('Excel')).bytes.subarray(0, 2).toString()).toBe('PK');
  expect((await save('PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('says that it could not be loaded and loads when tried again; axe finds nothing', async ({ openAs }) => {
  const page = await openAs('nonIfa', '/distributor/profile');
  await page.emulateMedia({ colorScheme: isPhone() ? 'dark' : 'light' });
  await page.route('**/nav/getdata*', (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } }),
  );
  await page.goto(`${hubUrl()}/distributor/nav`);
  const alert = page.getByRole('alert').filter({ hasText: 'The NAVs could not be loaded' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/nav/getdata*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectRows(page);
  await expectAccessible(page);
});

test('is closed to an internal team', async ({ openAs }) => {
  const page = await openAs('internal', '/distributor/nav');
  await expect(page.locator('main[data-route-id="transact/initiate"]')).toBeVisible();
});
