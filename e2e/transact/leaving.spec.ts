import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { openFooter, screen, showMenu } from '../shell/parts.ts';
import { enterAmount, expectStarted, lumpsumOfClient, question, storesTransaction } from './started.ts';

test('leaving a transaction that was begun asks; staying keeps it as it is, leaving leads on [S4-17] [S4-20] [S4-25]', async ({
  page,
}) => {
  const lumpsum = await lumpsumOfClient();
  await signIn(page, 'ifa');
  await moveTo(page, lumpsum.path);
  await expectStarted(page, lumpsum, '');
  await enterAmount(page);
  const ways = [
    async () => (await showMenu(page)).getByRole('link', { name: 'NAV', exact: true }).click(),
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
    async () => (await openFooter(page)).getByRole('link', { name: 'Dashboard' }).click(),
  ];
  for (const way of ways) {
    await way();
    await expect(question(page)).toContainText('The transaction you started is not finished.');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toHaveCount(0);
    await expectStarted(page, lumpsum);
    expect(await storesTransaction(page)).toBe(true);
  }
  await (await showMenu(page)).getByRole('link', { name: 'NAV', exact: true }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(screen(page, 'nav')).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  // It is still there: "back" leads to it, and its own way out asks once whether it is to be given up.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectStarted(page, lumpsum);
  await page.getByRole('button', { name: 'Discard' }).click();
  const discard = page.getByRole('dialog', { name: 'Discard this order?' });
  await discard.getByRole('button', { name: 'Keep editing' }).click();
  await expectStarted(page, lumpsum);
  await page.getByRole('button', { name: 'Discard' }).click();
  await discard.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: lumpsum.name })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => storesTransaction(page)).toBe(false);
});

test('the excepted transaction pages open unasked; outside of the transaction a menu entry drops it [S4-19] [S4-24]', async ({
  page,
}) => {
  const lumpsum = await lumpsumOfClient();
  await signIn(page, 'ifa');
  for (const [name, route] of [
    ['Transaction History', 'transact/history'],
    ['Initiate Transaction', 'transact/initiate'],
  ] as const) {
    await moveTo(page, lumpsum.path);
    await expectStarted(page, lumpsum, '');
    await (await showMenu(page)).getByRole('link', { name }).click();
    await expect(screen(page, route)).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  }
  expect(await storesTransaction(page)).toBe(true);
  await (await showMenu(page)).getByRole('link', { name: 'NAV', exact: true }).click();
  await expect(screen(page, 'nav')).toBeVisible();
  await expect.poll(() => storesTransaction(page)).toBe(false);

  // Nor is anything asked where nothing was begun.
  await moveTo(page, '/distributor/transact/lumpsum');
  await expect(screen(page, 'transact/lumpsum')).toBeVisible();
  await (await showMenu(page)).getByRole('link', { name: 'NAV', exact: true }).click();
  await expect(screen(page, 'nav')).toBeVisible();
});
