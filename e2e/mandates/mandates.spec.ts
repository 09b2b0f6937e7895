import { texts } from '@hub/contract';
import { bankMandates } from '@hub/contract/calls/mandates/mandates';
import { expect } from '@playwright/test';
import { findFolio } from '../investor/open-folio.ts';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';
import { approveAtBank, registerMandate, rejectAtBank } from './approve.ts';

/** A client with room for mandates, and where they are listed. */
async function clientFor(from: number) {
  const hub = await elsewhere('ifa');
  for (let at = from; ; at += 1) {
    const client = await findFolio({ requested: {}, from: at, blocked: false });
    const { mandates } = await hub.call(bankMandates, { folioNo: client.folioNo });
    const open = mandates.filter(({ status }) => status !== 'REJECTED' && status !== 'CANCELLED');
    if (open.length < 3) {
      const query = new URLSearchParams({ investor: client.investor, folio: client.folioNo });
      return { ...client, list: `/distributor/bankmandate-list?${query}` };
    }
    at = client.place;
  }
}

test('the mandates of a folio are reached through select-investor [S2-18]', async ({ openAs }) => {
  const { name, folioNo } = await clientFor(3);
  const page = await openAs('ifa', '/distributor/bankmandate-list');
  await expect(page.locator('main[data-route-id="transact/select-investor"]')).toBeVisible();
  await page.getByRole('combobox', { name: 'Investor' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  const list = page.locator('main[data-route-id="mandates/list"]');
  const folio = page.getByRole('button', { name: new RegExp(`Folio ${folioNo}`) });
  await expect(list.or(folio)).toBeVisible();
  if (await folio.isVisible()) await folio.click();
  await expect(list.getByRole('heading', { name: 'Bank mandates' })).toBeVisible();
  await expect(page).toHaveURL(/\/distributor\/bankmandate-list\?investor=/);
});

test('a list that cannot be loaded says so in a toast, and can be tried again [S8-08]', async ({
  openAs,
}) => {
  const { list } = await clientFor(3);
  const page = await openAs('ifa');
  await page.route('**/BANKMANDATEDET', (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed' } }),
  );
  await moveTo(page, list);
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText(texts.mandates.listFailed)).toBeVisible();
  await page.unroute('**/BANKMANDATEDET');
  await page.getByRole('button', { name: /Try again/ }).click();
  await expect(page.getByRole('link', { name: /New mandate|Register a mandate/ }).first()).toBeVisible();
});

test('a mandate from Initiate Transaction is rejected at the bank, registered again and approved [S1-18]', {
  tag: '@phone-first',
}, async ({ openAs, browser }) => {
  // Two people, and twice the bank in between.
  test.slow();
  const { name, folioNo } = await clientFor(5);
  const page = await openAs('ifa', '/distributor/transact/select-transaction');
  await page.getByRole('button', { name: /^Mandate/ }).click();
  await page.getByRole('menuitem', { name: /^One-time mandate/ }).click();
  await page.getByRole('combobox', { name: 'Investor' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  const send = page.getByRole('button', { name: 'Send to the client' });
  const folio = page.getByRole('button', { name: new RegExp(`Folio ${folioNo}`) });
  await expect(send.or(folio)).toBeVisible();
  if (await folio.isVisible()) await folio.click();
  await expect(send).toBeVisible();
  await expect(page.locator('main')).toContainText(folioNo);
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Send to the client' }).click();
  await expect(page.getByText('Enter a limit').first()).toBeVisible();
  await registerMandate(page, '25000');
  await page.getByRole('link', { name: 'See the mandates' }).click();
  const newest = page.getByRole('list', { name: 'Mandates' }).getByRole('listitem').first();
  await expect(newest.getByText('With the client').first()).toBeVisible();

  const payer = await (await browser.newContext()).newPage();
  await rejectAtBank(payer);
  await expect(newest.getByText('The account is closed')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expectNoSideways(page);

  await newest.getByRole('button', { name: 'What to do' }).click();
  await newest.getByRole('link', { name: 'Register again' }).click();
  await registerMandate(page, '50000');
  await approveAtBank(payer);
  await page.getByRole('link', { name: 'See the mandates' }).click();
  await expect(newest.getByText('Approved').first()).toBeVisible({ timeout: 30_000 });
  await expect(newest.getByText('₹50,000 left')).toBeVisible();
  await payer.context().close();
});
