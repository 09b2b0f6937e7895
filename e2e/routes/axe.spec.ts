import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { paths } from '@hub/contract';
import { expect, type Page, test } from '@playwright/test';
import { hubUrl, signIn } from '../setup/sign-in.ts';

const brand = JSON.parse(
  readFileSync(new URL('../../brands/aranya/brand.json', import.meta.url), 'utf8'),
) as { slug: string };
const urls = Object.values(paths).map((path) => path.replace('{brand}', brand.slug).replace(/\{\w+\}/g, '1'));
const inside = urls.filter((url) => url.startsWith('/distributor/'));
const outside = urls.filter((url) => !url.startsWith('/distributor/'));

async function complaints(page: Page, url: string): Promise<string[]> {
  await page.goto(`${hubUrl()}${url}`);
  await expect(page.locator('main[data-route-id]')).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${url}: ${id} at ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('on any page a visitor can open', async ({ page }) => {
      test.setTimeout(240_000);
      const found: string[] = [];
      for (const url of outside) found.push(...(await complaints(page, url)));
      expect(found).toEqual([]);
    });

    test('on any page behind the login', async ({ page }) => {
      test.setTimeout(240_000);
      await signIn(page, 'ifa');
      const found: string[] = [];
      for (const url of inside) found.push(...(await complaints(page, url)));
      expect(found).toEqual([]);
    });
  });
}
