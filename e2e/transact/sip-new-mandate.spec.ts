import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { bankMandates } from '@hub/contract/calls/mandates/mandates';
import { orderFacts } from '@hub/contract/calls/transact/transact';
import { newMandateTexts } from '@hub/contract/mandates/fields/mandate-field-texts';
import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { orderFormTexts } from '@hub/contract/orders/form/order-form-texts';
import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { countSteps } from '../setup/count-steps.ts';
import { hubUrl } from '../setup/hub.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { signIn } from '../setup/stored-login.ts';
import { screen } from '../shell/parts.ts';
import { answerLink, approveMandate, openAsInvestor, payAtBank } from './investor.ts';
import { newestLink } from './outbox.ts';

const initiate = '/distributor/transact/select-transaction';

interface Client {
  readonly name: string;
  readonly folioNo: string;
  readonly scheme: string;
}

/** A client with one folio, which has no mandate yet and holds a scheme that takes SIPs. */
async function withoutMandate(hub: HubClient): Promise<Client> {
  for (let pageNumber = 1; ; pageNumber++) {
    const { items } = await hub.call(listInvestors, { balance: 'live', kyc: 'VALIDATED', pageNumber });
    if (items.length === 0) throw new Error('The book has no such client');
    for (const { id, name } of items) {
      const [folio, ...others] = (await hub.call(listFolios, { investorId: id })).folios;
      if (!folio || others.length > 0 || folio.blocked !== null || folio.holding !== 'SI') continue;
      const { folioNo } = folio;
      const alone = await hub.call(orderFacts, { kind: 'sip', folioNo });
      const bank = alone.folio?.banks.find(({ isDefault }) => isDefault);
      if (alone.mandates.length > 0 || !bank?.channels.includes('netbanking')) continue;
      const [schemeCode] = alone.folio?.schemesHeld ?? [];
      if (schemeCode === undefined || alone.folio?.mobile == null) continue;
      const { scheme } = await hub.call(orderFacts, { kind: 'sip', folioNo, schemeCode });
      if (scheme?.isOpen && scheme.option === 'GROWTH' && scheme.rules.sip !== null)
        return { name, folioNo, scheme: scheme.name };
    }
  }
}

/** Messages with a link that were sent to investors until now. */
async function linksSent(): Promise<number> {
  const messages = (await (await fetch(`${hubUrl()}/demo/outbox.json`)).json()) as {
    readonly purpose: string;
    readonly channel: string;
  }[];
  return messages.filter(
    ({ purpose, channel }) => channel === 'SMS' && /^(?:order|mandate)-link$/.test(purpose),
  ).length;
}

async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSideways(page);
}

test('a SIP with a new mandate is two screens and one link: confirmed, approved and paid in one sitting', {
  tag: '@widths',
}, async ({ page, browser }) => {
  test.slow();
  const hub = await elsewhere('ifa');
  const { name, folioNo, scheme } = await withoutMandate(hub);
  await signIn(page, 'ifa', '/distributor/contact-us');
  await page.goto(new URL(initiate, page.url()).href);
  const who = page.getByRole('combobox', { name: initiateTexts.who });
  await expect(who).toBeVisible();
  const before = await linksSent();
  const steps = await countSteps(page);
  await who.fill(name);
  await page.getByRole('option', { name: new RegExp(folioNo) }).click();
  await page.getByRole('link', { name: /^SIP/ }).click();
  await page.getByRole('button', { name: scheme }).click();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('5000');
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'The 7th' }) })
    .click();
  await expect(page.getByRole('textbox', { name: 'Limit per debit' })).toHaveValue('10,000');
  await expect(page.getByText(newMandateTexts.twice)).toBeVisible();
  await page
    .locator('label')
    .filter({ has: page.getByRole('switch', { name: 'Pay the first instalment now' }) })
    .click();
  await expect(page.getByText(orderFormTexts.allPassed)).toBeVisible();
  await expectGood(page);
  await page.getByRole('checkbox', { name: / asked for this / }).check();
  await page.getByRole('button', { name: /^Send link to / }).click();
  await expect(screen(page, 'transact/thank-you')).toBeVisible();
  const { screens, clicks, inputs } = steps();
  expect(screens).toEqual(['transact/initiate', 'transact/sip', 'transact/thank-you']);
  expect(inputs).toBe(2);
  expect(clicks).toBeLessThanOrEqual(7);
  expect(await linksSent()).toBe(before + 1);
  const statuses = async () =>
    (await hub.call(bankMandates, { folioNo })).mandates.map(({ status, limit }) => `${status} ${limit}`);
  expect(await statuses()).toEqual(['INITIATED 10000.00']);

  // The investor, on another device: nothing but this link.
  const investor = await openAsInvestor(browser, await newestLink());
  await expect(investor.getByText('New mandate').first()).toBeVisible();
  await expect(investor.getByRole('region', { name: 'Remaining steps' })).toContainText(
    'up to ₹10,000 per debit',
  );
  await expectGood(investor);
  await answerLink(investor, 'Confirm order');
  await approveMandate(investor);
  await expect(investor.getByRole('heading', { level: 1, name: /please pay ₹5,000/ })).toBeVisible();
  await expect.poll(statuses).toEqual(['APPROVED 10000.00']);
  await payAtBank(investor, 'Approve');
  await expect(investor.getByRole('heading', { name: /^(?:Payment received|All done)$/ })).toBeVisible();
  expect(await linksSent()).toBe(before + 1);
  await investor.context().close();
});
