import { expect, type Page } from '@playwright/test';
import { screen } from '../shell/parts.ts';
import { endOf, type Visitor } from './expected.ts';
import { routeAt } from './urls.ts';

const withoutLastSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/** Waits until a visitor who opened the URL stands before the screen where the spec says they end. */
export async function arrive(page: Page, url: string, visitor: Visitor, timeout: number): Promise<void> {
  const end = endOf(url, visitor);
  await page.waitForURL(({ pathname }) => withoutLastSlash(pathname) === withoutLastSlash(end), {
    timeout,
    waitUntil: 'commit',
  });
  await expect(screen(page, routeAt(end)).locator('h1')).toBeVisible({ timeout });
}
