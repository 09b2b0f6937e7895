import { orderFacts } from '@hub/contract/calls/transact/transact';
import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { signIn } from '../setup/stored-login.ts';
import {
  dutyIn,
  isBusinessDay,
  isoDay,
  nextBusinessDay,
  proceedsOf,
  scaled,
  unitsFor,
  written,
} from './figures.ts';
import { choose, chooseEuin, chosenScheme, lotsOnForm, openForm, sendOrder } from './form.ts';
import { answerLink, openAsInvestor } from './investor.ts';
import { type Client, clientsWithUnits, emptyCart, moveClock, moveUntil, navOf, unitsIn } from './orders.ts';
import { newestLink } from './outbox.ts';

/** Moves the demo to 14:55 of a business day; answers the holidays. */
async function beforeCutOff({ folioNo }: Client): Promise<readonly string[]> {
  for (;;) {
    await moveClock('cut-off');
    const hub = await elsewhere('ifa');
    const { now, holidays } = await hub.call(orderFacts, { kind: 'switch', folioNo });
    const all = [...holidays.EQUITY, ...holidays.DEBT];
    if (isBusinessDay(now.slice(0, 10), all)) return all;
  }
}

test('a switch that is sent before the cut-off and confirmed after it: each leg at the NAV of its own day', {
  tag: '@long',
}, async ({ page, browser }) => {
  const before = await elsewhere('ifa');
  await emptyCart(before);
  const [client] = await clientsWithUnits(before, 2);
  if (!client) throw new Error('no client');
  const holidays = await beforeCutOff(client);

  await signIn(page, 'ifa', '/distributor/contact-us');
  await openForm(page, 'switch', client);
  await choose(page, client.scheme.name);
  await page.getByRole('combobox', { name: 'To' }).fill('corporate bond');
  await page
    .getByRole('option', { name: /Growth/ })
    .first()
    .click();
  const target = await chosenScheme(page, 'To');
  await choose(page, 'Units');
  await page.getByRole('textbox', { name: 'Units' }).fill('50');
  await chooseEuin(page);
  const { parts, isEquity } = await lotsOnForm(page);
  const promised = await page
    .getByText(/^if confirmed by .*, else /)
    .first()
    .textContent();
  const laterText = /, else (.*)$/.exec(promised ?? '')?.[1] ?? '';
  const later = isoDay(laterText);
  const reference = await sendOrder(page);

  // Five minutes before the cut-off became an hour after it.
  await moveClock('1h');
  const investor = await openAsInvestor(browser, await newestLink());
  // The day of who opens the link, not of who sent it.
  await expect(investor.getByRole('article')).toContainText(`, ${laterText} if you confirm by `);
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
  await investor.context().close();

  const { allotment, target: into } = await moveUntil(reference, 'allotted');
  const hub = await elsewhere('ifa');
  const [out, arrived] = allotment?.legs ?? [];
  if (!out || !arrived || !into) throw new Error('a switch has two legs');
  expect(into.name).toBe(target);
  // By the payout of the scheme that is left: equity takes two business days, debt one.
  const next = nextBusinessDay(later, holidays);
  const arrives = isEquity ? nextBusinessDay(next, holidays) : next;
  expect([out.navOn, arrived.navOn]).toEqual([later, arrives]);
  const outNav = await navOf(hub, client.scheme.code, out.navOn);
  const moved = proceedsOf(parts, scaled(outNav, 4), isEquity);
  expect(out).toMatchObject({ units: '50.000', nav: outNav, amount: written(moved, 2) });
  const inNav = await navOf(hub, into.code, arrived.navOn);
  const bought = unitsFor(moved - dutyIn(moved), scaled(inNav, 4));
  expect(arrived).toMatchObject({ units: written(bought, 3), nav: inNav, amount: written(moved, 2) });
  expect(await unitsIn(hub, client)).toBe(written(scaled(client.units, 3) - 50_000n, 3));
  expect(await unitsIn(hub, client, into.code)).toBe(written(bought, 3));

  await moveTo(page, `/distributor/transaction-history?order=${reference}`);
  const switched = page.getByRole('region', { name: 'Switched' });
  await expect(switched.getByRole('listitem')).toHaveCount(2);
  await expect(switched).toContainText(`Into ${into.name}`);
});
