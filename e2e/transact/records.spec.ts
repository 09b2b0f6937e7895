import { expect, type Locator, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';

/**
 * Moves inside the app, and answers what was asked for with this status: the screen that is left may read its own records
 * again meanwhile. `below`: what lies beneath the records.
 */
async function requestedAt(
  page: Page,
  path: string,
  status: string,
  below?: Locator,
): Promise<Record<string, string>> {
  const requested = (url: string) => Object.fromEntries(new URL(url).searchParams);
  const request = page.waitForRequest(
    (one) => /\/trans\/(\?|$)/.test(one.url()) && requested(one.url()).status === status,
  );
  await moveTo(page, path);
  // On a phone they are asked for when one comes near them.
  await below?.scrollIntoViewIfNeeded();
  return requested((await request).url());
}

const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('row');

async function expectGood(page: Page): Promise<void> {
  await expectNoSideways(page);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test('after a login and on the pending page: what waits for confirmation, POSTLOGIN; the history opens on all, with four filters, and an order with its timeline [S3-30] [S4-05] [S4-09]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/nav');
  const waiting = { status: 'Pending for confirmation', type: 'POSTLOGIN' };
  const below = page.getByRole('heading', { name: 'Opportunities' });
  expect(await requestedAt(page, '/distributor/dashboard', waiting.status, below)).toEqual(waiting);
  await expect(page.getByRole('heading', { name: 'Pending for confirmation' })).toBeVisible();

  expect(await requestedAt(page, '/distributor/transact/pending-transaction', waiting.status)).toMatchObject(
    waiting,
  );
  await expect(
    rows(page)
      .first()
      .getByText(/ left$/),
  ).toBeVisible();
  await expectGood(page);

  expect(await requestedAt(page, '/distributor/transaction-history', 'all')).toMatchObject({ status: 'all' });
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(filters.getByRole('button', { pressed: false })).toHaveText([
    /^Pending for confirmation/,
    /^Confirmed/,
    /^Link expired/,
    /^To pay/,
    /^With registrar/,
    /^Done/,
    /^Failed/,
  ]);
  await expectGood(page);

  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expectGood(page);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(rows(page).first().getByRole('link').first()).toBeVisible();
});
