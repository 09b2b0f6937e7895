import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../notifications/parts.ts';
import { test } from '../setup/test.ts';
import { type ListsServer, serveLists } from './serve-lists.ts';

const isPhone = () => test.info().project.name === 'phone';
const rowAt = (page: Page, place: number): Locator =>
  page.getByRole('table').locator(`tr[aria-rowindex="${place + 1}"]`);
const link = (page: Page, place: number): Locator => rowAt(page, place).getByRole('link');
const box = (page: Page, place: number): Locator => rowAt(page, place).getByRole('checkbox');
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selected rows' });

const selectAll = (page: Page, rows: string): Locator =>
  page.getByRole('checkbox', { name: `Select all ${rows}`, exact: true }).locator('visible=true');

let lists: ListsServer;
test.beforeEach(async ({ page }) => {
  lists = await serveLists(100_000);
  await page.goto(lists.url);
  await expect(link(page, 1)).toBeVisible();
  if (isPhone()) await page.getByRole('button', { name: 'Select', exact: true }).click();
});
test.afterEach(() => lists.close());

async function expectFocusRestored(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await link(page, 3).focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(rowAt(page, 1)).toHaveCount(0);
  await expect(link(page, 3)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(box(page, 4)).toBeFocused();
  await expect(box(page, 4)).toBeInViewport();
}

async function expectReadAgain(page: Page): Promise<void> {
  for (const pageNumber of [9998, 9999, 10_000]) lists.failing.add(pageNumber);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const alert = page.getByRole('alert').filter({ hasText: 'These rows could not be loaded.' });
  await expect(alert).toBeVisible();
  lists.failing.clear();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(link(page, 100_000)).toBeVisible();
  await expect(alert).toHaveCount(0);
}

test('has its whole length at once and reads only the pages one stops at, again when it could not; the focus keeps its row however far one scrolls', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
  await page.evaluate(async () => {
    // Past a hundred places, one a frame.
    for (let part = 1; part <= 100; part++) {
      window.scrollTo(0, (document.documentElement.scrollHeight / 200) * part);
      await new Promise(requestAnimationFrame);
    }
  });
  const middle = page.locator('tbody tr').nth(10);
  await expect(middle.getByRole('link')).toBeVisible();
  const place = Number(await middle.getAttribute('aria-rowindex'));
  expect(place).toBeGreaterThan(40_000);
  expect(lists.requested.length).toBeLessThan(40);
  expect(await page.locator('tbody tr').count()).toBeLessThan(60);
  await expectAccessible(page);
  await test.step('keeps the focus on its row however far one scrolls, and Tab goes on from there', () =>
    expectFocusRestored(page));
  await test.step('says that rows could not be loaded, and reads them when tried again', () =>
    expectReadAgain(page));
});

async function expectAllSelected(page: Page): Promise<void> {
  const place = () => link(page, 2).boundingBox();
  const colour = () => rowAt(page, 2).evaluate((row) => getComputedStyle(row).backgroundColor);
  const [placeBefore, colourBefore] = [await place(), await colour()];
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();
  await selectAll(page, '1,00,000').check();
  await expect(bar(page)).toContainText('All 1,00,000 selected');
  expect(await place()).toEqual(placeBefore);
  expect(await height()).toBe(heightBefore);
  expect(await colour()).not.toBe(colourBefore);
  await expectAccessible(page);
  await box(page, 3).uncheck();
  await expect(bar(page)).toContainText('99,999 of 1,00,000 selected');
  await bar(page).getByRole('button', { name: 'Export' }).click();
  await expect(page.locator('output')).toHaveText('all but client-3');
}

test('of 1,00,000 selects all, read or not; chooses rows one by one, a range with Shift, and all that the filter selects', async ({
  page,
}) => {
  await test.step('selects all, read or not; nothing moves, and chosen rows are tinted', () =>
    expectAllSelected(page));
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  if (isPhone()) await page.getByRole('button', { name: 'Select', exact: true }).click();
  await box(page, 2).check();
  await expect(bar(page)).toContainText('1 selected');
  await box(page, 6).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('5 selected');
  await box(page, 3).uncheck();
  await bar(page).getByRole('button', { name: 'Export' }).click();
  await expect(page.locator('output')).toHaveText('client-2 client-4 client-5 client-6');

  // Sorting keeps them, a filter does not.
  if (!isPhone()) {
    await page.getByRole('columnheader', { name: 'Client' }).getByRole('button').click();
    await expect(link(page, 1)).toHaveText(/100000$/);
    await expect(bar(page)).toContainText('4 selected');
  }
  await page.getByRole('textbox', { name: 'Search' }).fill('asha');
  await expect(page.getByText('12 clients')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await selectAll(page, '12').check();
  await expect(bar(page)).toContainText('All 12 selected');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('an impossible range is said at its field and not asked for; chips take filters back', {
  tag: '@long',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('From').fill('5,00,000');
  await page.getByLabel('To').fill('2,00,000');
  await expect(page.getByLabel('To')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('The range ends before it starts.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('To').fill('8,00,000');
  await expect(page.getByLabel('To')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('City').selectOption('Kochi');
  await page.getByRole('button', { name: isPhone() ? /^Show 1,00,000 clients/ : 'Done' }).click();
  await expect(page.getByRole('button', { name: 'More filters 2 active' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove the filter AUM from ₹500000 to ₹800000' }).click();
  await expect(page.getByRole('button', { name: 'More filters 1 active' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('button', { name: 'More filters', exact: true })).toBeVisible();
});

async function expectMasked(page: Page): Promise<void> {
  const first = rowAt(page, 1);
  await first.getByRole('button', { name: 'Show PAN' }).click();
  await expect(first).toContainText('PAN-client-1');
  await first.getByRole('button', { name: 'Hide PAN' }).click();
  await expect(first).not.toContainText('PAN-client-1');
  const second = rowAt(page, 2);
  await second.getByRole('button', { name: 'Show PAN' }).click();
  await expect(second.getByRole('status')).toHaveText('Could not be shown');
  await expect(second.getByRole('button', { name: 'Try again PAN' })).toBeVisible();
}

test('a masked value is fetched when it is asked for and hidden again; the device remembers which columns are shown', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await test.step('a masked value is fetched when it is asked for and hidden again at the second tap', () =>
    expectMasked(page));
  const cells = rowAt(page, 1).getByRole('cell');
  await expect(cells.filter({ hasText: 'Pune' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'City' }).check();
  await page.getByRole('checkbox', { name: 'KYC' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  for (const _ of ['now', 'after a reload']) {
    await expect(cells.filter({ hasText: 'Pune' })).toBeVisible();
    await expect(cells.filter({ hasText: 'On hold' })).toHaveCount(0);
    await page.reload();
  }
});
