import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { drafts } from '@hub/contract/calls/transact/transact';
import { type FolioPlan, systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import { expect } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { signIn } from '../setup/stored-login.ts';
import { choose, chooseEuin } from './form.ts';
import { emptyCart, moveClock } from './orders.ts';
import { addToCart, openPlanForm, planAmount, runningSips } from './sips.ts';

test('a SIP that ends by count, by date or never, an STP, an SWP and a pause go into the cart', {
  tag: '@long',
}, async ({ page }) => {
  const hub = await elsewhere('ifa');
  await emptyCart(hub);
  const [plan] = await runningSips(hub);
  if (!plan) throw new Error('The book has no such SIP');
  await signIn(page, 'ifa', '/distributor/contact-us');

  for (const end of ['Instalments', 'End date', 'Until stopped']) {
    await openPlanForm(page, 'sip', plan);
    await planAmount(page).fill('2000');
    await choose(page, 'Month end');
    await choose(page, end);
    if (end === 'Instalments') {
      await choose(page, '3 years');
      const dates = page.getByRole('region', { name: 'What is debited' });
      await expect(dates.getByRole('row')).toHaveCount(7);
      await expect(dates).toContainText('₹72,000');
      await expectNoSideways(page);
      await expectAccessible(page);
    }
    if (end === 'End date') await page.getByRole('textbox', { name: 'End date' }).fill('31-Dec-2030');
    await chooseEuin(page);
    await addToCart(page);
  }

  await openPlanForm(page, 'stp', plan);
  await page.getByRole('combobox', { name: 'To' }).fill('liquid');
  await page
    .getByRole('option', { name: /Liquid/ })
    .first()
    .click();
  await planAmount(page).fill('1000');
  await choose(page, 'The 3rd');
  await chooseEuin(page);
  await addToCart(page);

  await openPlanForm(page, 'swp', plan);
  await choose(page, 'Appreciation');
  await choose(page, 'The 3rd');
  await addToCart(page);

  await openPlanForm(page, 'sip-pause', plan, plan.regNo);
  const from = page.getByRole('radiogroup', { name: 'First instalment to skip' });
  await from.locator('label').last().click();
  await choose(page, '3 months');
  await expect(page.getByText(/^3 left out/)).toBeVisible();
  await expectAccessible(page);
  await addToCart(page);

  const { items } = await hub.call(drafts, {});
  expect(items.map(({ terms }) => [terms.kind, 'end' in terms ? terms.end.by : null])).toEqual([
    ['sip', 'count'],
    ['sip', 'date'],
    ['sip', 'perpetual'],
    ['stp', 'perpetual'],
    ['swp', 'perpetual'],
    ['pause', null],
  ]);
});

/** A SIP whose next debit is too near to be stopped, and one that can be; the clock moves where there is none today. */
async function nearAndFar(): Promise<{ near: Stoppable; far: Stoppable }> {
  for (let days = 0; days < 31; days++) {
    const hub = await elsewhere('ifa');
    const found: Stoppable[] = [];
    for (const plan of await runningSips(hub)) {
      const plans = await hub.call(systematicPlans, { folioNo: plan.folioNo });
      const of = plans.find(({ kind, regNo }) => kind === 'SIP' && regNo === plan.regNo);
      if (of) found.push({ plan, mayStop: of.mayStop });
    }
    const near = found.find(({ mayStop }) => !mayStop.isAllowed && mayStop.from !== null);
    const far = found.find(({ mayStop }) => mayStop.isAllowed);
    if (near && far) return { near, far };
    await moveClock('1d');
  }
  throw new Error('The book has no such SIPs');
}

interface Stoppable {
  readonly plan: PlanRow;
  readonly mayStop: FolioPlan['mayStop'];
}

test('a stop is refused when the next debit is under three business days away, and says from when it is taken', {
  tag: '@long',
}, async ({ page }) => {
  await emptyCart(await elsewhere('ifa'));
  const { near, far } = await nearAndFar();
  await signIn(page, 'ifa', '/distributor/contact-us');
  await openPlanForm(page, 'stop-transaction', near.plan);
  const refused = page.locator('label').filter({ hasText: `SIP ${near.plan.regNo}` });
  await expect(refused).toContainText(near.mayStop.why ?? '');
  await expect(refused.getByRole('radio')).toBeDisabled();

  await openPlanForm(page, 'stop-transaction', far.plan);
  await page
    .locator('label')
    .filter({ hasText: `SIP ${far.plan.regNo}` })
    .click();
  await choose(page, 'Goal reached');
  await expect(page.getByText(/^Nothing moves from/).first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await addToCart(page);
});
