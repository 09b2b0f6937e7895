import { paths } from '@hub/contract';
import { type RouteId, routes } from '@hub/domain';
import { expect, type Page } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { people } from '../setup/people.ts';
import { codeFor, enterLogin, hubUrl, requestCode } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { test as plain } from '../setup/test.ts';
import { inTurn } from '../setup/turn.ts';
import { screen, showMenu } from '../shell/parts.ts';
import { moveTo } from './parts.ts';

const urlOf = (route: RouteId) => paths[route].replace('{brand}', brand.slug).replace(/\{\w+\}/g, '1');
const inArea = (Object.keys(paths) as RouteId[]).filter((route) => urlOf(route).startsWith('/distributor/'));
const unguarded = [
  '/distributor/dashboard',
  '/distributor/brokerage-report-payout',
  '/distributor/no-internet',
];
const guarded = inArea.filter((route) => !unguarded.some((path) => urlOf(route).startsWith(path)));
const initiate = '/distributor/transact/select-transaction';

/** Where each of the routes ends, when it is opened inside the running app. */
async function endsOf(page: Page, opened: readonly RouteId[]): Promise<Record<string, string>> {
  const ends: Record<string, string> = {};
  for (const route of opened) {
    await moveTo(page, urlOf(route));
    // The router has looked at it once no match is pending; a redirect is another location by then.
    await expect(page.locator('main[data-route-id]')).toHaveAttribute('data-route-id', /./);
    await page.waitForFunction(() => !document.querySelector('[data-testid=loader]'));
    ends[urlOf(route)] = new URL(page.url()).pathname;
  }
  return ends;
}

plain(
  'every other distributor route asks a visitor for the login, an unknown address leads to the landing page, and the public pages open without profile or token [S2-08] [S2-15] [S6-21] [S6-22]',
  async ({ page }) => {
    await plain.step('every other distributor route asks a visitor for the login', async () => {
      expect(guarded.length).toBeGreaterThan(60);
      expect(guarded.every((route) => routes[route].guard === 'login')).toBe(true);
      await page.goto(`${hubUrl()}/login/`);
      await expect(screen(page, 'login')).toBeVisible();
      for (const route of guarded) {
        await moveTo(page, urlOf(route));
        await expect(page, urlOf(route)).toHaveURL(`${hubUrl()}/login/`);
      }
      // And when the address is opened from outside.
      await page.goto(`${hubUrl()}/distributor/nav`);
      await expect(page).toHaveURL(`${hubUrl()}/login/`);
      await expect(screen(page, 'login')).toBeVisible();
    });
    await plain.step('an unknown address leads to the landing page', async () => {
      for (const path of ['/nothing-here', '/distributor/nothing-here', '/login/nothing-here']) {
        if (path === '/nothing-here') await page.goto(hubUrl() + path);
        else await moveTo(page, path);
        await expect(page, path).toHaveURL(`${hubUrl()}/`);
        await expect(screen(page, 'landing')).toBeVisible();
        await moveTo(page, '/login/');
        await expect(screen(page, 'login')).toBeVisible();
      }
    });
    await plain.step('the public pages open without profile or token', async () => {
      for (const [path, route] of [
        ['/view-certificate', 'certificate/view'],
        ['/view-content/42/7', 'co-branding/view-content'],
        ['/empanelment', 'empanelment'],
        ['/empanelment/empanelment-form', 'empanelment/form'],
        ['/empanelment/congratulations', 'empanelment/congratulations'],
      ] as const) {
        if (route === 'certificate/view') await page.goto(hubUrl() + path);
        else await moveTo(page, path);
        await expect(screen(page, route).locator('h1'), path).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
      }
      const stored = await page.evaluate(() => Object.keys(localStorage));
      expect(stored.filter((name) => /token|profile/i.test(name))).toEqual([]);
    });
  },
);

/** It opens screens only: the dashboard has a guard of its own, and the server still asks who it is. */
async function expectScreensOnly(page: Page): Promise<void> {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (/\/(PlexNewAPI|KMFUnification|INVESTOR)\//.test(response.url())) answers.push(response.status());
  });
  for (const [path, route] of [
    ['/distributor/nav', 'nav'],
    ['/distributor/investor/investor-list', 'investor/list'],
    [initiate, 'transact/initiate'],
  ] as const) {
    // It outlives the page it was chosen on; the others are opened inside the app.
    if (route === 'nav') await page.goto(hubUrl() + path);
    else await moveTo(page, path);
    await expect(screen(page, route)).toBeVisible();
    await expect(page).toHaveURL(hubUrl() + path);
  }
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(0);
  expect(answers.filter((status) => status < 400)).toEqual([]);
  await moveTo(page, '/distributor/dashboard');
  await expect(page).toHaveURL(`${hubUrl()}/login/`);
  const reply = await page.request.get(`${hubUrl()}/${brand.paths.hub}/api/DashboardShown`);
  expect(reply.status()).toBe(401);
}

const expectGuarded = async (page: Page) => {
  await page.goto(`${hubUrl()}/distributor/nav`);
  await expect(page).toHaveURL(`${hubUrl()}/login/`);
  // The address changes before the screen; what moves on between the two would be undone by the redirect.
  await expect(screen(page, 'login')).toBeVisible();
};

plain(
  'the login guard is passed with login types 0 and 7, and no data comes with them [S6-17] [S6-18]; a login takes their place, and after its logout the guard asks again',
  async ({ page }) => {
    for (const [what, choice, opens] of [
      ['login type 0', 'Look around first', 'nav'],
      ['login type 7', 'See the transaction pages', 'transact/initiate'],
    ] as const) {
      await plain.step(what, async () => {
        await expectGuarded(page);
        await page.getByRole('link', { name: 'Look around first' }).click();
        await page.getByRole('button', { name: choice }).click();
        await expect(screen(page, opens)).toBeVisible();
        await expect(page.getByTestId('guest-banner')).toBeVisible();
        await expectScreensOnly(page);
        await moveTo(page, '/distributor/nav');
        await page.getByTestId('guest-banner').getByRole('button', { name: 'Leave' }).click();
        await expect(screen(page, 'landing')).toBeVisible();
        await expectGuarded(page);
      });
    }
    await plain.step('a login takes the place of a login type', async () => {
      await moveTo(page, '/login/set-login-type');
      await page.getByRole('button', { name: 'Look around first' }).click();
      await page.getByTestId('guest-banner').getByRole('link', { name: 'Log in' }).click();
      await enterLogin(page, 'nonIfa');
      await expect(page.getByTestId('guest-banner')).toHaveCount(0);
      await (await showMenu(page)).getByRole('button', { name: 'Logout' }).click();
      await expect(screen(page, 'landing')).toBeVisible();
      await expectGuarded(page);
    });
  },
);

plain(
  'the login guard is passed with the pre-login transaction flag and nothing of the account, until it is ended [S6-19]',
  async ({ page }) => {
    const { arn } = people.otherIfa;
    await page.goto(`${hubUrl()}/login/pre-login-transaction`);
    await inTurn(`${new URL(hubUrl()).port}-${arn}`, async () => {
      const code = await requestCode(page, arn);
      await code.fill(await codeFor(arn));
      await expect(screen(page, 'transact/initiate')).toBeVisible();
    });
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toEqual(expect.arrayContaining(['hub.preLoginTransaction', 'hub.hubAccessToken']));
    expect(stored).not.toContain('hub.loginType');
    expect(stored).not.toContain('hub.profile');
    await page.goto(`${hubUrl()}/distributor/nav`);
    await expect(screen(page, 'nav')).toBeVisible();
    await moveTo(page, '/distributor/dashboard');
    await expect(page).toHaveURL(`${hubUrl()}/login/`);
    await expect(screen(page, 'login')).toBeVisible();
    await moveTo(page, '/login/pre-login-transaction');
    await page.getByRole('button', { name: 'End it now' }).click();
    await expect(screen(page, 'landing')).toBeVisible();
    await moveTo(page, initiate);
    await expect(page).toHaveURL(`${hubUrl()}/login/`);
    await expectGuarded(page);
  },
);

/** From a page that is none, which offers the way home. */
async function expectHome(page: Page): Promise<void> {
  const home = page.getByRole('main').getByRole('link', { name: 'Go to Initiate Transaction' });
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveCount(0);
  await home.click();
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  await expect(home).toHaveCount(0);
  // Back is not the dashboard, from which they would be sent here again.
  await page.goBack();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/no-such-page`);
}

test('internal team users open Initiate Transaction, notifications and profile, nothing else of the distributor routes, and are led home to the first [S6-11] [S6-12]', async ({
  openAs,
}) => {
  const page = await openAs('internal', '/distributor/no-such-page');
  await test.step('a page that leads home leads to Initiate Transaction', () => expectHome(page));
  for (const route of ['notifications', 'profile', 'transact/initiate', 'notifications'] as const) {
    await moveTo(page, urlOf(route));
    await expect(screen(page, route)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(urlOf(route));
  }
  const open = (route: RouteId) =>
    ['transact', 'notifications', 'profile'].includes(routes[route].feature) && route !== 'transact/history';
  const closed = inArea.filter((route) => !open(route) && route !== 'app-state/no-internet');
  expect(closed.length).toBeGreaterThan(40);
  const ends = await endsOf(page, closed);
  const others = Object.entries(ends).filter(([, end]) => end !== initiate);
  expect(others).toEqual([]);
});

test(
  'a page that leads home leads nonIfa to Initiate Transaction, and not from there to itself',
  {
    tag: '@desktop-only',
  },
  async ({ openAs }) => expectHome(await openAs('nonIfa', '/distributor/no-such-page')),
);
