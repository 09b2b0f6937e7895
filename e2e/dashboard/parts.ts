import { expect, type Locator, type Page } from '@playwright/test';

export const tile = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('region', { name: title });

export const tiles = ['Assets under management', 'Today', 'SIP book', 'Clients', /^Net sales, /] as const;

/** The first tiles are filled: the dashboard can be used. */
export async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Asset mix' })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ to do$/)).toBeVisible();
  await expect(tile(page, 'SIP book').getByText('Running')).toBeVisible();
  await expect(tile(page, 'Clients').getByText('in total')).toBeVisible();
  await expect(tile(page, /^Net sales, /).getByText('Outflow')).toBeVisible();
  await expect(tile(page, 'SIP book').getByRole('link', { name: /^[\d,]+ SWPs? / })).toBeVisible();
}

/** What comes after the tiles is there as well. */
export async function expectAll(page: Page): Promise<void> {
  await expectFilled(page);
  await expect(tile(page, 'Brokerage').getByText(/^Received for /)).toBeVisible();
  await expect(tile(page, 'Opportunities').getByText('Zero balance')).toBeVisible();
  await expect(page.getByRole('slider', { name: /^AUM by day/ })).toBeVisible();
  await expectManager(page);
}

/** What lies far below is asked for when somebody comes near it. */
export async function expectManager(page: Page): Promise<void> {
  // What is drawn on the way down makes the page longer.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('link', { name: /^WhatsApp / })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
}
