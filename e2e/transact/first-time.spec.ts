import { folioDetails } from '@hub/contract/calls/investor/investor';
import { findAnything } from '@hub/contract/calls/investor/investor-list';
import { sipReport } from '@hub/contract/calls/reports/reports';
import { submitLumpsum } from '@hub/contract/calls/transact/transact';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { countSteps } from '../setup/count-steps.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { isLong } from '../setup/long.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import {
  box,
  change,
  choose,
  chooseStatus,
  expectFatcaOf,
  fillAddress,
  fillAddressAbroad,
  fillBank,
  fillContact,
  fillFatca,
  fillPan,
  fillResidencyAbroad,
  fillScheme,
  goOn,
  newcomers,
  openForm,
  optOut,
  radio,
  send,
  start,
  typeBank,
} from './first-time-form.ts';
import { answerLink, approveMandate, openAsInvestor, payAtBank } from './investor.ts';
import { moveUntil, untilStatus } from './orders.ts';
import { newestLink } from './outbox.ts';

test.slow();

type Newcomer = (typeof newcomers)[keyof typeof newcomers];
const foliosOf = async ({ pan }: Newcomer) => (await elsewhere('ifa')).call(folioDetails, { pan });

/** As the investor: confirms what was sent last. The page stays open, for what is paid. */
async function confirm(browser: Browser): Promise<Page> {
  const investor = await openAsInvestor(browser, await newestLink());
  await answerLink(investor, 'Confirm order');
  await expect(investor.getByText('Order confirmed')).toBeVisible();
  return investor;
}

/** Confirmed, and nothing more to do: the folio is open. */
async function opens(browser: Browser, who: Newcomer) {
  await (await confirm(browser)).context().close();
  return foliosOf(who);
}

/** Confirmed, paid at the bank and allotted. */
async function allots(browser: Browser, reference: string, amount: string): Promise<void> {
  const investor = await confirm(browser);
  await expect(investor.getByRole('heading', { level: 1 })).toContainText(`please pay ${amount}`);
  await payAtBank(investor, 'Approve');
  await expect(investor.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await investor.context().close();
  await untilStatus(reference, 'submitted');
  await moveUntil(reference, 'allotted');
}

/** From the review, where all is saved: a declaration that alone has changed is saved by its own call. */
async function correctFatca(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change Tax residency' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  const saved = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith('/Admin/FATCA'));
  await choose(page, 'Occupation', 'Business');
  expect((await saved).ok()).toBe(true);
  await goOn(page, 'Order');
  await goOn(page, 'Review');
}

test('a resident opens a folio with a lumpsum and is allotted units [S1-15] [S3-33]', async ({
  page,
  browser,
}) => {
  await start(page, 'lumpsum-first-time');
  await fillPan(page, newcomers.ananya);
  await expectAccessible(page);
  await expect(page.getByText('Individual, resident in India')).toBeVisible();
  await fillContact(page, '9876512301', 'ananya@example.in');
  await expect(box(page, 'Mobile number')).toHaveValue('9876512301');
  await goOn(page, 'Folio');
  await expect(page.getByText(/^Ananya Nair, born 12-Apr-1990/)).toBeVisible();
  await expect(page.getByText(/^From KYC: 14 Marine Drive/)).toBeVisible();
  await fillBank(page, 'Savings');
  await expectFatcaOf(page, ['Ananya Nair']);
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Add a nominee' }).click();
  await box(page, 'Name of the nominee').fill('Rahul Nair');
  await choose(page, 'Relation to the first holder', 'Brother');
  await goOn(page, 'Order');
  await fillScheme(page, '10000');
  await radio(page, 'Net banking');
  await goOn(page, 'Review');
  await correctFatca(page);
  await expectAccessible(page);
  await expectNoSideways(page);
  const reference = await send(page);

  await allots(browser, reference, '₹10,000');
  const folios = await foliosOf(newcomers.ananya);
  expect(folios).toHaveLength(1);
  expect(folios[0]).toMatchObject({
    holders: [{ name: 'Ananya Nair' }],
    nominees: [{ name: 'Rahul Nair' }],
    banks: [{ maskedAccount: expect.stringMatching(/2222$/) }],
  });
  expect(Number(folios[0]?.schemes[0]?.units)).toBeGreaterThan(0);
});

test('a zero-balance folio of three holders, each with a declaration of their own [S1-17] [S3-32]', async ({
  page,
  browser,
}) => {
  await start(page, 'zero-balance-folio');
  await fillPan(page, newcomers.rohan);
  await fillContact(page, '9876512302', 'rohan@example.in');
  await goOn(page, 'Folio');
  await change(page, 'holders');
  await radio(page, 'Joint');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/Joint account/)).toBeVisible();
  await radio(page, 'Anyone or survivor');
  const second = page.getByRole('region', { name: 'Second holder' });
  await second.getByRole('textbox', { name: 'PAN' }).fill(newcomers.rohan.pan);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/This PAN is already added/)).toBeVisible();
  await second.getByRole('textbox', { name: 'PAN' }).fill(newcomers.neha.pan);
  await second.getByRole('textbox', { name: 'Date of birth' }).fill(newcomers.neha.born);
  await second.getByRole('textbox', { name: 'Date of birth' }).blur();
  await expect(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Neha Kulkarni');
  await page.getByRole('button', { name: 'Add the third holder' }).click();
  const third = page.getByRole('region', { name: 'Third holder' });
  await third.getByRole('textbox', { name: 'PAN' }).fill(newcomers.gita.pan);
  await third.getByRole('textbox', { name: 'Date of birth' }).fill(newcomers.gita.born);
  await third.getByRole('textbox', { name: 'Date of birth' }).blur();
  await expect(third.getByRole('textbox', { name: 'Name' })).toHaveValue('Gita Rao');
  await fillAddress(page);
  await typeBank(page, 'Savings', '50100011119901');
  await expect(page.getByText(/belongs to another name/)).toBeVisible();
  await box(page, 'Account number').fill('50100011113333');
  await page.getByRole('button', { name: 'Check with ₹1' }).click();
  await expect(page.getByText('Checked with ₹1')).toBeVisible();
  const names = ['Rohan Mehta', 'Neha Kulkarni', 'Gita Rao'];
  await expectFatcaOf(page, names);
  for (const name of names) {
    const group = page.getByRole('region', { name });
    await expect(group.getByRole('combobox', { name: 'Country of tax residency' })).toHaveValue('India');
    await fillFatca(group);
  }
  await goOn(page, 'Review');
  await send(page);
  const folios = await opens(browser, newcomers.rohan);
  expect(folios).toMatchObject([{ holding: 'AS', holders: names.map((name) => ({ name })), schemes: [] }]);

  // Its first purchase is that of any folio, and has its own journeys.
  if (!isLong) return;
  const hub = await elsewhere('ifa');
  const { schemes } = await hub.call(findAnything, { words: 'flexi growth' });
  const { confirmations } = await hub.call(submitLumpsum, {
    terms: {
      kind: 'lumpsum',
      folioNo: folios[0]?.folioNo ?? '',
      schemeCode: schemes[0]?.code ?? '',
      idcw: 'Z',
      amount: '5000',
      payMode: 'netbanking',
      account: 'HDFC0000668-3333',
      euin: null,
      isExecutionOnly: true,
      subArn: null,
    },
    consent: true,
  });
  await allots(browser, confirmations[0]?.orders[0]?.reference ?? '', '₹5,000');
  expect(Number((await foliosOf(newcomers.rohan))[0]?.schemes[0]?.units)).toBeGreaterThan(0);
});

test('a minor invests through the guardian, and nominates nobody', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await start(page, 'lumpsum-first-time');
  await fillPan(page, newcomers.kavita);
  await chooseStatus(page, /^On Behalf Of Minor/);
  await fillContact(page, '9876512303', 'kavita@example.in');
  await goOn(page, 'Folio');
  const minor = page.getByRole('region', { name: 'The minor' });
  await minor.getByRole('textbox', { name: 'Name' }).fill('Aarav Sharma');
  await minor.getByRole('textbox', { name: 'Date of birth' }).fill('18-Jun-2016');
  await radio(page, 'Mother');
  await fillAddress(page);
  await fillBank(page, 'Savings', '50100011114444');
  await fillFatca(page);
  await goOn(page, 'Order');
  await fillScheme(page, '5000');
  await radio(page, 'UPI');
  await goOn(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Nominees' })).toHaveCount(0);
  await send(page);
  expect(await opens(browser, newcomers.kavita)).toMatchObject([
    { holding: 'SI', holders: [{ name: 'Aarav Sharma' }], nominees: [] },
  ]);
});

test('an NRI with an NRE account declares the country of residence', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await start(page, 'lumpsum-first-time');
  await fillPan(page, newcomers.priya);
  await chooseStatus(page, /^NRI - NRE/);
  await fillContact(page, '9876512304', 'priya@example.in');
  await goOn(page, 'Folio');
  await fillAddressAbroad(page);
  await fillBank(page, 'NRE (Repatriable)', '50100011115555');
  await fillResidencyAbroad(page);
  await fillFatca(page);
  await optOut(page);
  await goOn(page, 'Order');
  await fillScheme(page, '5000');
  await radio(page, 'UPI');
  await goOn(page, 'Review');
  await send(page);
  expect(await opens(browser, newcomers.priya)).toMatchObject([
    { holders: [{ name: 'Priya Iyer' }], banks: [{ maskedAccount: expect.stringMatching(/5555$/) }] },
  ]);
});

test('a sole proprietor’s SIP with the mandate that pays it, registered in a new folio [S1-16]', async ({
  page,
  browser,
}) => {
  await start(page, 'sip-first-time');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  const steps = await countSteps(page);
  await fillPan(page, newcomers.suresh);
  await chooseStatus(page, /^Sole Proprietorship/);
  await fillContact(page, '9876512305', 'suresh@example.in');
  await goOn(page, 'Folio');
  await fillBank(page, 'Current', '50100011116666');
  await optOut(page);
  await goOn(page, 'Order');
  await fillScheme(page, '5000');
  await expect(box(page, 'Limit per debit')).toHaveValue('10,000');
  await radio(page, 'The 10th');
  await expect(page.getByRole('region', { name: 'What is debited' })).toBeVisible();
  await radio(page, /^Net banking/);
  await box(page, 'Limit per debit').fill('25000');
  await goOn(page, 'Review');
  await expectAccessible(page);
  const reference = await send(page);
  expect(steps().screens).toEqual(['transact/sip-first-time', 'transact/thank-you']);
  // One link, one sitting: what is opened is declared, the order confirmed, the mandate approved.
  const investor = await openAsInvestor(browser, await newestLink());
  await expect(investor.getByRole('region', { name: 'Your new folio' })).toContainText('Suresh Jain');
  await expectAccessible(investor);
  await expectNoSideways(investor);
  await answerLink(investor, 'Confirm order');
  await approveMandate(investor);
  await expect(investor.getByRole('heading', { name: 'All done' })).toBeVisible();
  await investor.context().close();
  const [folio, other] = await foliosOf(newcomers.suresh);
  expect([folio?.holders[0]?.name, other]).toEqual(['Suresh Jain', undefined]);
  await untilStatus(reference, 'allotted');
  const { items } = await (await elsewhere('ifa')).call(sipReport, { words: folio?.folioNo ?? 'none' });
  expect(items).toMatchObject([{ folioNo: folio?.folioNo, amount: '5000.00', frequency: 'monthly' }]);
});

const others = [
  { who: newcomers.huf, status: null, account: 'Current', mobile: '9876512306', isAbroad: false },
  { who: newcomers.neha, status: /^NRI - NRO/, account: 'NRO', mobile: '9876512307', isAbroad: true },
] as const;
for (const { who, status, account, mobile, isAbroad } of others) {
  test(`${who.name} opens a folio, its account of type ${account}`, { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    await start(page, 'zero-balance-folio');
    await fillPan(page, who);
    // A HUF is seen by its PAN.
    if (status === null) await expect(page.getByText('HUF, resident in India')).toBeVisible();
    else await chooseStatus(page, status);
    await fillContact(page, mobile, `${who.pan.toLowerCase()}@example.in`);
    await goOn(page, 'Folio');
    if (status === null) await box(page, 'Name of the Karta').fill('Suresh Gupta');
    if (isAbroad) await fillAddressAbroad(page);
    else await fillAddress(page);
    await fillBank(page, account, '50100011117777');
    if (isAbroad) await fillResidencyAbroad(page);
    await fillFatca(page);
    if (isAbroad) await optOut(page);
    await goOn(page, 'Review');
    await send(page);
    const folios = await opens(browser, who);
    expect(folios).toMatchObject([{ holding: 'SI', holders: [{ name: who.name }], schemes: [] }]);
  });
}

test('a form that was begun waits on the board, and a PAN without KYC stops it', { tag: '@long' }, async ({
  page,
}) => {
  await start(page, 'lumpsum-first-time');
  await box(page, /^PAN/).fill('ABCPT1014N');
  await expect(page.getByText('KYC rejected')).toBeVisible();
  await expect(page.getByText(/fresh KYC/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Investor', exact: true })).toBeVisible();
  await openForm(page, 'select-transaction');
  await page.getByRole('button', { name: /unfinished form/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: '******014N' });
  await expect(row).toContainText('Needs the PAN');
  await row.getByRole('button', { name: /^Discard/ }).click();
  await page.getByRole('button', { name: 'Discard the form', exact: true }).click();
  await expect(row).toHaveCount(0);
});
