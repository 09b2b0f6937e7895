import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { opportunityCalls, opportunityHub } from '@hub/contract/calls/opportunity/opportunity';
import { fromOpportunityWire, type OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { stpReport } from '@hub/contract/calls/reports/reports';
import { redeemSchemes } from '@hub/contract/calls/transact/transact';
import { compactRupees, moneyOf } from '@hub/domain';
import { type Browser, expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { signIn } from '../setup/stored-login.ts';
import { screen } from '../shell/parts.ts';
import { dutyIn, scaled, unitsFor, written } from '../transact/figures.ts';
import { choose, chooseEuin, chosenScheme, sendOrder } from '../transact/form.ts';
import { answerLink, openAsInvestor, payAtBank } from '../transact/investor.ts';
import { emptyCart, moveClock, moveUntil, navOf, untilStatus } from '../transact/orders.ts';
import { newestLink } from '../transact/outbox.ts';
import { planAmount } from '../transact/sips.ts';

const lists = {
  elss: '/distributor/opportunity/other-opportunity/elss',
  dividend: '/distributor/opportunity/cross-sell-opportunity/dividend',
  liquid: '/distributor/opportunity/cross-sell-opportunity/liquid',
} as const;
type List = keyof typeof lists;

/** The first row of a list whose folio takes orders of one holder. */
async function rowIn(hub: HubClient, list: List): Promise<OpportunityRow> {
  const { items } = await hub.call(opportunityCalls[list], {});
  for (const row of items.map((one) => fromOpportunityWire(list, one))) {
    const { folios } = await hub.call(listFolios, { investorId: row.investorId });
    const folio = folios.find(({ folioNo }) => folioNo === row.folioNo);
    if (folio?.blocked === null && folio.holding === 'SI' && folio.banks.length > 0) return row;
  }
  throw new Error(`No row of ${list} can be ordered for`);
}

const unitsOf = async (hub: HubClient, { folioNo }: OpportunityRow, code: string | null | undefined) =>
  (await hub.call(redeemSchemes, { folioNo: folioNo ?? '' })).find(({ scheme }) => scheme.code === code)
    ?.units ?? '0.000';

const remedyIn = (page: Page, row: OpportunityRow) =>
  page.locator(`main tr[data-row-key="${row.key}"]`).getByRole('link', { name: /^(Invest|Switch|Start)/ });

/** From the list to its form, which knows the client, the folio and the scheme. */
async function press(page: Page, list: List, row: OpportunityRow, form: string): Promise<void> {
  await moveTo(page, lists[list]);
  await remedyIn(page, row).click();
  await expect(screen(page, `transact/${form}`)).toBeVisible();
  await expect(page.getByText(`folio ${row.folioNo}`)).toBeVisible();
  await expect(page.locator('main')).toContainText(row.investor);
}

async function confirm(browser: Browser): Promise<Page> {
  const investor = await openAsInvestor(browser, await newestLink());
  await answerLink(investor, 'Confirm order');
  return investor;
}

// What a card of the phone opens is proved for every list in `opportunity.spec.ts`.
test('an ELSS purchase, a switch to growth and an STP out of liquid become units and are counted as won', {
  tag: ['@desktop-only', '@long'],
}, async ({ page, browser }) => {
  test.slow(); // three orders, and weeks that pass
  const before = await elsewhere('ifa');
  await emptyCart(before);
  const saver = await rowIn(before, 'elss');
  const payee = await rowIn(before, 'dividend');
  const idle = await rowIn(before, 'liquid');
  const saved = await unitsOf(before, saver, saver.schemeCode);
  const grown = await unitsOf(before, payee, payee.target?.code);
  const { won } = await before.call(opportunityHub, {});
  await signIn(page, 'ifa', '/distributor/contact-us');

  await press(page, 'elss', saver, 'lumpsum');
  await expect(planAmount(page)).toHaveValue(/^[\d,]+$/);
  const entered = (await planAmount(page).inputValue()).replaceAll(',', '');
  expect(scaled(entered, 2)).toBe(scaled(saver.worth, 2));
  await chooseEuin(page);
  const bought = await sendOrder(page);
  const payer = await confirm(browser);
  await payAtBank(payer, 'Approve');
  await expect(payer.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await payer.context().close();

  await press(page, 'dividend', payee, 'switch');
  expect(await chosenScheme(page, 'To')).toBe(payee.target?.name ?? '');
  await chooseEuin(page);
  const switched = await sendOrder(page);
  await (await confirm(browser)).context().close();

  await press(page, 'liquid', idle, 'stp');
  const moved = (await planAmount(page).inputValue()).replaceAll(',', '');
  expect(Number(moved)).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'To' }).fill('flexi cap');
  await page
    .getByRole('option', { name: /Growth/ })
    .first()
    .click();
  await choose(page, 'Weekly');
  await choose(page, 'Monday');
  await chooseEuin(page);
  const stp = await sendOrder(page);
  await (await confirm(browser)).context().close();
  const { target } = await untilStatus(stp, 'allotted');

  await moveTo(page, lists.dividend);
  await expect(remedyIn(page, payee)).toBeVisible();
  const lumpsum = await moveUntil(bought, 'allotted');
  const toGrowth = await moveUntil(switched, 'allotted');
  await expect
    .poll(
      async () => {
        const hub = await elsewhere('ifa');
        const [plan] = (await hub.call(stpReport, { words: stp })).items;
        // The units may come on the day after the instalment.
        const units = scaled(await unitsOf(hub, idle, target?.code), 3);
        if (units === 0n) await moveClock((plan?.instalments.done ?? 0) === 0 ? '7d' : '1d');
        return units;
      },
      { timeout: 60_000, intervals: [2000] },
    )
    .toBeGreaterThan(0n);

  const hub = await elsewhere('ifa');
  const [leg] = lumpsum.allotment?.legs ?? [];
  const paid = scaled(entered, 2);
  const nav = await navOf(hub, saver.schemeCode ?? '', leg?.navOn ?? '');
  const units = unitsFor(paid - dutyIn(paid), scaled(nav, 4));
  expect(await unitsOf(hub, saver, saver.schemeCode)).toBe(written(scaled(saved, 3) + units, 3));
  const [out, arrived] = toGrowth.allotment?.legs ?? [];
  expect(await unitsOf(hub, payee, payee.schemeCode)).toBe('0.000');
  expect(await unitsOf(hub, payee, payee.target?.code)).toBe(
    written(scaled(grown, 3) + scaled(arrived?.units ?? '0', 3), 3),
  );

  // The list was read before: its row is gone by now, and says so instead of opening a form.
  await remedyIn(page, payee).click();
  const dialog = page.getByRole('dialog', { name: `${payee.investor} has left this list` });
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(remedyIn(page, payee)).toHaveCount(0);

  const after = (await hub.call(opportunityHub, {})).won;
  expect(after.orders - won.orders).toBe(3);
  const counted = scaled(after.amount, 2) - scaled(won.amount, 2);
  expect(counted).toBe(paid + scaled(out?.amount ?? '0', 2) + scaled(moved, 2));
  await moveTo(page, '/distributor/opportunity');
  const card = page.getByRole('region', { name: 'Won this year' });
  await expect(card).toContainText(`from ${after.orders} orders`);
  await expect(card).toContainText(compactRupees(moneyOf(after.amount)));
});
