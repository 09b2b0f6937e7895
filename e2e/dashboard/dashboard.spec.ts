import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { expectEvenText } from '../setup/even-text.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { codeFor, hubUrl, requestCode } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test as plain } from '../setup/test.ts';
import { inTurn } from '../setup/turn.ts';
import { hold } from '../shell/hold.ts';
import { noInternet, screen } from '../shell/parts.ts';
import { expectAll, expectFilled, tile, tiles } from './parts.ts';

const dashboard = () => `${hubUrl()}/distributor/dashboard`;
const initiate = () => `${hubUrl()}/distributor/transact/select-transaction`;

test('shows the day, the ARN, the year and the day of the NAVs; axe finds nothing, light or dark', {
  tag: '@widths',
}, async ({ openAs }) => {
  const page = await openAs('ifa');
  await expectAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d{4}$/,
  );
  await expect(
    page.getByText(/^ARN-100001 · FY \d{4}-\d\d · NAV as on \d\d-[A-Z][a-z]{2}-\d{4}$/),
  ).toBeVisible();
  // Below all: the room for a finger around its arrow is part of the page.
  await expect(page.getByRole('region', { name: 'From the fund house' })).toBeVisible();
  await expectNoSideways(page);
  await expectEvenText(page);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('every call that fails leaves the page in place', { tag: ['@desktop-only', '@long'] }, async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/profile');
  await page.route(/\/(?:Values|one|dashboard|banner)\/|DashboardShown/, (route) => route.abort());
  await page.goto(dashboard());
  for (const title of tiles) await expect(tile(page, title).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Initiate transaction', exact: true })).toBeVisible();
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('a slow call shows the outline of its tile while the others are filled, and nothing moves when it comes', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/profile');
  const slow = await hold(page, /GetTotalClients$/);
  await page.goto(dashboard());
  const clients = tile(page, 'Clients');
  await expect(clients.getByRole('status')).toHaveText('Loading: Clients');
  await expect(tile(page, 'SIP book').getByText('Running')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Asset mix' })).toBeVisible();
  const before = await clients.boundingBox();
  await slow.release();
  await expectFilled(page);
  const after = await clients.boundingBox();
  expect(after?.height).toBe(before?.height);
});

test('when the connection drops the no-internet screen stands over the figures, and goes with it', {
  tag: ['@desktop-only', '@long'],
}, async ({ openAs }) => {
  const page = await openAs('ifa');
  await expectAll(page);
  await page.context().setOffline(true);
  await expect(noInternet(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(noInternet(page)).toHaveCount(0);
  await expectFilled(page);
});

/** Asked for when the tiles are there, or drawn then: not needed to use the dashboard. */
const afterwards =
  /\/dashboard\/(?:aum|opportunities)$|\/brokerage\/summary$|\/banner\/getall$|\/ARN_RMMapping\/|\/DashboardShown$|\/trans\/(?:news)?$|\/(?:aum-trend|line-chart)-/;

async function expectFewRequests(page: Page): Promise<void> {
  // No route is held here: a page whose requests are looked at has no cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sent = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    sent.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId);
  });
  await page.reload();
  await expectAll(page);
  const needed = [...sent.values()].filter((path) => !afterwards.test(path));
  const calls = needed.filter((path) => !/\.\w+$|\/distributor\/dashboard$/.test(path));
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(12);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(10);
  expect(calls.length, calls.join('\n')).toBeGreaterThanOrEqual(6);
}

async function expectNoStrip(page: Page): Promise<void> {
  const boxOf = async (title: string) => {
    const box = await tile(page, title).boundingBox();
    if (box === null) throw new Error(`${title} is not drawn`);
    return { top: box.y, bottom: box.y + box.height };
  };
  const [aum, today, brokerage, clients] = await Promise.all(
    ['Assets under management', 'Today', 'Brokerage', 'Clients'].map(boxOf),
  );
  expect(today?.top).toBe(aum?.top);
  expect((brokerage?.top ?? 0) - (aum?.bottom ?? 0)).toBeLessThanOrEqual(16);
  expect(clients?.bottom).toBe(today?.bottom);
}

async function expectTrendByKeys(page: Page): Promise<void> {
  const chart = page.getByRole('slider', { name: /^AUM by day/ });
  const spoken = /^\d\d-[A-Z][a-z]{2}-\d{4}, ₹[\d.]+ (?:K|L|Cr)$/;
  await expect(chart).toHaveAttribute('aria-valuetext', spoken);
  await page.getByRole('radio', { name: '1 year' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '3 years' })).toBeChecked();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (let step = 0; step < 12 && !(await chart.evaluate((one) => one === document.activeElement)); step++) {
    await page.keyboard.press('Tab');
  }
  await expect(chart).toBeFocused();
  const newest = (await chart.getAttribute('aria-valuetext')) ?? '';
  await page.keyboard.press('Home');
  await expect(chart).not.toHaveAttribute('aria-valuetext', newest);
  await expect(chart).toHaveAttribute('aria-valuetext', spoken);
}

test('is used after at most 12 requests, when the app is known to the device; the trend moves by keys and speaks; its range is chosen; the to-do is reached by the keyboard', {
  tag: '@desktop-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa');
  await expectAll(page);
  await test.step('is used after at most 12 requests', () => expectFewRequests(page));
  await test.step('no empty strip stands between the AUM and the cards under it, nor beside it', () =>
    expectNoStrip(page));
  await test.step('the trend moves by keys and speaks', () => expectTrendByKeys(page));
  const line = tile(page, 'Today').getByRole('button', { name: /EUIN missing/ });
  if ((await line.count()) > 0) {
    await line.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeFocused();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(line).toBeFocused();
  }
  await tile(page, 'SIP book').getByRole('link').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(screen(page, 'reports/sip')).toBeVisible();
});

plain(
  'loads at most 280 KB of JavaScript in all, its chart after the tiles',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await signIn(page, 'ifa');
    await expectAll(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    const scripts = new Map<string, number>();
    const urls = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId) ?? '';
      // What was under way before we listened has no address.
      if (/\.js(?:\?|$)/.test(url)) scripts.set(url, encodedDataLength);
    });
    const held = await hold(page, /GetTotalClients$/);
    await page.reload();
    await expect.poll(() => held.arrived()).toBe(1);
    await expect(page.getByRole('list', { name: 'Asset mix' })).toBeVisible();
    const names = () => [...urls.values()].map((url) => new URL(url).pathname);
    expect(names().filter((name) => /aum-trend|line-chart/.test(name))).toEqual([]);
    await held.release();
    await expectAll(page);
    expect(names().some((name) => /aum-trend/.test(name))).toBe(true);
    const bytes = [...scripts.values()].reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(280_000);
    // The list of orders is read again whenever the stream of news opens, which may be soon or late.
    const needed = names().filter((path) => !/\/trans\/(?:news)?$/.test(path));
    expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(42);
  },
);

test('the dashboard opens for an IFA_USER in neither internal group; a NON_IFA_USER and the internal teams are sent to Initiate Transaction, a stranger to the login [S2-07] [S6-02] [S6-13]', async ({
  openAs,
  page,
}) => {
  for (const [person, ends, route] of [
    ['ifa', dashboard(), 'dashboard'],
    ['otherIfa', dashboard(), 'dashboard'],
    ['nonIfa', initiate(), 'transact/initiate'],
    // One of each internal group; both are IFA_USERs. The other is below.
    ['internal', initiate(), 'transact/initiate'],
  ] as const) {
    const theirs = await openAs(person, '/distributor/dashboard');
    await expect(theirs, person).toHaveURL(ends);
    await expect(screen(theirs, route)).toBeVisible();
  }
  await page.goto(dashboard());
  await expect(page, 'a stranger').toHaveURL(`${hubUrl()}/login/`);
  await expect(screen(page, 'login')).toBeVisible();
  const arn = 'ARN-900101';
  await inTurn(`${new URL(hubUrl()).port}-${arn}`, async () => {
    const code = await requestCode(page, arn);
    await code.fill(await codeFor(arn));
    await expect(page).toHaveURL(/\/distributor\//);
  });
  await page.goto(dashboard());
  await expect(page, arn).toHaveURL(initiate());
  await expect(screen(page, 'transact/initiate')).toBeVisible();
});
