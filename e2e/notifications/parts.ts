import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';

export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
/** Stands under the rows: coming near it reads the next page. */
export const shown = (page: Page): Locator => page.getByText(/^Showing \d+ of \d+$/);
export const more = (page: Page): Locator => page.getByRole('button', { name: /^Show \d+ more$/ });
export const bell = (page: Page): Locator =>
  page.locator('header').getByRole('link', { name: /^Notifications/ });

export async function openList(page: Page): Promise<void> {
  await page.goto(`${hubUrl()}/distributor/notifications`);
  await expect(page.locator('main[data-route-id="notifications"]')).toBeVisible();
}

/** How many rows the list says it has; those of the demo, and none that a test may add. */
export const expectRows = async (page: Page, some: number, all: number): Promise<void> => {
  await expect(rows(page)).toHaveCount(some);
  await expect(shown(page)).toHaveText(`Showing ${some} of ${all}`);
};

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`),
  ).toEqual([]);
}
