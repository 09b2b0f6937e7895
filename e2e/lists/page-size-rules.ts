import { expect, type Page, type Request, type Route } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { brand } from '../setup/brand.ts';
import { test } from '../setup/test.ts';

/** Every list of the app that is read page by page into a table, with more than two pages of the demo's book. */
const lists = [
  '/distributor/investor/investor-list',
  '/distributor/investor/scheme-list',
  '/distributor/nav',
  '/distributor/sip-report',
];

/** The page a call asks for, in its query or its form. */
function pageOf(request: Request): number {
  const said = new URL(request.url()).searchParams.get('pageNumber');
  return Number(said ?? new URLSearchParams(request.postData() ?? '').get('pageNumber') ?? 1);
}

const isCall = ({ pathname }: URL) =>
  pathname.startsWith(`/${brand.paths.hub}/`) || pathname.startsWith('/PlexNewAPI/');

/** Spec §9: a screen high enough for five pages, of which the server gives one, then another. */
export function pageSizeRules(signIn: (page: Page) => Promise<unknown>): void {
  test('every list is read ten rows at a time [S9-01]', async ({ page }) => {
    await signIn(page);
    const held = new Map<number, Route>();
    let given = 1;
    await page.route(isCall, (route) => {
      const number = pageOf(route.request());
      if (number <= given) return route.continue();
      held.set(number, route);
      return undefined;
    });
    const { width = 1280 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: 6000 });
    const rows = page.locator('main tbody tr[data-row-key]');
    for (const path of lists) {
      given = 1;
      held.clear();
      await moveTo(page, path);
      await expect.poll(() => [...held.keys()], { message: path }).toContain(2);
      await expect(rows, path).toHaveCount(10);
      given = 2;
      await held.get(2)?.continue();
      await expect(rows, path).toHaveCount(20);
    }
  });
}
