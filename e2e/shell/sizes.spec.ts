import { expect, type Locator, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { header, menu, screen, showMenu } from './parts.ts';

const isPhone = () => test.info().project.name === 'phone';

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('Logout covers no entry of the menu, however low the screen is', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  for (const size of isPhone()
    ? [
        { width: 390, height: 844 },
        { width: 360, height: 640 },
      ]
    : [{ width: 1280, height: 560 }]) {
    await page.setViewportSize(size);
    await showMenu(page);
    const nav = menu(page).getByRole('link', { name: 'NAV', exact: true });
    const logout = menu(page).getByRole('button', { name: 'Logout' });
    await nav.scrollIntoViewIfNeeded();
    expect((await boxOf(nav)).bottom).toBeLessThanOrEqual((await boxOf(logout)).y);
    // What is pressed there is NAV itself.
    expect(
      await nav.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
    await logout.scrollIntoViewIfNeeded();
    await expect(logout).toBeInViewport({ ratio: 1 });
  }
});

test('the header’s logout stands where no thumb rests: the search has the corner', {
  tag: '@phone-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const logout = await boxOf(header(page).getByRole('button', { name: 'Logout' }));
    const bell = await boxOf(header(page).getByRole('link', { name: /^Notifications/ }));
    const search = await boxOf(header(page).getByRole('button', { name: /^Search / }));
    expect(logout.right).toBeLessThan(width * 0.67);
    expect(bell.x).toBeGreaterThanOrEqual(logout.right);
    expect(search.right).toBeGreaterThan(width - 24);
    expect(logout.width * logout.height).toBeLessThan(search.width * search.height);
    expect(Math.min(logout.width, logout.height)).toBeGreaterThanOrEqual(24);
  }
});

test('every public page has its side padding, under the header’s logo', async ({ page }) => {
  for (const [path, route] of [
    ['/empanelment', 'empanelment'],
    ['/empanelment/empanelment-form', 'empanelment/form'],
  ] as const) {
    if (route === 'empanelment') await page.goto(`${hubUrl()}${path}`);
    else await moveTo(page, path);
    await expect(screen(page, route)).toBeVisible();
    const logo = await boxOf(header(page).getByRole('link').first());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const main = await page.locator('main > *').first().boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(main?.x).toBeCloseTo(logo.x, 0);
    expect(main?.x).toBeGreaterThanOrEqual(16);
    expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(width - 16);
  }
});

test('a large screen is used', { tag: '@desktop-only' }, async ({ openAs }) => {
  const page = await openAs('ifa');
  await page.setViewportSize({ width: 1920, height: 1080 });
  const rightOf = async (part: Locator) => (await boxOf(part)).right;
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  expect(await rightOf(page.locator('main section').filter({ hasText: 'Today' }).last())).toBeGreaterThan(
    1860,
  );
  await moveTo(page, '/distributor/investor/investor-list');
  const table = page.getByRole('table', { name: 'Clients' });
  await expect(table.getByRole('link').first()).toBeVisible();
  expect(await rightOf(table)).toBeGreaterThan(1860);
  // The room is shared among the columns: no gap as wide as half the table stands after the names.
  const name = await boxOf(table.getByRole('columnheader', { name: 'Client', exact: false }).first());
  expect(name.width).toBeLessThan((await boxOf(table)).width * 0.42);
});

/** Holds the calls back until it is told to let them go. */
async function hold(page: Page, calls: RegExp) {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test('the outline of a list stands where its rows will, as high as they', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  for (const [path, call] of [
    ['/distributor/investor/investor-list', /GetInvestorSearch_ByName_New/],
    ['/distributor/sip-report', /SIP_Registration_Report_Total/],
    ['/distributor/nav', /nav\/getdata/],
    ['/distributor/investor/scheme-list', /GetNo_Schemes/],
  ] as const) {
    const release = await hold(page, call);
    await moveTo(page, path);
    const outline = page.locator('main [data-outline] > div').last().locator('> div').last().locator('> div');
    await expect(outline, path).toHaveCount(10);
    const [first, second] = [await boxOf(outline.nth(0)), await boxOf(outline.nth(1))];
    release();
    const rows = page.locator('tr[data-row-key]');
    await expect(rows.nth(1)).toBeVisible();
    await expect
      .poll(async () => Math.abs((await boxOf(rows.nth(0))).y - first.y), path)
      .toBeLessThanOrEqual(2);
    expect(Math.abs((await boxOf(rows.nth(1))).y - second.y), path).toBeLessThanOrEqual(4);
  }
});

test('the outlines of a client and of a scheme are as high as what takes their place', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/investor/investor-list?sip=running');
  const client = (await page.locator('tr[data-row-key] a').first().getAttribute('href')) ?? '';
  await moveTo(page, '/distributor/investor/scheme-list?class=EQUITY');
  await expect(screen(page, 'investor/scheme-list')).toBeVisible();
  const schemes = page.getByRole('table', { name: 'Schemes held' });
  const scheme = (await schemes.locator('tr[data-row-key] a').first().getAttribute('href')) ?? '';

  const releaseClient = await hold(
    page,
    /Get_Investor_Details|FolioLevel_investor_registered|investor\/details/,
  );
  await moveTo(page, client);
  const outline = page.locator('main [data-outline]');
  await expect(outline).toBeVisible();
  const head = await boxOf(outline.locator('section').first());
  const book = await boxOf(outline.locator('section').last());
  releaseClient();
  const read = page.getByRole('region', { name: 'Client', exact: true });
  await expect(read).toBeVisible();
  expect(Math.abs((await boxOf(read)).height - head.height)).toBeLessThan(head.height * 0.15);
  const panel = await boxOf(page.getByRole('tabpanel'));
  expect(Math.abs(panel.y - book.y)).toBeLessThan(head.height * 0.15);

  const releaseScheme = await hold(page, /nav\/scheme|GetNo_Investors/);
  await moveTo(page, scheme);
  const totals = page.locator('main [data-outline]');
  await expect(totals).toBeVisible();
  const grid = page.locator('main section');
  const before = {
    totals: await boxOf(totals),
    price: await boxOf(grid.nth(0)),
    facts: await boxOf(grid.nth(1)),
  };
  releaseScheme();
  const price = page.getByRole('region', { name: 'NAV and history' });
  await expect(price.getByRole('slider')).toBeVisible();
  const facts = page.getByRole('region', { name: 'Key facts' });
  const after = { price: await boxOf(price), facts: await boxOf(facts) };
  expect(Math.abs(after.price.y - before.price.y)).toBeLessThan(32);
  expect(Math.abs(after.price.height - before.price.height)).toBeLessThan(before.price.height * 0.1);
  expect(Math.abs(after.facts.height - before.facts.height)).toBeLessThan(before.facts.height * 0.1);
});
