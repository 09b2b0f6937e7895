import { aumHistory } from '@hub/contract/calls/dashboard/dashboard';
import { records } from '@hub/contract/calls/transact/transact-records';
import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { dutyIn, scaled, unitsFor, written } from './figures.ts';
import { chooseEuin, openForm, sendOrder } from './form.ts';
import { answerLink, openAsInvestor, payAtBank } from './investor.ts';
import { clientsWithUnits, emptyCart, moveUntil, navOf, unitsIn, untilStatus } from './orders.ts';

/** All new money that the dashboard knows of. */
async function moneyIn(hub: HubClient): Promise<bigint> {
  const { growth } = await hub.call(aumHistory, { range: 'max' });
  return scaled(growth?.moneyIn ?? '0', 2);
}

async function boughtByOrders(hub: HubClient): Promise<bigint> {
  let sum = 0n;
  for (let pageNumber = 1; ; pageNumber++) {
    const { items, total } = await hub.call(records, { kind: 'lumpsum', pageNumber });
    for (const { status, amount } of items) if (status === 'allotted') sum += scaled(amount ?? '0', 2);
    if (pageNumber * 10 >= total) return sum;
  }
}

test('a lumpsum from the login to units in the folio, to the paisa; the history shows each status it has [S1-08] [S1-20]', {
  tag: '@phone-first',
}, async ({ page, browser }) => {
  const before = await elsewhere('ifa');
  await emptyCart(before);
  const [client] = await clientsWithUnits(before, 0);
  if (!client) throw new Error('no client');
  const moneyBefore = await moneyIn(before);
  const boughtBefore = await boughtByOrders(before);

  await signIn(page, 'ifa', '/distributor/contact-us');
  await openForm(page, 'lumpsum', client);
  await page.getByRole('button', { name: client.scheme.name }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('12345');
  await chooseEuin(page);
  const reference = await sendOrder(page);
  const inHistory = page.locator(`main [data-row-key="${reference}"]`);
  const { total } = await before.call(records, {});
  await moveTo(page, '/distributor/transaction-history');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${total} orders` })
      .first(),
  ).toBeVisible();
  await expect(inHistory).toContainText('Pending for confirmation');

  const investor = await openAsInvestor(browser, `${hubUrl()}/demo/outbox`);
  await investor
    .getByRole('link', { name: /\/confirm\// })
    .first()
    .click();
  await expect(investor.getByRole('heading', { level: 1 })).toContainText(client.name);
  await expect(investor.getByRole('article')).toContainText(client.folioNo);
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByRole('heading', { level: 1 })).toContainText('please pay ₹12,345');
  await payAtBank(investor, 'Approve');
  await expect(investor.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await untilStatus(reference, 'submitted');
  await expect(inHistory).toContainText('With the registrar');
  await inHistory.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`order=${reference}`));

  // Whoever shows the demo moves it on; the open order changes by itself, and nobody is logged out.
  await investor.goto(`${hubUrl()}/demo/clock`);
  const main = page.locator('main');
  const { allotment, events } = await moveUntil(reference, 'allotted', () =>
    investor.getByRole('button', { name: 'Move on 2 days' }).click(),
  );
  await investor.context().close();

  const hub = await elsewhere('ifa');
  const leg = allotment?.legs[0];
  const nav = await navOf(hub, client.scheme.code, leg?.navOn ?? '');
  const amount = scaled('12345', 2);
  const bought = unitsFor(amount - dutyIn(amount), scaled(nav, 4));
  expect(leg).toMatchObject({ units: written(bought, 3), nav, amount: '12345.00' });
  expect(await unitsIn(hub, client)).toBe(written(scaled(client.units, 3) + bought, 3));
  // The dashboard counts this order, those of the demo that were booked on the way, and the SIPs of these days.
  const grown = (await boughtByOrders(hub)) - boughtBefore;
  expect(grown).toBeGreaterThanOrEqual(amount);
  expect((await moneyIn(hub)) - moneyBefore).toBeGreaterThanOrEqual(grown);
  await expect(main.getByText(written(bought, 3), { exact: true })).toBeVisible({ timeout: 30_000 });
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(timeline).toHaveCount(events.length);
  await expect(timeline.last()).toContainText('Processed by the registrar');
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(inHistory).toContainText('Allotted');

  await moveTo(
    page,
    `/distributor/investor/investor-list/folio-details?folio=${encodeURIComponent(client.folioNo)}`,
  );
  const held = written(scaled(client.units, 3) + bought, 3);
  await expect(
    main.getByText(Number(held).toLocaleString('en-IN', { minimumFractionDigits: 3 })).first(),
  ).toBeVisible();
});
