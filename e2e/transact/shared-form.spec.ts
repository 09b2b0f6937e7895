import { folioDetails } from '@hub/contract/calls/investor/investor';
import { type Browser, expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { hubUrl } from '../setup/hub.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectLaidOut } from '../setup/layout.ts';
import { test } from '../setup/own-server.ts';
import { signIn } from '../setup/stored-login.ts';
import {
  box,
  fillBank,
  fillContact,
  fillPan,
  fillScheme,
  goOn,
  newcomers,
  radio,
} from './first-time-form.ts';
import { answerLink, openAsInvestor } from './investor.ts';
import { newestLink } from './outbox.ts';

test.slow();

const who = newcomers.leela;
async function board(page: Page): Promise<void> {
  await page.goto(`${hubUrl()}/distributor/transact/select-transaction`);
  await page.getByRole('button', { name: /unfinished form/ }).click();
}
const leadOf = (page: Page) => page.getByRole('listitem').filter({ hasText: who.name });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const title = (page: Page, name: string) => page.getByText(name, { exact: true });

/** Presses Share on the board; answers the link's path on the server of this worker. */
async function share(page: Page, button: 'Make the link' | 'Make a new link'): Promise<string> {
  await leadOf(page)
    .getByRole('button', { name: /^Share/ })
    .click();
  await page.getByRole('button', { name: button, exact: true }).click();
  const text = await page.getByText(/asks you to complete/).innerText();
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  await expectAccessible(page);
  await board(page);
  await expect(leadOf(page)).toContainText('Shared, waiting for the investor since');
  return hubUrl() + (/\/apply\/[\w-]{43}/.exec(text)?.[0] ?? '');
}

/** What axe finds in both colour schemes. */
async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectLaidOut(page);
}

async function opensNothing(browser: Browser, link: string, words: string): Promise<void> {
  const page = await openAsInvestor(browser, link);
  await expect(title(page, words)).toBeVisible();
  await isAccessible(page);
  await page.context().close();
}

test('the investor fills in the rest on another device, and the distributor sends it', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signIn(page, 'ifa', '/distributor/transact/lumpsum-first-time');
  await fillPan(page, who);
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  await board(page);
  await expect(leadOf(page)).toContainText('Needs a mobile number');
  const first = await share(page, 'Make the link');
  const link = await share(page, 'Make a new link');
  await opensNothing(browser, first, 'This link no longer works');
  await opensNothing(browser, `${hubUrl()}/apply/${'x'.repeat(43)}`, 'This link does not work');

  const investor = await openAsInvestor(browser, link);
  await expect(step(investor, 'Investor')).toBeVisible();
  await expect(investor.getByText('ARN-100001')).toBeVisible();
  await expect(investor.getByText('Step 1 of 3')).toBeVisible();
  await expect(investor.getByRole('button', { name: /fill this in/ })).toHaveCount(0);
  await isAccessible(investor);
  await investor.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(investor.getByText(/^Enter the mobile number/)).toBeVisible();
  await fillContact(investor, '9876512310', 'leela@example.in');
  await goOn(investor, 'Folio');
  await expect(investor.getByText(/^From KYC: 3 Temple Road/)).toBeVisible();
  await fillBank(investor, 'Savings', '50100011118888');
  await expect(investor.getByText(/ending in 8888 is yours/)).toBeVisible();
  await isAccessible(investor);
  // What was entered is the server's by now: the distributor sees how far it is, and the page survives a reload.
  await investor.reload();
  await expect(box(investor, 'Account number')).toHaveValue('50100011118888');
  await board(page);
  await expect(leadOf(page)).toContainText('changed by the investor');
  await expect(leadOf(page)).toContainText('Needs nominees or the opt-out');
  await investor.getByRole('checkbox', { name: /^I do not wish to nominate/ }).check();
  await goOn(investor, 'Review');
  await expect(investor.getByText('Advised by (EUIN)')).toHaveCount(0);
  await isAccessible(investor);
  await investor.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(title(investor, 'Thank you, that was all')).toBeVisible();
  await isAccessible(investor);
  await investor.context().close();
  await opensNothing(browser, link, 'This form is finished');

  await board(page);
  await expect(leadOf(page)).toContainText('Needs scheme and amount');
  await expect(leadOf(page)).not.toContainText('Shared, waiting');
  await leadOf(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(step(page, 'Order')).toBeVisible();
  await fillScheme(page, '10000');
  await radio(page, 'Net banking');
  await goOn(page, 'Review');
  await page.getByRole('checkbox', { name: /commission I earn/ }).check();
  await page.getByRole('button', { name: 'Send to the investor' }).click();
  await expect(page.getByText(/^1 order sent/)).toBeVisible();
  const confirming = await openAsInvestor(browser, await newestLink());
  await answerLink(confirming, 'Confirm order');
  await expect(confirming.getByRole('heading', { name: /please pay ₹10,000$/ })).toBeVisible();
  await confirming.context().close();
  const folios = await (await elsewhere('ifa')).call(folioDetails, { pan: who.pan });
  expect(folios).toMatchObject([
    { holders: [{ name: who.name }], banks: [{ maskedAccount: expect.stringMatching(/8888$/) }] },
  ]);
});
