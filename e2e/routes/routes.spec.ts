import { expect, test } from '@playwright/test';
import { hubUrl, signIn } from '../setup/sign-in.ts';
import { endOf, type Visitor } from './expected.ts';
import { urls } from './urls.ts';

const visitors: readonly Visitor[] = ['stranger', 'ifa', 'nonIfa', 'employee', 'internal'];
const withoutLastSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

// Where a visitor ends depends on who they are, not on the width: one project suffices.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 992, 'the same at every width');

test('there are 96 routes', () => {
  expect(new Set(urls).size).toBe(96);
});

for (const visitor of visitors) {
  test(`each of the 96 routes ends where the spec says for ${visitor}`, async ({ page }) => {
    test.setTimeout(240_000);
    if (visitor !== 'stranger') await signIn(page, visitor);
    const wrong: string[] = [];
    for (const url of urls) {
      await page.goto(`${hubUrl()}${url}`);
      const wanted = withoutLastSlash(endOf(url, visitor));
      try {
        await expect(page).toHaveURL((now) => withoutLastSlash(now.pathname) === wanted, { timeout: 5000 });
        await expect(page.locator('main[data-route-id] h1')).toBeVisible({ timeout: 5000 });
      } catch {
        wrong.push(`${url} ended at ${new URL(page.url()).pathname}, not ${wanted}, or has no heading`);
      }
    }
    expect(wrong).toEqual([]);
  });
}
