import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';
import { screen } from '../shell/parts.ts';
import { clientsWithUnits, emptyCart } from '../transact/orders.ts';

async function lookAt(page: Page): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    // The colours have begun to change with the next frame: from then on it is known how long they do.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expectAccessible(page);
  }
  await expectNoSideways(page);
}

test('from a holding through its what-if to a redemption in the cart', { tag: '@long' }, async ({
  openAs,
}) => {
  const hub = await elsewhere('otherIfa');
  await emptyCart(hub);
  const [client] = await clientsWithUnits(hub, 0, { withLoad: true });
  if (!client) throw new Error('no client');
  const page = await openAs('otherIfa', `/distributor/investor/investor-details?id=${client.id}`);
  await page
    .getByRole('row', { name: new RegExp(client.scheme.name.split(' - ')[0] ?? '') })
    .getByRole('button', { name: /^Transact: / })
    .click();
  await page.getByRole('menuitem', { name: /^What if redeemed/ }).click();

  const main = screen(page, 'statements/what-if');
  await expect(main.getByText('Amount to bank')).toBeVisible();
  await lookAt(page);
  await main.locator('label').filter({ hasText: 'To bank' }).click();
  await main.getByRole('textbox', { name: 'To reach the bank' }).fill('25000');
  await expect(main.getByText('₹25,000.00', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Redeem this' }).click();

  const form = screen(page, 'transact/redeem');
  const brief = form.getByRole('region', { name: 'Load and gains' });
  await expect(brief.getByText('Long-term gain', { exact: true })).toBeVisible();
  await lookAt(page);
  await form.getByRole('button', { name: 'Add to cart' }).click();
  const cart = screen(page, 'transact/cart');
  await expect(cart.getByText(client.name).first()).toBeVisible();
  await expect(cart.getByText(/Redeem/).first()).toBeVisible();
  await emptyCart(hub);
});

test('the harvest leads to the what-if of its row', { tag: '@long' }, async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/capital-gain-statement/tax-harvest');
  const rows = screen(page, 'statements/harvest').locator('tbody tr[data-row-key]');
  for (const kind of ['Within LTCG exemption', 'Exit load ends soon']) {
    await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
    await expect(page.getByRole('table', { name: kind })).toBeVisible();
    await expect(rows.first().getByRole('link').first()).toBeVisible();
  }
  await lookAt(page);
  const investor = await rows.first().getByRole('link').first().innerText();
  await rows
    .first()
    .getByRole('link', { name: /^What if/ })
    .click();
  const main = screen(page, 'statements/what-if');
  await expect(main.getByText(investor)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Cheapest day within 60 days' })).toBeVisible();
});
