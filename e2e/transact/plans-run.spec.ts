import { aumHistory } from '@hub/contract/calls/dashboard/dashboard';
import { listTransactions } from '@hub/contract/calls/investor/investor-details';
import { type PlanRow, stpReport, swpReport } from '@hub/contract/calls/reports/reports';
import { redeemSchemes } from '@hub/contract/calls/transact/transact';
import { records } from '@hub/contract/calls/transact/transact-records';
import { compactRupees, moneyOf, todayInIndia } from '@hub/domain';
import { type Browser, expect } from '@playwright/test';
import { approveAtBank, registerMandate, rejectAtBank } from '../mandates/approve.ts';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { choose, chooseEuin, chosenScheme, sendCart } from './form.ts';
import { answerLink, openAsInvestor } from './investor.ts';
import { emptyCart, moveClock, moveUntil, untilStatus } from './orders.ts';
import { newestLink } from './outbox.ts';
import { keyedStop } from './security-key.ts';
import { addToCart, openDetails, openPlanForm, planAmount, runningSips, sipOf } from './sips.ts';

/** Of SIPs, those whose folio has units enough to transfer and to pay out. */
async function plansWithUnits(hub: HubClient, plans: readonly PlanRow[]): Promise<PlanRow[]> {
  const found: PlanRow[] = [];
  for (const plan of plans) {
    const held = await hub.call(redeemSchemes, { folioNo: plan.folioNo });
    const own = held.find(({ scheme }) => scheme.code === plan.scheme.code);
    const isFree = own && Number(own.inFlight) === 0 && own.mayRedeem && own.maySwitch;
    if (isFree && Number(own.value) >= 60_000 && !/ELSS/.test(plan.scheme.name)) found.push(plan);
  }
  return found;
}

/** A SIP whose folio has a good mandate, and units. */
async function planWithUnits(hub: HubClient, from: number): Promise<PlanRow> {
  const plan = (await plansWithUnits(hub, await runningSips(hub)))[from];
  if (!plan) throw new Error('The book has no such SIP');
  return plan;
}

/** The newest transactions of a client. */
async function ledgerOf(hub: HubClient, investorId: string) {
  const pages = [1, 2, 3].map((pageNumber) => hub.call(listTransactions, { investorId, pageNumber }));
  return (await Promise.all(pages)).flatMap(({ items }) => items);
}

/** The investor confirms all that was sent last. */
async function confirmAll(browser: Browser, references: readonly string[]): Promise<void> {
  const investor = await openAsInvestor(browser, await newestLink());
  await answerLink(investor, references.length === 1 ? 'Confirm order' : 'Confirm all');
  for (const reference of references) await untilStatus(reference, 'allotted');
  await investor.context().close();
}

/** Moves the clock by weeks until something is so. */
async function weeksUntil(what: string, isSo: (hub: HubClient) => Promise<boolean>): Promise<HubClient> {
  for (let weeks = 0; weeks < 9; weeks++) {
    const hub = await elsewhere('ifa');
    const isThere = await expect
      .poll(() => isSo(hub), { timeout: 1500, intervals: [150] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (isThere) return hub;
    await moveClock('7d');
  }
  throw new Error(`Not after nine weeks: ${what}`);
}

/** Moves the clock by weeks until a day is reached. */
async function weeksTo(iso: string): Promise<void> {
  const { now } = await (await elsewhere('ifa')).call(records, {});
  const { days } = todayInIndia(Temporal.Instant.from(now)).until(iso, { largestUnit: 'days' });
  for (let ahead = 0; ahead < days; ahead += 7) await moveClock('7d');
}

/** A day of the month some days ahead: near enough that the first instalment of a plan cannot be left out any more. */
async function nearDay(hub: HubClient): Promise<string> {
  const { now } = await hub.call(records, {});
  const { day } = todayInIndia(Temporal.Instant.from(now)).add({ days: 8 });
  return `The ${day <= 28 ? day : 1}`;
}

/** A running SIP in a folio with units, whose next debit can still be left out and is some two weeks ahead. */
async function pausable(hub: HubClient): Promise<PlanRow> {
  const { now } = await hub.call(records, {});
  const today = todayInIndia(Temporal.Instant.from(now));
  const isNear = ({ nextDueOn, underWay }: PlanRow) => {
    const { days } = today.until(nextDueOn ?? today, { largestUnit: 'days' });
    return underWay === null && days > 15 && days < 25;
  };
  for (let pageNumber = 1; pageNumber < 60; pageNumber++) {
    const page = (await runningSips(hub, pageNumber)).filter(isNear);
    const [plan] = await plansWithUnits(hub, page);
    if (plan) return plan;
  }
  throw new Error('The book has no SIP to pause');
}

test('a SIP, an STP, an SWP, a switch and a pause of one folio, from their forms to what moves, and a stop with the security key [S1-09] [S1-10] [S1-12] [S1-13] [S1-14] [S7-09]', async ({
  page,
  browser,
}) => {
  test.slow(); // some weeks of the demo
  const hub = await elsewhere('ifa');
  await emptyCart(hub);
  const like = await pausable(hub);
  const day = await nearDay(hub);
  await signIn(page, 'ifa', '/distributor/contact-us');
  const into = async (words: string, option: RegExp) => {
    await page.getByRole('combobox', { name: 'To' }).fill(words);
    await page.getByRole('option', { name: option }).first().click();
    return chosenScheme(page, 'To');
  };

  await openPlanForm(page, 'sip', like);
  await planAmount(page).fill('2000');
  await choose(page, day);
  await chooseEuin(page);
  await addToCart(page);
  await openPlanForm(page, 'stp', like);
  const transferredInto = await into('liquid', /Liquid/);
  await planAmount(page).fill('1500');
  await choose(page, day);
  await chooseEuin(page);
  await addToCart(page);
  await openPlanForm(page, 'swp', like);
  await planAmount(page).fill('1200');
  await choose(page, day);
  await addToCart(page);
  await openPlanForm(page, 'switch', like);
  const switchedInto = await into('corporate bond', /Growth/);
  await planAmount(page).fill('6000');
  await chooseEuin(page);
  await addToCart(page);
  await openPlanForm(page, 'sip-pause', like, like.regNo);
  const first = page.getByRole('radiogroup', { name: 'First instalment to skip' });
  await first.locator('label').first().click();
  await choose(page, '1 month');
  await addToCart(page);
  const [sip = '', stp = '', swp = '', switched = '', pause = ''] = await sendCart(page, 5);
  await confirmAll(browser, [sip, stp, swp, pause]);
  const { paused, instalments } = await sipOf(await elsewhere('ifa'), like.regNo);
  expect(paused?.from).toBe(like.nextDueOn);

  // The first instalments, and past the date that is left out.
  await weeksTo(like.nextDueOn ?? '');
  await moveClock('7d');
  const run = await weeksUntil('the first instalments', async (now) => {
    const [transfer] = (await now.call(stpReport, { words: stp })).items;
    const [payout] = (await now.call(swpReport, { words: swp })).items;
    const plans = [await sipOf(now, sip), transfer, payout];
    return plans.every((plan) => (plan?.instalments.done ?? 0) >= 1);
  });
  const items = await ledgerOf(run, like.investorId);
  const of = (planNo: string) =>
    items
      .filter((row) => row.planNo === planNo)
      .map(({ scheme, units, amount }) => [scheme, Math.sign(Number(units)), Number(amount)]);
  const { name } = like.scheme;
  expect(of(sip)).toEqual([[name, 1, 2000]]);
  expect(of(stp).sort((one, other) => Number(one[1]) - Number(other[1]))).toEqual([
    [name, -1, 1500],
    [transferredInto, 1, expect.closeTo(1500, -1)],
  ]);
  expect(of(swp)).toEqual([[name, -1, 1200]]);
  const { allotment } = await untilStatus(switched, 'allotted');
  const legs = (allotment?.legs ?? []).map(({ scheme, units }) => [scheme.name, Number(units)]);
  expect(legs.map(([scheme]) => scheme)).toEqual([name, switchedInto]);
  const moved = items.map(({ scheme, units }) => [scheme, Math.abs(Number(units))]);
  for (const leg of legs) expect(moved).toContainEqual(leg);
  const after = await sipOf(run, like.regNo);
  expect(after.instalments.done).toBe(instalments.done);
  expect(items.filter((row) => row.planNo === like.regNo && row.day >= (paused?.from ?? ''))).toEqual([]);

  await openPlanForm(page, 'stop-transaction', like);
  await page
    .locator('label')
    .filter({ hasText: `SIP ${sip}` })
    .click();
  await choose(page, 'Goal reached');
  await addToCart(page);
  const [stopped = ''] = await keyedStop(page, () => sendCart(page, 1));
  const investor = await openAsInvestor(browser, await newestLink());
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByRole('heading', { name: 'Order confirmed' })).toBeVisible();
  await investor.context().close();
  // The clock may stand on a Sunday; the plan itself ends on the day that the form named.
  await moveUntil(stopped, 'allotted', () => moveClock('1d'));
});

test('a pause leaves one date out and the SIP goes on by itself, an STP moves units and an SWP pays out', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  const hub = await elsewhere('ifa');
  await emptyCart(hub);
  const like = await planWithUnits(hub, 0);
  const day = await nearDay(hub);
  await signIn(page, 'ifa', '/distributor/contact-us');

  await openPlanForm(page, 'sip', like);
  await planAmount(page).fill('2000');
  await choose(page, day);
  await chooseEuin(page);
  await addToCart(page);
  await openPlanForm(page, 'stp', like);
  await page.getByRole('combobox', { name: 'To' }).fill('liquid');
  await page
    .getByRole('option', { name: /Liquid/ })
    .first()
    .click();
  await planAmount(page).fill('1500');
  await choose(page, day);
  await chooseEuin(page);
  await addToCart(page);
  await openPlanForm(page, 'swp', like);
  await planAmount(page).fill('1200');
  await choose(page, day);
  await addToCart(page);
  const [sip = '', stp = '', swp = ''] = await sendCart(page, 3);
  await confirmAll(browser, [sip, stp, swp]);

  await openPlanForm(page, 'sip-pause', like, sip);
  const from = page.getByRole('radiogroup', { name: 'First instalment to skip' });
  await from.locator('label').first().click();
  await choose(page, '1 month');
  await expect(page.getByText(/^Skipped: .*It continues by itself/)).toBeVisible();
  await addToCart(page);
  await confirmAll(browser, await sendCart(page, 1));
  const { paused, nextDueOn } = await sipOf(await elsewhere('ifa'), sip);
  expect(paused).not.toBeNull();
  expect(nextDueOn !== null && nextDueOn < (paused?.from ?? '')).toBe(true);

  await weeksTo(nextDueOn ?? '');
  const run = await weeksUntil('the first instalments', async (now) => {
    const [transfer] = (await now.call(stpReport, { words: stp })).items;
    const [payout] = (await now.call(swpReport, { words: swp })).items;
    const plans = [await sipOf(now, sip), transfer, payout];
    return plans.every((plan) => (plan?.instalments.done ?? 0) >= 1);
  });
  const items = await ledgerOf(run, like.investorId);
  const of = (planNo: string) => items.filter((row) => row.planNo === planNo);
  expect(of(sip).map(({ amount }) => amount)).toEqual(['2000.00']);
  const legs = of(stp);
  expect(legs.map(({ units }) => Math.sign(Number(units))).sort()).toEqual([-1, 1]);
  expect(legs.find(({ units }) => Number(units) < 0)?.scheme).toBe(like.scheme.name);
  expect(legs.find(({ units }) => Number(units) > 0)?.scheme).toMatch(/Liquid/);
  expect(of(swp).map(({ units, amount }) => [Number(units) < 0, Number(amount)])).toEqual([[true, 1200]]);

  // The same on the screens: the client's transactions, the register and the dashboard.
  const main = page.locator('main');
  await page.goto(`${hubUrl()}/distributor/dashboard`);
  const { growth } = await run.call(aumHistory, { range: '1m' });
  expect(Number(growth?.moneyIn)).toBeGreaterThanOrEqual(2000);
  await choose(page, '1 month');
  await expect(main.getByLabel('What moved the AUM')).toContainText(
    compactRupees(moneyOf(growth?.moneyIn ?? '0')),
  );
  await moveTo(page, `/distributor/investor/investor-details?id=${like.investorId}&tab=transactions`);
  for (const kind of of(sip).concat(legs, of(swp))) {
    await expect(main.getByText(kind.kind).first()).toBeVisible();
  }

  // Over the date that is left out nothing is debited, and the next one is.
  await weeksTo(paused?.from ?? '');
  await weeksUntil('the pause', async (now) => (await sipOf(now, sip)).status === 'paused');
  await weeksTo(paused?.to ?? '');
  const resumed = await weeksUntil('the SIP goes on', async (now) => {
    const { instalments } = await sipOf(now, sip);
    return instalments.done === 2;
  });
  const ledger = await ledgerOf(resumed, like.investorId);
  const days = ledger.filter(({ planNo }) => planNo === sip).map((row) => row.day);
  expect(days).toHaveLength(2);
  expect(days.every((on) => on < (paused?.from ?? '') || on > (paused?.to ?? ''))).toBe(true);
  await openDetails(page, sip);
  await expect(main.getByText(/\b2 done/).first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});

test('a mandate is rejected and repaired, carries a SIP and a lumpsum, and another one takes the SIP over', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  const hub = await elsewhere('ifa');
  await emptyCart(hub);
  const like = await planWithUnits(hub, 1);
  await signIn(page, 'ifa', '/distributor/contact-us');
  const list = `/distributor/bankmandate-list?${new URLSearchParams({ investor: like.investorId, folio: like.folioNo })}`;
  const cards = page.getByRole('list', { name: 'Mandates' }).getByRole('listitem');
  await moveTo(page, list);
  await page.getByRole('link', { name: 'New mandate' }).click();
  await registerMandate(page, '26000');

  await openPlanForm(page, 'sip', like);
  await planAmount(page).fill('2100');
  await choose(page, 'Weekly');
  await choose(page, 'Monday');
  // One that ends before the other mandate does.
  await choose(page, 'Instalments');
  await choose(page, '3 years');
  await page.locator('label').filter({ hasText: '₹26,000' }).click();
  await chooseEuin(page);
  await addToCart(page);
  const [sip = ''] = await sendCart(page, 1);
  await confirmAll(browser, [sip]);

  const payer = await (await browser.newContext()).newPage();
  await rejectAtBank(payer);
  await moveTo(page, list);
  const rejected = cards.filter({ hasText: '₹26,000' });
  await expect(rejected.getByText('The account is closed')).toBeVisible({ timeout: 30_000 });
  await rejected.getByRole('button', { name: 'What to do' }).click();
  await rejected.getByRole('link', { name: 'Register again' }).click();
  await registerMandate(page, '27000');
  await approveAtBank(payer);
  await payer.context().close();

  // The mandate pays for a lumpsum too: the investor confirms, and is asked for no money.
  await moveTo(page, list);
  await expect(cards.filter({ hasText: '₹27,000' }).getByText('Approved').first()).toBeVisible({
    timeout: 30_000,
  });
  await openPlanForm(page, 'lumpsum', like);
  await planAmount(page).fill('5000');
  await chooseEuin(page);
  await addToCart(page);
  await page.getByRole('link', { name: 'Change how it is paid' }).click();
  await page.locator('label').filter({ hasText: 'Mandate on' }).first().click();
  await expectAccessible(page);
  await expectNoSideways(page);
  const [lumpsum = ''] = await sendCart(page, 1);
  const investor = await openAsInvestor(browser, await newestLink());
  await expect(investor.getByText('Debited by your mandate')).toBeVisible();
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByText(/₹5,000 is debited .* You do not have to pay anything/)).toBeVisible();
  await expectNoSideways(investor);
  await expectAccessible(investor);
  await investor.context().close();

  const done = async (now: HubClient) => (await sipOf(now, sip)).instalments;
  await weeksUntil('an instalment by the repaired mandate', async (now) => (await done(now)).done >= 1);
  const before = (await done(await elsewhere('ifa'))).done;
  await untilStatus(lumpsum, 'allotted');

  const old = cards.filter({ hasText: 'of ₹27,000' });
  const other = cards.filter({ hasText: 'Approved' }).filter({ hasNotText: '₹27,000' }).first();
  const isMoved = old.getByText('No SIP is paid with it');
  const takeOver = async () => {
    await moveTo(page, list);
    await other.getByRole('button', { name: 'Manage' }).click();
    await other
      .locator('li')
      .filter({ hasText: '₹2,100' })
      .getByRole('button', { name: /with this mandate$/ })
      .click();
    await expect(isMoved.or(page.getByText(/A debit is in progress. Move the plan/)).first()).toBeVisible();
  };
  await takeOver();
  // A debit that is under way comes first: the bank answers it within the day.
  if (!(await isMoved.isVisible())) {
    await moveClock('1d');
    await moveTo(page, '/distributor/dashboard');
    await takeOver();
  }
  await expect(isMoved).toBeVisible();
  // Only the new one can be debited from now on.
  await old.getByRole('button', { name: 'Manage' }).click();
  await old.getByRole('button', { name: 'Cancel mandate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel mandate' }).click();
  await expect(cards.filter({ hasText: '₹27,000' }).getByText('Cancelled').first()).toBeVisible();
  const after = await weeksUntil(
    'an instalment by the other mandate',
    async (now) => (await done(now)).done > before,
  );
  expect((await done(after)).missed).toBe(0);
});
