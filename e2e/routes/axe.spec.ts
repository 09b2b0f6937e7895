import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { complaints } from '../setup/axe.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { arrive } from './arrive.ts';
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

async function outside(page: Page, some: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of some) {
    await page.goto(`${hubUrl()}${url}`);
    await arrive(page, url, 'stranger', 10_000);
    found.push(...(await complaints(page)).map((complaint) => `${url}: ${complaint}`));
  }
  return found;
}

/** Behind the login one moves inside the app, where axe and what the screens share are loaded once. */
async function inside(page: Page, some: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of some) {
    await moveTo(page, url);
    await arrive(page, url, 'ifa', 10_000);
    found.push(...(await complaints(page)).map((complaint) => `${url}: ${complaint}`));
  }
  return found;
}

// Every route is looked at in both schemes: in the light one on the desktop, in the dark one on the phone.
const usual = (project: string) => (project === 'phone' ? 'dark' : 'light');
const other = (project: string) => (project === 'phone' ? 'light' : 'dark');

test.describe('axe finds nothing', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('on any page a visitor can open', async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme: usual(project.name) });
    const some = urls.filter((url) => !isInside(url));
    expect(await outside(page, some)).toEqual([]);
  });

  const behindLogin = urls.filter(isInside);
  for (let first = 0; first < behindLogin.length; first += perTest) {
    const some = behindLogin.slice(first, first + perTest);
    test(`on the pages behind the login from ${some[0]}`, async ({ openAs }, { project }) => {
      const page = await openAs('ifa', '/distributor/contact-us');
      await page.emulateMedia({ colorScheme: usual(project.name) });
      expect(await inside(page, some)).toEqual([]);
    });
  }

  test('on each kind of screen in the other colour scheme', async ({ page, openAs }, { project }) => {
    const colorScheme = other(project.name);
    await page.emulateMedia({ colorScheme });
    const found = await outside(
      page,
      screens.filter((url) => !isInside(url)),
    );
    const own = await openAs('ifa', '/distributor/contact-us');
    await own.emulateMedia({ colorScheme });
    expect([...found, ...(await inside(own, screens.filter(isInside)))]).toEqual([]);
  });
});
