import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../setup/signed-in.ts';

export const listPath = '/distributor/investor/scheme-list';
export const detailsPath = `${listPath}/scheme-details`;
export const isPhone = () => test.info().project.name === 'phone';

export const screen = (page: Page, route: string): Locator => page.locator(`main[data-route-id="${route}"]`);
export const table = (page: Page, name: string | RegExp): Locator => page.getByRole('table', { name });
export const held = (page: Page): Locator => table(page, 'Schemes held');
export const moved = (page: Page): Locator => table(page, 'Schemes that moved this month');
export const holders = (page: Page): Locator => table(page, 'Holders');
export const rows = (of: Locator): Locator => of.locator('tbody').getByRole('row');
export const names = (of: Locator): Promise<string[]> => rows(of).getByRole('link').allTextContents();

/** Rows are there, and none of those drawn is still to come. */
export async function expectRows(of: Locator): Promise<void> {
  await expect(rows(of).getByRole('link').first()).toBeVisible();
  await expect(rows(of).getByText('Loading', { exact: true })).toHaveCount(0);
  await expect(of).toHaveAttribute('aria-busy', 'false');
}

/** One figure of a line of totals, in full: the short one has it as its title. */
export async function totalOf(page: Page, label: string): Promise<string> {
  const figure = page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
  return (await figure.locator('[title]').first().getAttribute('title')) ?? '';
}

export const rupees = (text: string): number => Number(text.replace(/[₹,+]/g, ''));
