import { listTransactions } from '@hub/contract/calls/investor/investor-details';
import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { records } from '@hub/contract/calls/transact/transact-records';
import { todayInIndia } from '@hub/domain';
import { type Browser, expect, type Page } from '@playwright/test';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { choose, chooseEuin, sendOrder } from './form.ts';
import { answerLink, openAsInvestor } from './investor.ts';
import { emptyCart, moveClock, untilStatus } from './orders.ts';
import { newestLink } from './outbox.ts';
import { openDetails, openPlanForm, planAmount, runningSips, sipOf } from './sips.ts';

/** A weekly SIP from the form to its registration; answers its number. */
async function registerSip(page: Page, browser: Browser, like: PlanRow, amount: string): Promise<string> {
  await openPlanForm(page, 'sip', like);
  await planAmount(page).fill(amount);
  await choose(page, 'Weekly');
  await choose(page, 'Monday');
  await chooseEuin(page);
  const reference = await sendOrder(page);
  const investor = await openAsInvestor(browser, await newestLink());
  await expect(investor.getByRole('article')).toContainText(like.scheme.name);
  await answerLink(investor, 'Confirm order');
  await untilStatus(reference, 'allotted');
  await investor.context().close();
  return reference;
}

const comesTrue = (check: () => Promise<boolean>, timeout: number): Promise<boolean> =>
  expect
    .poll(check, { timeout })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Moves the clock week by week until a SIP is that far; a week is over when what was due in it is dealt with. */
async function weeksUntil(regNo: string, isThere: (plan: PlanRow) => boolean): Promise<PlanRow> {
  for (let moves = 0; moves < 12; moves++) {
    const hub = await elsewhere('ifa');
    const today = todayInIndia(Temporal.Instant.from((await hub.call(records, {})).now)).toString();
    const isOver = await comesTrue(
      async () => ((await sipOf(hub, regNo)).nextDueOn ?? '9999') > today,
      15_000,
    );
    if (isOver && (await comesTrue(async () => isThere(await sipOf(hub, regNo)), 4000)))
      return sipOf(hub, regNo);
    // What is due today may be dealt with later in the day.
    await moveClock(isOver ? '7d' : '1d');
  }
  throw new Error(`${regNo} is not that far after twelve moves`);
}

test('a SIP runs by itself into the folio, and one without money is warned about and ends', {
  tag: ['@phone-first', '@long'],
}, async ({ page, browser }) => {
  test.slow();
  const before = await elsewhere('ifa');
  await emptyCart(before);
  // In steps of a rupee: the demo's bank returns what ends in 004 for want of money.
  const plans = (await runningSips(before)).filter(({ scheme }) => !/ELSS/.test(scheme.name));
  const [like] = plans;
  if (!like) throw new Error('The book has no such SIP');
  await signIn(page, 'ifa', '/distributor/contact-us');
  const good = await registerSip(page, browser, like, '2000');
  const bad = await registerSip(page, browser, like, '1004');

  await weeksUntil(bad, ({ bouncesInRow }) => bouncesInRow === 2);
  await openDetails(page, bad);
  const main = page.locator('main');
  await expect(
    main.getByText('2 of 3 debits missed in a row: one more and the SIP ends by itself.'),
  ).toBeVisible();

  const ended = await weeksUntil(bad, ({ status }) => status === 'ceased');
  expect(ended).toMatchObject({
    reason: 'Three debits in a row failed',
    instalments: { done: 0, missed: 3 },
    nextDebitOn: null,
  });
  await page.goto(`${hubUrl()}/distributor/notifications`);
  await expect(main.getByText(/: SIP of ₹[\d,]+ ended after 3 missed instalments$/).first()).toBeVisible();

  const run = await weeksUntil(good, ({ instalments }) => instalments.done >= 2);
  expect(run.instalments.missed).toBe(0);
  const hub = await elsewhere('ifa');
  const { items } = await hub.call(listTransactions, { investorId: like.investorId });
  const bought = items.filter(({ planNo }) => planNo === good);
  expect(bought.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(
    Array.from({ length: run.instalments.done }, () => 'SIP instalment 2000.00'),
  );
  await openDetails(page, good);
  await expect(main.getByText(new RegExp(`\\b${run.instalments.done} done`)).first()).toBeVisible();
});
