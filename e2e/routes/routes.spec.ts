import { readFileSync } from 'node:fs';
import { paths } from '@hub/contract';
import { expect, test } from '@playwright/test';
import { hubUrl, signIn } from '../setup/sign-in.ts';
import { endOf, type Visitor } from './expected.ts';

const brand = JSON.parse(
  readFileSync(new URL('../../brands/aranya/brand.json', import.meta.url), 'utf8'),
) as { slug: string };

const urls = Object.values(paths).map((path) => path.replace('{brand}', brand.slug).replace(/\{\w+\}/g, '1'));
const visitors: readonly Visitor[] = ['stranger', 'ifa', 'nonIfa', 'employee', 'internal'];
const withoutLastSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

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
      const main = page.locator('main[data-route-id]');
      await expect(main, `${url} shows no screen`).toBeVisible();
      const wanted = withoutLastSlash(endOf(url, visitor));
      try {
        await expect(page).toHaveURL((now) => withoutLastSlash(now.pathname) === wanted, { timeout: 3000 });
      } catch {
        wrong.push(`${url} ended at ${new URL(page.url()).pathname}, not ${wanted}`);
      }
      const heading = page.getByRole('heading', { level: 1 });
      if ((await heading.count()) === 0) wrong.push(`${url} has no heading`);
    }
    expect(wrong).toEqual([]);
  });
}
