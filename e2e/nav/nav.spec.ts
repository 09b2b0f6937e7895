import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../notifications/parts.ts';
import { moveTo } from '../session/parts.ts';
import { expectEvenText } from '../setup/even-text.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';

const isPhone = () => test.info().project.name === 'phone';
const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Schemes and their NAV' }).locator('tbody').getByRole('row');
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

/** The files say the same as the list. */
async function expectFiles(page: Page): Promise<void> {
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
}

test('a row opens its history, readable without seeing it; back keeps the place; the list exports what its filter selects', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/nav?sort=nav');
  await expectRows(page);
  // Nothing is wider than the screen: the filters scroll in their strip.
  await expectNoSideways(page);
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
  if (!isPhone()) {
    await test.step('exports what the filter selects', async () => {
      await moveTo(page, '/distributor/nav?class=LIQUID');
      await expectRows(page);
      await expectFiles(page);
    });
  }
});
