import { expect, type Locator, type Page } from '@playwright/test';

export { expectAccessible } from '../setup/axe.ts';

export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
/** Stands under the rows: coming near it reads the next page. */
export const shown = (page: Page): Locator => page.getByText(/^Showing \d+ of \d+$/);
export const more = (page: Page): Locator => page.getByRole('button', { name: /^Show \d+ more$/ });
export const bell = (page: Page): Locator =>
  page.locator('header').getByRole('link', { name: /^Notifications/ });

/** What the demo begins with: three pages. A login from a new device adds to it at any time. */
const seeded = 23;

/** The list stands with its first ten rows; answers how many there are in all. */
export async function firstTen(page: Page): Promise<number> {
  await expect(rows(page)).toHaveCount(10);
  const all = Number(/of (\d+)$/.exec((await shown(page).textContent()) ?? '')?.[1]);
  expect(all).toBeGreaterThanOrEqual(seeded);
  return all;
}

/** Asks for page after page, each ten rows more, until all are there: 10, 20, 23. */
export async function readToTheEnd(page: Page, next: (before: number) => Promise<void>): Promise<void> {
  const all = await firstTen(page);
  for (let before = 10; before < all; before += 10) {
    await next(before);
    const now = Math.min(before + 10, all);
    await expect(rows(page)).toHaveCount(now);
    await expect(shown(page)).toHaveText(`Showing ${now} of ${all}`);
  }
  await expect(more(page)).toHaveCount(0);
}
