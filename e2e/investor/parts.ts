import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../setup/signed-in.ts';

export const listPath = '/distributor/investor/investor-list';
export const isPhone = () => test.info().project.name === 'phone';

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Clients' });
export const rows = (page: Page): Locator => table(page).locator('tbody').getByRole('row');
export const links = (page: Page): Locator => rows(page).getByRole('link');
export const search = (page: Page): Locator => page.getByRole('textbox', { name: /^Search by name, PAN/ });
/** "120 clients · AUM ₹6.90 Cr · as on 13-Nov-2026". */
export const note = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /^[\d,]+ clients?\b/ });

/** Rows that are still to come, among those on the screen; what is drawn below it may stay an outline. */
const outlines = (page: Page): Promise<number> =>
  rows(page).evaluateAll((all) => {
    const isComing = (row: Element) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && row.querySelector('a') === null;
    };
    return all.filter(isComing).length;
  });

/** Rows are there, and none of those on the screen is still to come. */
export async function expectRows(page: Page): Promise<void> {
  await expect(note(page)).toBeVisible();
  await expect(links(page).first()).toBeVisible();
  await expect.poll(() => outlines(page)).toBe(0);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
}

/** One client by the place in the whole list, counted from 1; the head is row 1 of the table. */
export const rowAt = (page: Page, place: number): Locator =>
  table(page).locator(`tr[aria-rowindex="${place + 1}"]`);

export const tab = (page: Page, name: RegExp | string): Locator => page.getByRole('tab', { name });
