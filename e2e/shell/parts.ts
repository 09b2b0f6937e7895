import { expect, type Locator, type Page } from '@playwright/test';

/** Widths of Spec §9: the side panel is a column from 992 px, a drawer below it. */
export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

/** The screen that is open, by its own name. */
export const screen = (page: Page, route: string): Locator => page.locator(`main[data-route-id="${route}"]`);

export const header = (page: Page): Locator => page.locator('header');
export const footer = (page: Page): Locator => page.locator('footer');

/** Where the footer is one line, it is unfolded first. */
export async function openFooter(page: Page): Promise<Locator> {
  const closed = footer(page).locator('details:not([open]) > summary');
  if ((await closed.count()) > 0) await closed.click();
  return footer(page);
}

export const panel = (page: Page): Locator => page.getByTestId('side-panel');
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });
export const tabs = (page: Page): Locator => page.getByRole('navigation', { name: 'Tabs' });
export const noInternet = (page: Page): Locator => page.getByTestId('no-internet');
export const rotateOverlay = (page: Page): Locator => page.getByTestId('rotate-overlay');
export const loader = (page: Page): Locator => page.getByTestId('loader');
/** Toasts lie outside the page's root; the style is what they look like, error, success or normal. */
export const toast = (page: Page, message: string): Locator =>
  page.locator('[data-style]').filter({ hasText: message });

export const pathOf = (opened: { url(): string }): string => new URL(opened.url()).pathname;

/** Where the panel is a drawer it must be opened first. */
export async function showMenu(page: Page): Promise<Locator> {
  if ((await panel(page).getAttribute('data-state')) === 'minimized') {
    await tabs(page).getByRole('button', { name: 'Menu' }).click();
  }
  // The drawer's code is fetched when it is first opened.
  await expect(menu(page)).toBeVisible();
  return menu(page);
}

/** The names of the top level, in order; sub-items are lists of their own. */
export const topLevel = (page: Page): Promise<string[]> =>
  menu(page)
    .locator(':scope > ul > li')
    .evaluateAll((items) => items.map((item) => item.firstElementChild?.textContent?.trim() ?? ''));
