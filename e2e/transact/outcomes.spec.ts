import { rejectionReasons } from '@hub/contract';
import { saveDrafts, submitLumpsum } from '@hub/contract/calls/transact/transact';
import { expect, type Page } from '@playwright/test';
import { placeCart } from '../../apps/server/src/features/transact/test/place-cart.ts';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { expectLaidOut } from '../setup/layout.ts';
import { test } from '../setup/own-server.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { answerLink, openAsInvestor, payAtBank } from './investor.ts';
import { type Client, clientsWithUnits, lumpsum, moveClock, moveUntil, untilStatus } from './orders.ts';
import { newestLink, newestLinks } from './outbox.ts';

// One server for all of them: they only differ in what becomes of an order.
test.describe.configure({ mode: 'default' });

/** One order sent by a call, as the forms do; its client and its reference. */
async function send(
  at: number,
  amount: string,
): Promise<{ client: Client; reference: string; hub: HubClient }> {
  const hub = await elsewhere('ifa');
  const [client] = await clientsWithUnits(hub, at);
  if (!client) throw new Error('no client');
  const { confirmations } = await hub.call(submitLumpsum, { terms: lumpsum(client, amount), consent: true });
  return { hub, client, reference: confirmations[0]?.orders[0]?.reference ?? '' };
}

/** The investor's pages are for everybody: nothing sideways, nothing that axe finds, in light and dark. */
async function expectGood(page: Page): Promise<void> {
  await expectLaidOut(page);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

const openOrder = async (page: Page, reference: string): Promise<void> => {
  await signIn(page, 'ifa', `/distributor/transaction-history?order=${reference}`);
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
};

test('a link is sent again and the investor declines: nothing moves, and the open order says so by itself', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { reference } = await send(3, '5000');
  const first = await newestLink();
  await openOrder(page, reference);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(/^The link was sent again to/)).toBeVisible();
  expect(await newestLink()).not.toBe(first);
  const investor = await openAsInvestor(browser, await newestLink());
  await expectGood(investor);
  await answerLink(investor, 'Decline order');
  await expect(investor.getByRole('heading', { name: 'Order declined' })).toBeVisible();
  await expectGood(investor);
  await investor.reload();
  await expect(investor.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
  await investor.goto(first);
  await expect(investor.getByRole('heading', { name: /^This link/ })).toBeVisible();
  await investor.context().close();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Investor declined', {
    timeout: 30_000,
  });
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('The investor wants to wait');
});

test('a link that is left alone expires; the distributor sends a new one, and that works', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { reference } = await send(4, '5000');
  const old = await newestLink();
  await moveClock('2d');
  await untilStatus(reference, 'expired');
  const investor = await openAsInvestor(browser, old);
  await expect(investor.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expectGood(investor);

  await openOrder(page, reference);
  await expect(page.getByText('Link expired').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Pending for confirmation').first()).toBeVisible();
  await investor.goto(await newestLink());
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByText('Order confirmed')).toBeVisible();
  await investor.goto(old);
  await expect(investor.getByRole('heading', { name: /^This link/ })).toBeVisible();
  await investor.context().close();
  await untilStatus(reference, 'confirmed');
});

test('a payment that fails can be made again; the registrar rejects an amount that ends in 013, and says what fixes it', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { reference } = await send(5, '5013');
  const investor = await openAsInvestor(browser, await newestLink());
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByRole('heading', { level: 1 })).toContainText('please pay ₹5,013');
  await expectGood(investor);
  await payAtBank(investor, 'Decline');
  await expect(investor.getByText(/did not go through/)).toBeVisible();
  await payAtBank(investor, 'Approve');
  await expect(investor.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expectGood(investor);
  await investor.context().close();

  const { rejection } = await moveUntil(reference, 'rejected');
  await openOrder(page, reference);
  const { title = '', fix = '' } = rejection ?? {};
  expect(Object.values(rejectionReasons)).toContainEqual(expect.objectContaining({ words: title, fix }));
  await expect(page.locator('main')).toContainText(title);
  await expect(page.locator('main')).toContainText(fix);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Payment failed');
});

test('two investors in one cart get a link each, and each decides about their own', { tag: '@long' }, async ({
  browser,
}) => {
  const hub = await elsewhere('ifa');
  const clients = await clientsWithUnits(hub, 6, { count: 2 });
  const { items } = await hub.call(saveDrafts, { orders: clients.map((one) => lumpsum(one, '6000')) });
  const { confirmations } = await placeCart((call, input) => hub.call(call, input), items);
  expect(confirmations).toHaveLength(2);
  const investor = await openAsInvestor(browser, hubUrl());
  const greeted = [];
  for (const link of await newestLinks('order-link', 2)) {
    await investor.goto(link);
    await expect(investor.getByRole('article')).toHaveCount(1);
    greeted.push(await investor.getByRole('heading', { level: 1 }).innerText());
  }
  const names = clients.map(({ name }) => name);
  const nameOf = (heading: string) => heading.split(', please confirm your investment')[0];
  expect(greeted.map(nameOf).sort()).toEqual(names.sort());
  const name = nameOf(await investor.getByRole('heading', { level: 1 }).innerText());
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByText('Order confirmed')).toBeVisible();
  await investor.context().close();
  for (const { investor: who, orders } of confirmations) {
    await untilStatus(orders[0]?.reference ?? '', who.name === name ? 'confirmed' : 'pending');
  }
});
