import { type PlanRow, type PlanView, sipReport } from '@hub/contract/calls/reports/reports';
import { expect, type Locator, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../notifications/parts.ts';
import { moveTo } from '../session/parts.ts';
import { colorSchemes } from '../setup/axe.ts';
import { expectEvenText } from '../setup/even-text.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { saveExport } from '../setup/save-export.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';

const isPhone = () => test.info().project.name === 'phone';
const screen = (page: Page, route: string) => page.locator(`main[data-route-id="${route}"]`);
const register = (page: Page, kind = 'SIP'): Locator => page.getByRole('table', { name: `${kind} register` });
const rows = (page: Page, kind = 'SIP'): Locator => register(page, kind).locator('tbody').getByRole('row');
const opener = (row: Locator): Locator => row.getByRole('button', { name: /^Details of / });

async function expectRows(page: Page, kind = 'SIP'): Promise<void> {
  await expect(opener(rows(page, kind).first())).toBeVisible();
  await expect(rows(page, kind).getByText('Loading', { exact: true })).toHaveCount(0);
  await expect(register(page, kind)).toHaveAttribute('aria-busy', 'false');
}

/** What the register's own call answers, all pages of it. */
async function plansOf(requested: { view?: PlanView; assetClass?: 'EQUITY'; frequency?: 'monthly' }) {
  const client = await elsewhere('ifa');
  const first = await client.call(sipReport, requested);
  const found: PlanRow[] = [...first.items];
  for (let pageNumber = 2; found.length < (first.totals?.plans ?? 0); pageNumber++) {
    found.push(...(await client.call(sipReport, { ...requested, pageNumber })).items);
  }
  return { found, first };
}

/** The files of what the filter selects, opened by another library, say the same row by row. */
async function expectFiles(page: Page): Promise<void> {
  const { found } = await plansOf({ view: 'running' });
  const sheet = (await readSheet(await saveExport(page, 'Excel'))) as unknown[][];
  const head = sheet.findIndex(([first]) => first === 'Registration no.');
  const columns = ['Registration no.', 'Investor', 'Folio', 'Amount (₹)', 'Monthly (₹)', 'Done', 'Missed'];
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
  const lines = (await saveExport(page, 'CSV')).toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(found.map(({ regNo }) => regNo));
}

test('a row opens to its mandate and bounces, leads to investor and folio; the list exports what its filter selects', async ({
  openAs,
}) => {
  const { found } = await plansOf({});
  const bounced = found.find(({ bounces, mandate }) => bounces.length > 0 && mandate !== null);
  if (!bounced) throw new Error('The demo book has no SIP that bounced');
  const page = await openAs('ifa', `/distributor/sip-report?q=${bounced.regNo}`);
  await expectRows(page);
  await expectNoSideways(page);
  const row = rows(page).first();
  await opener(row).press('Enter');
  await expect(opener(row)).toHaveAttribute('aria-expanded', 'true');
  await expect(row.getByText(bounced.regNo)).toBeVisible();
  await expect(row.getByText('Instalments missed')).toBeVisible();
  await expect(row.getByRole('listitem')).toHaveCount(bounced.bounces.length);
  await expect(
    row.getByText(`****${bounced.mandate?.maskedAccount.slice(-4)}`, { exact: true }).last(),
  ).toBeVisible();
  for (const colorScheme of colorSchemes) {
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
  if (!isPhone()) {
    await test.step('exports what the filter selects', async () => {
      await moveTo(page, '/distributor/sip-report?view=running');
      await expectRows(page);
      await expectFiles(page);
    });
  }
});
