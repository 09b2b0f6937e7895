import { paths } from '@hub/contract';
import { type RouteId, routes } from '@hub/domain';
import { expect, type Page } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { people } from '../setup/people.ts';
import { askForCode, codeFor, enterLogin, hubUrl } from '../setup/sign-in.ts';
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

plain('every other distributor route asks a visitor for the login [S2-08] [S6-21]', async ({ page }) => {
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

plain('a visitor at an unknown address is led to the landing page [S6-22]', async ({ page }) => {
  for (const path of ['/nothing-here', '/distributor/nothing-here', '/login/nothing-here']) {
    await page.goto(hubUrl() + path);
    await expect(page, path).toHaveURL(`${hubUrl()}/`);
    await expect(screen(page, 'landing')).toBeVisible();
  }
});

plain('the public pages open without profile or token [S2-15]', async ({ page }) => {
  for (const path of [
    '/view-certificate',
    '/view-content/42/7',
    '/empanelment',
    '/empanelment/empanelment-form',
    '/empanelment/congratulations',
  ]) {
    await page.goto(hubUrl() + path);
    await expect(page.locator('main[data-route-id] h1'), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((name) => /token|profile/i.test(name))).toEqual([]);
});

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
    await page.goto(hubUrl() + path);
    await expect(screen(page, route)).toBeVisible();
    await expect(page).toHaveURL(hubUrl() + path);
  }
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(0);
  expect(answers.filter((status) => status < 400)).toEqual([]);
  await page.goto(`${hubUrl()}/distributor/dashboard`);
  await expect(page).toHaveURL(`${hubUrl()}/login/`);
  const reply = await page.request.get(`${hubUrl()}/${brand.paths.hub}/api/DashboardShown`);
  expect(reply.status()).toBe(401);
}

const expectGuarded = async (page: Page) => {
  await page.goto(`${hubUrl()}/distributor/nav`);
  await expect(page).toHaveURL(`${hubUrl()}/login/`);
};

for (const [what, choice, lands] of [
  ['login type 0 [S6-17]', 'Look around first', 'nav'],
  ['login type 7 [S6-18]', 'See the transaction pages', 'transact/initiate'],
] as const) {
  plain(`the login guard is passed with ${what}, and no data comes with it`, async ({ page }) => {
    await expectGuarded(page);
    await page.getByRole('link', { name: 'Look around first' }).click();
    await page.getByRole('button', { name: choice }).click();
    await expect(screen(page, lands)).toBeVisible();
    await expect(page.getByTestId('guest-banner')).toBeVisible();
    await expectScreensOnly(page);
    await page.goto(`${hubUrl()}/distributor/nav`);
    await page.getByTestId('guest-banner').getByRole('button', { name: 'Leave' }).click();
    await expect(screen(page, 'landing')).toBeVisible();
    await expectGuarded(page);
  });
}

plain(
  'a login takes the place of a login type, and after its logout the guard asks again',
  async ({ page }) => {
    await page.goto(`${hubUrl()}/login/set-login-type`);
    await page.getByRole('button', { name: 'Look around first' }).click();
    await page.getByTestId('guest-banner').getByRole('link', { name: 'Log in' }).click();
    await enterLogin(page, 'nonIfa');
    await expect(page.getByTestId('guest-banner')).toHaveCount(0);
    await (await showMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await expect(screen(page, 'landing')).toBeVisible();
    await expectGuarded(page);
  },
);

plain(
  'the login guard is passed with the pre-login transaction flag, until it is ended [S6-19]',
  async ({ page }) => {
    const { arn } = people.otherIfa;
    await page.goto(`${hubUrl()}/login/pre-login-transaction`);
    await inTurn(`${new URL(hubUrl()).port}-${arn}`, async () => {
      const code = await askForCode(page, arn);
      await code.fill(await codeFor(arn));
      await expect(screen(page, 'transact/initiate')).toBeVisible();
    });
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toContain('hub.preLoginTransaction');
    expect(stored).not.toContain('hub.loginType');
    await page.goto(`${hubUrl()}/distributor/nav`);
    await expect(screen(page, 'nav')).toBeVisible();
    await page.goto(`${hubUrl()}/distributor/dashboard`);
    await expect(page).toHaveURL(`${hubUrl()}/login/`);
    await page.goto(`${hubUrl()}/login/pre-login-transaction`);
    await page.getByRole('button', { name: 'End it now' }).click();
    await expect(screen(page, 'landing')).toBeVisible();
    await expectGuarded(page);
  },
);

test('internal team users open Initiate Transaction, notifications and profile [S6-11]', async ({
  openAs,
}) => {
  const page = await openAs('internal', initiate);
  for (const route of ['notifications', 'profile', 'transact/initiate'] as const) {
    await moveTo(page, urlOf(route));
    await expect(screen(page, route)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(urlOf(route));
  }
});

test('internal team users open nothing else of the distributor routes [S6-12]', async ({ openAs }) => {
  const page = await openAs('internal', '/distributor/notifications');
  const open = (route: RouteId) =>
    ['transact', 'notifications', 'profile'].includes(routes[route].feature) && route !== 'transact/history';
  const closed = inArea.filter((route) => !open(route) && route !== 'app-state/no-internet');
  expect(closed.length).toBeGreaterThan(40);
  const ends = await endsOf(page, closed);
  const others = Object.entries(ends).filter(([, end]) => end !== initiate);
  expect(others).toEqual([]);
});

for (const person of ['nonIfa', 'internal'] as const) {
  test(`a page that leads home leads ${person} to Initiate Transaction, and not from there to itself`, {
    tag: '@desktop-only',
  }, async ({ openAs }) => {
    const page = await openAs(person, '/distributor/no-such-page');
    const home = page.getByRole('main').getByRole('link', { name: 'Go to Initiate Transaction' });
    await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveCount(0);
    await home.click();
    await expect(screen(page, 'transact/initiate')).toBeVisible();
    await expect(home).toHaveCount(0);
    // Back is not the dashboard, from which they would be sent here again.
    await page.goBack();
    await expect(page).toHaveURL(`${hubUrl()}/distributor/no-such-page`);
  });
}
