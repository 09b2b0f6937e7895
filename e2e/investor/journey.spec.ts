import { expect, type Page } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { question } from '../transact/started.ts';
import { findFolio } from './open-folio.ts';
import { expectRows, links, listPath, rowAt, search, tab } from './parts.ts';

const screen = (page: Page, route: string) => page.locator(`main[data-route-id="${route}"]`);

/** Down the list until this row was drawn and read. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(rowAt(page, place).getByRole('link')).toBeVisible({ timeout: 500 });
  }).toPass();
  await rowAt(page, place).scrollIntoViewIfNeeded();
  await expectRows(page);
}

test('search, filter, drill down to a folio, start a transaction, and come back to the same place', async ({
  openAs,
}) => {
  const page = await openAs('ifa', listPath);
  await expectRows(page);
  await search(page).fill('a');
  await expect(page).toHaveURL(/[?&]q=a/);
  await page.getByRole('button', { name: 'Equity', exact: true }).click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?class=EQUITY#?q=a`);
  await expectRows(page);

  const requested = { words: 'a', assetClass: 'EQUITY' } as const;
  const { place, investor, name, folioNo } = await findFolio({ requested, from: 12, blocked: false });
  await scrollTo(page, place);
  const link = rowAt(page, place).getByRole('link');
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const from = await top();
  await link.click();
  await expect(screen(page, 'investor/details')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^as on \d\d-[A-Z][a-z]{2}-\d{4}$/).first()).toBeVisible();

  await page.getByRole('link', { name: `Folio ${folioNo}` }).click();
  await expect(screen(page, 'investor/folio-details')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Folio ${folioNo}` })).toBeVisible();
  await tab(page, 'Folio').click();
  await expect(page.getByText('First holder')).toBeVisible();
  await expect(page.getByText('Tax status', { exact: true })).toBeVisible();
  await tab(page, /^Holdings/).click();

  await page
    .getByRole('row')
    .getByRole('button', { name: /^Transact: / })
    .first()
    .click();
  const redeem = page.getByRole('menuitem', { name: /^Redeem/ });
  await expect(redeem).toBeVisible();
  await redeem.click();
  await expect(screen(page, 'transact/redeem')).toBeVisible();
  const filled = new URL(page.url()).searchParams;
  expect([filled.get('investor'), filled.get('folio')]).toEqual([investor, folioNo]);
  expect(filled.get('scheme')).toMatch(/^[0-9A-Z]+$/);

  // The browser's own button asks too (Spec §4).
  await page.goBack();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/transact\/redeem\?/);
  await expect(screen(page, 'transact/redeem')).toBeVisible();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Folio ${folioNo}` })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Client List' })
    .click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?class=EQUITY#?q=a`);
  await expect(link).toBeFocused();
  await expect(link).toHaveText(name);
  await expect.poll(async () => Math.abs((await top()) - from)).toBeLessThan(60);
});

test('a folio that may not transact says why, and offers nothing', { tag: '@desktop-only' }, async ({
  openAs,
}) => {
  const { folioNo, blocked } = await findFolio({ requested: {}, from: 1, blocked: true });
  const folio = new URLSearchParams({ folio: folioNo });
  const page = await openAs('ifa', `/distributor/investor/investor-list/folio-details?${folio}`);
  const start = page.getByRole('button', { name: /^Initiate transaction/ });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(start).toHaveAccessibleDescription(blocked ?? '');
  await expect(page.getByText(blocked ?? '', { exact: true })).toBeVisible();
  await start.click({ force: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('by keyboard alone: to a client, through the parts of the book, to a transaction and back', {
  tag: '@desktop-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', `${listPath}?sip=running`);
  await expectRows(page);
  await search(page).focus();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=a/);
  await expectRows(page);
  const first = links(page).first();
  const name = (await first.textContent()) ?? '';
  const reached = async () =>
    page.evaluate(
      () => document.activeElement?.closest('tbody') !== null && document.activeElement?.tagName === 'A',
    );
  for (let press = 0; press < 40 && !(await reached()); press++) await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const holdings = tab(page, /^Holdings/);
  for (let press = 0; press < 60; press++) {
    if (await holdings.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(holdings).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'SIP, STP, SWP')).toBeFocused();
  await expect(page.getByRole('region', { name: 'SIPs' }).getByRole('article').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Nominees' }).first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(holdings).toBeFocused();

  const menu = page.getByRole('button', { name: /^Transact: folio / }).first();
  for (let press = 0; press < 20; press++) {
    if (await menu.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Lumpsum/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^SIP/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen(page, 'transact/sip')).toBeVisible();
  // Alt and the left arrow; a browser without a window does not know them.
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Leave' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(links(page).first()).toBeFocused();
});
