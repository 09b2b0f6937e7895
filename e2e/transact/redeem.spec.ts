import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { signIn } from '../setup/stored-login.ts';
import { proceedsOf, scaled, written } from './figures.ts';
import { choose, lotsOnForm, openForm, sendOrder } from './form.ts';
import { answerLink, openAsInvestor } from './investor.ts';
import { clientsWithUnits, emptyCart, moveUntil, navOf, unitsIn } from './orders.ts';
import { newestLink } from './outbox.ts';

test('a redemption with exit load from the login to fewer units in the folio and money for the registered account, to the paisa [S1-11]', {
  tag: '@phone-first',
}, async ({ page, browser }) => {
  const before = await elsewhere('ifa');
  await emptyCart(before);
  const [client] = await clientsWithUnits(before, 0, { withLoad: true });
  if (!client) throw new Error('no client');
  // Lots leave oldest first, so half of those with a load do.
  const requested = scaled(client.free, 3) - scaled(client.loaded, 3) / 2n;

  await signIn(page, 'ifa', '/distributor/contact-us');
  await openForm(page, 'redeem', client);
  await choose(page, client.scheme.name);
  await choose(page, 'Units');
  await page.getByRole('textbox', { name: 'Units' }).fill(written(requested, 3));
  const { parts, isEquity } = await lotsOnForm(page);
  expect(parts.reduce((sum, { units }) => sum + units, 0n)).toBe(requested);
  expect(parts.some(({ rate }) => rate > 0n)).toBe(true);
  const reference = await sendOrder(page);
  const paidTo = new RegExp(`Paid to.*${client.account.slice(-4)}`);

  const investor = await openAsInvestor(browser, await newestLink());
  await expect(investor.getByRole('article')).toContainText('Exit load');
  await expect(investor.getByRole('article')).toContainText(paidTo);
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
  await investor.context().close();

  const { allotment } = await moveUntil(reference, 'allotted');
  const hub = await elsewhere('ifa');
  const leg = allotment?.legs[0];
  const nav = await navOf(hub, client.scheme.code, leg?.navOn ?? '');
  const paid = written(proceedsOf(parts, scaled(nav, 4), isEquity), 2);
  expect(leg).toMatchObject({ units: written(requested, 3), nav, amount: paid });
  expect(await unitsIn(hub, client)).toBe(written(scaled(client.units, 3) - requested, 3));

  await moveTo(page, `/distributor/transaction-history?order=${reference}`);
  const main = page.locator('main');
  await expect(main).toContainText(paidTo);
  await expect(main.getByRole('region', { name: 'Redeemed' })).toContainText(
    Number(paid).toLocaleString('en-IN', { minimumFractionDigits: 2 }),
  );
});
