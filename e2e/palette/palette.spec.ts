import { listInvestors } from '@hub/contract/calls/investor-list';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../notifications/parts.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { hubUrl, signIn } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';

const isPhone = () => test.info().project.name === 'phone';
const screen = (page: Page, route: string) => page.locator(`main[data-route-id="${route}"]`);
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => palette(page).getByRole('combobox');
const options = (page: Page, group?: string): Locator =>
  (group === undefined ? palette(page) : palette(page).getByRole('group', { name: group })).getByRole(
    'option',
  );
const active = (page: Page): Locator => palette(page).getByRole('option', { selected: true });
const door = (page: Page): Locator => page.locator('header').getByRole('button', { name: /^Search / });

/** By its keys, or on a phone, which has none, by its button. */
async function openPalette(page: Page): Promise<void> {
  if (isPhone()) await door(page).click();
  else await page.keyboard.press('Control+k');
  // Its code comes with the first time.
  await expect(field(page)).toBeFocused({ timeout: 30_000 });
}

/** A client of the demo book with a name of two words. */
async function someClient() {
  const client = await elsewhere('ifa');
  const { items } = await client.call(listInvestors, { sort: 'aum', balance: 'live' });
  const found = items.find(({ name, maskedPan }) => /^\p{L}+ \p{L}+$/u.test(name) && maskedPan !== null);
  if (!found) throw new Error('The demo book has no client');
  return found;
}

test('leads by keyboard alone to an investor, a folio, a scheme, a page and an action', async ({
  openAs,
}) => {
  test.setTimeout(180_000);
  const { name, id } = await someClient();
  const page = await openAs('ifa');
  await openPalette(page);
  await page.keyboard.type(name.toLowerCase());
  await expect(options(page, 'Clients').first()).toContainText(name);
  await expect(active(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(screen(page, 'investor/details')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('id')).toBe(id);

  const folioNo = (
    (await page
      .getByRole('link', { name: /^Folio / })
      .first()
      .textContent()) ?? ''
  ).replace('Folio ', '');
  await openPalette(page);
  await page.keyboard.type(folioNo);
  await expect(options(page, 'Folios').first()).toContainText(folioNo);
  const clients = await options(page, 'Clients').count();
  for (let step = 0; step < clients; step++) await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText(folioNo);
  await page.keyboard.press('Enter');
  await expect(screen(page, 'investor/folio-details')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('folio')).toBe(folioNo);

  await openPalette(page);
  await page.keyboard.type('flexi cap');
  await expect(options(page, 'Schemes').first()).toContainText(/Flexi Cap/);
  await page.keyboard.press('Enter');
  await expect(screen(page, 'investor/scheme-details')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flexi Cap');

  await openPalette(page);
  await page.keyboard.type('sip rep');
  await expect(active(page)).toHaveText('SIP report');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'reports/sip')).toBeVisible();

  await openPalette(page);
  await page.keyboard.type('switch to');
  await expect(active(page)).toContainText(/^Switch to (dark|light)/);
  const before = await page.locator('html').getAttribute('data-colour-scheme');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-colour-scheme', before ?? '');
  await page.evaluate(() => localStorage.removeItem('hub.colourScheme'));
});

test('opens with / where nothing is typed, moves with all keys, and gives the focus back', async ({
  openAs,
}) => {
  test.skip(isPhone(), 'a phone has no keys');
  const page = await openAs('ifa', '/distributor/nav');
  const search = page.getByRole('textbox', { name: /^Search by name/ });
  await search.press('/');
  await expect(search).toHaveValue('/');
  await expect(palette(page)).toHaveCount(0);
  const link = page.getByRole('table').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');

  const count = await options(page).count();
  expect(count).toBeGreaterThan(10);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const spoken = await field(page).getAttribute('aria-activedescendant');
  expect(await active(page).getAttribute('id')).toBe(spoken);

  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('typing quickly ends with the results of what was typed, whenever they come', async ({ openAs }) => {
  const { name } = await someClient();
  const page = await openAs('ifa');
  // The first answer comes last.
  let asked = 0;
  const held: (() => void)[] = [];
  await page.route('**/investor/find*', async (route) => {
    asked += 1;
    if (asked === 1) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  await openPalette(page);
  await page.keyboard.type('a');
  await expect.poll(() => asked).toBe(1);
  await page.keyboard.type(`\b${name}`);
  await field(page).fill(name);
  await expect(options(page, 'Clients').first()).toContainText(name);
  for (const release of held) release();
  await field(page).press('End');
  await expect(options(page, 'Clients').first()).toContainText(name);

  // Enter at once waits for the answer to what is typed.
  await field(page).fill('zzzz');
  await expect(palette(page).getByText(/^Nothing found for/)).toBeVisible();
  await field(page).fill(name);
  await field(page).press('Enter');
  await expect(screen(page, 'investor/details')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('finds a client whose name is written otherwise, in another order', async ({ openAs }) => {
  const client = await elsewhere('ifa');
  const { items } = await client.call(listInvestors, { words: 'sh' });
  const found = items.find(({ name }) => /^\p{L}*sh\p{L}* \p{L}{4,}$/iu.test(name));
  if (!found) throw new Error('The demo book has no name with sh');
  const [first = '', last = ''] = found.name.split(' ');
  const page = await openAs('ifa');
  await openPalette(page);
  await field(page).fill(`${last} ${first.replace(/sh/i, 's')}`);
  await expect(options(page, 'Clients').filter({ hasText: found.name }).first()).toBeVisible();
});

test('what was opened stands first next time; no name of a client is written to the device', async ({
  page,
}) => {
  const { name } = await someClient();
  await signIn(page, 'ifa');
  await openPalette(page);
  await field(page).fill(name);
  await options(page, 'Clients').first().click();
  await expect(screen(page, 'investor/details')).toBeVisible();
  await openPalette(page);
  await field(page).fill('swp report');
  await field(page).press('Enter');
  await expect(screen(page, 'reports/swp')).toBeVisible();
  await openPalette(page);
  await expect(options(page, 'Recent')).toHaveText([/^SWP report$/, new RegExp(name)]);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(name);
  await page.reload();
  await expect(screen(page, 'reports/swp')).toBeVisible();
  await openPalette(page);
  await expect(options(page, 'Recent')).toHaveText(['SWP report']);
});

test('says that clients could not be searched, and pages still open', async ({ openAs }) => {
  const page = await openAs('ifa');
  await page.route('**/investor/find*', (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } }),
  );
  await openPalette(page);
  await field(page).fill('client');
  await expect(palette(page).getByRole('alert')).toContainText('could not be searched');
  await expectAccessible(page);
  await page.unroute('**/investor/find*');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(palette(page).getByRole('alert')).toHaveCount(0);
  await field(page).fill('client li');
  await field(page).press('Enter');
  await expect(screen(page, 'investor/list')).toBeVisible();
});

for (const person of ['nonIfa', 'internal'] as const) {
  test(`shows ${person} only the pages they may open, and asks nobody for clients`, async ({ openAs }) => {
    const page = await openAs(person, '/distributor/profile');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPalette(page);
    await expect(field(page)).toHaveAttribute('placeholder', 'Search pages and actions');
    await expect(options(page, 'Pages').filter({ hasText: 'Profile' })).toHaveCount(1);
    await expect(options(page).filter({ hasText: 'Client List' })).toHaveCount(0);
    await field(page).fill('a');
    await field(page).fill('home');
    await expect(palette(page).getByText(/^Nothing found for/)).toBeVisible();
    await field(page).fill('initiate');
    await field(page).press('Enter');
    await expect(screen(page, 'transact/initiate')).toBeVisible();
    expect(asked.filter((url) => url.includes('/investor/find'))).toEqual([]);
  });
}

test('logs out; axe finds nothing in light and dark, empty and full', async ({ page }) => {
  await signIn(page, 'otherIfa');
  await openPalette(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await field(page).fill('');
    await expectAccessible(page);
    await field(page).fill('an');
    await expect(options(page, 'Clients').first()).toBeVisible();
    await expectAccessible(page);
  }
  await field(page).fill('log out');
  await expect(active(page)).toHaveText('Logout');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await expect(door(page)).toHaveCount(0);
});

test('its code comes only when it is asked for', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/nav');
  const loaded = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\/palette-/.test(name)).length,
    );
  await expect(door(page)).toBeVisible();
  expect(await loaded()).toBe(0);
  await openPalette(page);
  expect(await loaded()).toBeGreaterThan(0);
});
