import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hubUrl, signIn } from '../setup/sign-in.ts';
import { urls } from './urls.ts';

/** Pages a test looks at, so that the workers share them. */
const perTest = 25;

const isInside = (url: string) => url.startsWith('/distributor/');

/** One of each kind of screen there is so far; the others share the page that says they are not built yet. */
const screens = [
  '/',
  '/login/',
  '/login/set-login-type',
  '/distributor/dashboard',
  '/distributor/notifications',
  '/distributor/contact-us',
  '/distributor/no-internet',
  '/distributor/nav',
];

async function complaints(page: Page, urlsToOpen: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urlsToOpen) {
    await page.goto(`${hubUrl()}${url}`);
    await expect(page.locator('main[data-route-id]')).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      // Our pages have no frames, so one pass inside the page sees everything, and costs a third.
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    for (const { id, nodes } of violations) {
      found.push(`${url}: ${id} at ${nodes.map(({ target }) => target).join(' | ')}`);
    }
  }
  return found;
}

// Every route is looked at in both schemes: in the light one on the desktop, in the dark one on the phone.
test.describe('axe finds nothing', () => {
  test.beforeEach(async ({ page }, { project }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'dark' : 'light' });
  });

  test('on any page a visitor can open', async ({ page }) => {
    expect(
      await complaints(
        page,
        urls.filter((url) => !isInside(url)),
      ),
    ).toEqual([]);
  });

  const behindLogin = urls.filter(isInside);
  for (let first = 0; first < behindLogin.length; first += perTest) {
    const some = behindLogin.slice(first, first + perTest);
    test(`on the pages behind the login from ${some[0]}`, async ({ page }) => {
      await signIn(page, 'ifa');
      expect(await complaints(page, some)).toEqual([]);
    });
  }

  test('on each kind of screen in the other colour scheme', async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark' });
    const outside = await complaints(
      page,
      screens.filter((url) => !isInside(url)),
    );
    await signIn(page, 'ifa');
    expect([...outside, ...(await complaints(page, screens.filter(isInside)))]).toEqual([]);
  });
});
