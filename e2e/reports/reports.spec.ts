import { readFile } from 'node:fs/promises';
import { type PlanRow, type PlanView, planViews, sipReport } from '@hub/contract/calls/reports';
import { expect, type Locator, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../notifications/parts.ts';
import { expectEvenText } from '../setup/even-text.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';

const isPhone = () => test.info().project.name === 'phone';
const screen = (page: Page, route: string) => page.locator(`main[data-route-id="${route}"]`);
const register = (page: Page, kind = 'SIP'): Locator => page.getByRole('table', { name: `${kind} register` });
const rows = (page: Page, kind = 'SIP'): Locator => register(page, kind).locator('tbody').getByRole('row');
const note = (page: Page, kind = 'SIP'): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`^[\\d,]+ ${kind}s?\\b`) });
const chip = (page: Page, name: RegExp): Locator =>
  page.getByRole('region', { name: 'Views and filters' }).getByRole('button', { name });
const opener = (row: Locator): Locator => row.getByRole('button', { name: /^Details of / });

async function expectRows(page: Page, kind = 'SIP'): Promise<void> {
  await expect(opener(rows(page, kind).first())).toBeVisible();
  await expect(rows(page, kind).getByText('Loading', { exact: true })).toHaveCount(0);
  await expect(register(page, kind)).toHaveAttribute('aria-busy', 'false');
}

/** What the register's own call answers, all pages of it. */
async function plansOf(asked: { view?: PlanView; assetClass?: 'EQUITY'; frequency?: 'monthly' }) {
  const client = await elsewhere('ifa');
  const first = await client.call(sipReport, asked);
  const found: PlanRow[] = [...first.items];
  for (let pageNumber = 2; found.length < (first.totals?.plans ?? 0); pageNumber++) {
    found.push(...(await client.call(sipReport, { ...asked, pageNumber })).items);
  }
  return { found, first };
}

test('the register is searched, filtered and sorted; chips count what there is', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/sip-report');
  await expectRows(page);
  const { first, found } = await plansOf({});
  await expect(note(page)).toHaveText(
    new RegExp(`^${found.length} SIPs · ${first.statuses?.running} running$`),
  );
  for (const [status, count] of Object.entries(first.statuses ?? {})) {
    expect(found.filter((plan) => plan.status === status)).toHaveLength(count);
    await expect(chip(page, new RegExp(`^${status}`, 'i'))).toContainText(String(count));
  }
  await expectNoSideways(page);

  await chip(page, /^Running/).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/sip-report?view=running`);
  await expect(note(page)).toHaveText(/^\d+ SIPs · ₹[\d.,]+( K| L| Cr)? a month$/);
  await page.getByLabel('Asset class').selectOption('Equity');
  await page.getByLabel('Frequency').selectOption('Monthly');
  await expect(page).toHaveURL(/\?view=running&class=EQUITY&frequency=monthly$/);
  const chosen = await plansOf({ view: 'running', assetClass: 'EQUITY', frequency: 'monthly' });
  await expect(note(page)).toContainText(`${chosen.found.length} SIPs found`);
  await expectRows(page);
  for (const text of await rows(page).allTextContents())
    expect(text).toMatch(/monthly on the \d+(st|nd|rd|th)/);

  if (isPhone()) await page.getByLabel('Sort by').selectOption('Largest amount');
  else await register(page).getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect(page).toHaveURL(/&sort=amount$/);
  await expectRows(page);
  const largest = Math.max(...chosen.found.map(({ amount }) => Number(amount)));
  await expect(rows(page).first()).toContainText(`₹${largest.toLocaleString('en-IN')}`);

  const wanted = chosen.found.at(-1);
  await page.getByRole('textbox', { name: /^Search by investor/ }).fill(wanted?.regNo ?? '');
  await expect(note(page)).toHaveText(/^1 SIP found/);
  await expect(rows(page).first()).toContainText(wanted?.investor ?? '?');
  await page.reload();
  await expect(rows(page).first()).toContainText(wanted?.investor ?? '?');

  await page.getByRole('textbox', { name: /^Search by investor/ }).fill('nobody of that name');
  await expect(page.getByText('No SIP fits')).toBeVisible();
  await page.getByRole('button', { name: 'Show all SIPs' }).click();
  await expectRows(page);
});

test('every view the dashboard links to says what it shows, and its head is the sum of its rows', async ({
  openAs,
}) => {
  test.setTimeout(120_000);
  const page = await openAs('ifa', '/distributor/sip-report');
  for (const view of planViews) {
    const { found, first } = await plansOf({ view });
    expect(found).toHaveLength(first.totals?.plans ?? -1);
    const monthly = found.reduce((sum, plan) => sum + Math.round(Number(plan.monthly) * 100), 0) / 100;
    expect(monthly).toBeCloseTo(Number(first.totals?.monthly), 2);
    await page.goto(`${hubUrl()}/distributor/sip-report?view=${view}`);
    if (found.length === 0) {
      await expect(page.getByText(/^No SIP is /)).toBeVisible();
      continue;
    }
    await expectRows(page);
    await expect(note(page)).toHaveText(new RegExp(`^${found.length} SIPs?\\b`));
    if (view.includes('-') || view === 'maturing') {
      await expect(page.getByRole('heading', { level: 2, name: /^SIPs / })).toBeVisible();
    } else {
      await expect(chip(page, new RegExp(`^${view}`, 'i'))).toHaveAttribute('aria-pressed', 'true');
    }
  }
});

test('a row opens to its mandate and bounces, leads to investor and folio', async ({ openAs }) => {
  const { found } = await plansOf({});
  const bounced = found.find(({ bounces, mandate }) => bounces.length > 0 && mandate !== null);
  if (!bounced) throw new Error('The demo book has no SIP that bounced');
  const page = await openAs('ifa', `/distributor/sip-report?q=${bounced.regNo}`);
  await expectRows(page);
  const row = rows(page).first();
  await opener(row).press('Enter');
  await expect(opener(row)).toHaveAttribute('aria-expanded', 'true');
  await expect(row.getByText(bounced.regNo)).toBeVisible();
  await expect(row.getByText('Instalments missed')).toBeVisible();
  await expect(row.getByRole('listitem')).toHaveCount(bounced.bounces.length);
  await expect(
    row.getByText(`****${bounced.mandate?.maskedAccount.slice(-4)}`, { exact: true }).last(),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectEvenText(page);
    await expectAccessible(page);
  }
  await opener(row).press('Enter');
  await expect(row.getByText('Instalments missed')).toHaveCount(0);

  // On a phone the folio stands in what the row opens to.
  if (isPhone()) await opener(row).press('Enter');
  await row.getByRole('link', { name: bounced.folioNo }).first().click();
  await expect(screen(page, 'investor/folio-details')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('folio')).toBe(bounced.folioNo);
  await page.goBack();
  await rows(page).first().getByRole('link', { name: bounced.investor, exact: true }).click();
  await expect(screen(page, 'investor/details')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('id')).toBe(bounced.investorId);
});

test('exports what the filter selects: the file, opened by another library, says the same row by row', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/sip-report?view=running');
  await expectRows(page);
  const save = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    return readFile(await (await download).path());
  };
  const { found } = await plansOf({ view: 'running' });
  const sheet = (await readSheet(await save('Excel'))) as unknown[][];
  const head = sheet.findIndex(([first]) => first === 'Registration no.');
  const columns = ['Registration no.', 'Investor', 'Folio', 'Amount (₹)', 'A month (₹)', 'Done', 'Missed'];
  const places = columns.map((name) => sheet[head]?.indexOf(name) ?? -1);
  expect(places).not.toContain(-1);
  const written = sheet
    .slice(head + 1)
    .filter((row) => typeof row[places[3] ?? 0] === 'number')
    .map((row) => places.map((at) => row[at]));
  expect(written).toEqual(
    found.map((plan) => [
      plan.regNo,
      plan.investor,
      plan.folioNo,
      Number(plan.amount),
      Number(plan.monthly),
      plan.instalments.done,
      plan.instalments.missed,
    ]),
  );
  const lines = (await save('CSV')).toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(found.map(({ regNo }) => regNo));
});

for (const kind of ['STP', 'SWP'] as const) {
  test(`the ${kind} register reads like that of SIPs`, async ({ openAs }) => {
    const page = await openAs('ifa', `/distributor/${kind.toLowerCase()}-report`);
    await expectRows(page, kind);
    await expect(note(page, kind)).toBeVisible();
    if (kind === 'STP') await expect(rows(page, kind).first()).toContainText('→');
    await opener(rows(page, kind).first()).click();
    await expect(rows(page, kind).first().getByText('Registration no.')).toBeVisible();
    await expectAccessible(page);
  });
}

test('says that it could not be loaded and loads when tried again', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/profile');
  await page.route('**/SIP_Registration_Report_Total', (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } }),
  );
  await page.goto(`${hubUrl()}/distributor/sip-report`);
  const alert = page.getByRole('alert').filter({ hasText: 'The SIPs could not be loaded' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/SIP_Registration_Report_Total');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectRows(page);
});
