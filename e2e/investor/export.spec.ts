import { readFile } from 'node:fs/promises';
import { type InvestorRow, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { expect, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/signed-in.ts';
import { expectRows, isPhone, listPath, rowAt } from './parts.ts';

async function save(page: Page, press: () => Promise<void>, format: string): Promise<Buffer> {
  await press();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.\w+$/);
  return readFile(await file.path());
}

/** What the list's own call answers, all pages of it. */
async function rowsOf(requested: { assetClass?: 'EQUITY'; sip?: 'none' }): Promise<InvestorRow[]> {
  const client = await elsewhere('ifa');
  const first = await client.call(listInvestors, requested);
  const rows = [...first.items];
  for (let pageNumber = 2; rows.length < (first.totals?.clients ?? 0); pageNumber++) {
    rows.push(...(await client.call(listInvestors, { ...requested, pageNumber })).items);
  }
  return rows;
}

type Cell = string | number | Date | boolean | null | undefined;
const valuesOf = (row: InvestorRow) => [
  row.name,
  row.maskedPan,
  row.city,
  Number(row.aum),
  Number(row.cost),
  Number(row.gain),
  row.sips,
  row.lastInvestedOn,
];

/** The columns compared, by their heads: the file may have more. */
async function sheetRows(bytes: Buffer) {
  const sheet = (await readSheet(bytes)) as Cell[][];
  const head = sheet.findIndex(([first]) => first === 'Name');
  const names = ['Name', 'PAN', 'City', 'AUM (₹)', 'Cost (₹)', 'Gain (₹)', 'SIPs', 'Last invested'];
  const places = names.map((name) => sheet[head]?.indexOf(name) ?? -1);
  expect(places).not.toContain(-1);
  return sheet
    .slice(head + 1)
    .filter((row) => row[places[3] ?? 0] != null)
    .map((row) =>
      places.map((at) => {
        const cell = row[at] ?? null;
        return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell;
      }),
    );
}

/** Excel, CSV and PDF say the same as the list. */
async function expectWholeList(page: Page, rows: readonly InvestorRow[]): Promise<void> {
  const press = () => page.getByRole('button', { name: 'Export' }).click();

  expect(await sheetRows(await save(page, press, 'Excel'))).toEqual(rows.map(valuesOf));

  const lines = (await save(page, press, 'CSV')).toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(rows.length);
  for (const [at, row] of rows.entries()) {
    expect(lines[at]).toContain(row.name);
    expect(lines[at]).toContain(row.aum);
  }

  const pdf = await getDocumentProxy(new Uint8Array(await save(page, press, 'PDF')));
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  for (const { name } of rows) expect(words).toContain(name);
}

async function expectChosen(page: Page, rows: readonly InvestorRow[]): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const place of [2, 4, 5]) await rowAt(page, place).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('3 clients selected');

  const chosen = [rows[1], rows[3], rows[4]].filter((row) => row !== undefined);
  const bytes = await save(page, () => bar.getByRole('button', { name: 'Export' }).click(), 'Excel');
  expect(await sheetRows(bytes)).toEqual(chosen.map(valuesOf));

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await bar.getByRole('button', { name: 'WhatsApp' }).click();
  const dialog = page.getByRole('dialog', { name: 'WhatsApp to 3 clients' });
  for (const [at, { name, maskedMobile }] of chosen.entries()) {
    await expect(dialog).toContainText(`Client ${at + 1} of 3 · ${at} of 3 opened`);
    await expect(dialog).toContainText(name);
    expect(maskedMobile).not.toBeNull();
    const popup = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: `Open WhatsApp to ${name}` }).click();
    const chat = await popup;
    await chat.waitForURL(/wa\.me/);
    const link = new URL(chat.url());
    expect(link.pathname.slice(-4)).toBe(maskedMobile?.slice(-4));
    expect(link.pathname).toMatch(/^\/\d{12}$/);
    const message = link.searchParams.get('text') ?? '';
    expect(message).toContain(`Dear ${name},`);
    for (const other of rows) if (other.name !== name) expect(message).not.toContain(other.name);
    await chat.close();
    await expect(dialog.getByText('Opened', { exact: true })).toBeVisible();
    if (at === 0) await expectAccessible(page);
    await dialog.getByRole('button', { name: at === 2 ? 'Done' : 'Next client' }).click();
  }
  await expect(dialog).toHaveCount(0);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
}

async function expectCallList(page: Page, rows: readonly InvestorRow[]): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page
    .getByRole('checkbox', { name: `Select all ${rows.length} clients` })
    .locator('visible=true')
    .check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText(`All ${rows.length} clients selected`);
  await rowAt(page, 2).getByRole('checkbox').uncheck();
  await expect(bar).toContainText(`${rows.length - 1} of ${rows.length} clients selected`);

  await bar.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Call list with full mobiles' }).click();
  const dialog = page.getByRole('dialog', { name: `Call list of ${rows.length - 1} clients` });
  await dialog.getByRole('button', { name: 'Save the list' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Choose what it is for.' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Portfolio review' }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the list' }).click();
  const sheet = (await readSheet(await readFile(await (await download).path()))) as Cell[][];
  const head = sheet.findIndex(([first]) => first === 'Name');
  expect(sheet[head]?.slice(0, 3)).toEqual(['Name', 'Mobile', 'Folio numbers']);
  const listed = sheet.slice(head + 1);
  expect(listed.map(([name]) => name)).toEqual(rows.toSpliced(1, 1).map(({ name }) => name));
  for (const [, mobile] of listed) if (mobile != null) expect(String(mobile)).toMatch(/^\+?\d{10,12}$/);
  await expect(page.getByText(`Saved: ${rows.length - 1} clients.`)).toBeVisible();
}

test('exports what the filter selects as Excel, CSV and PDF, or only those chosen; writes to each of them alone, and gives full mobiles only when told why', {
  tag: '@desktop-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', `${listPath}?class=EQUITY&sip=none`);
  await expectRows(page);
  const rows = await rowsOf({ assetClass: 'EQUITY', sip: 'none' });
  expect(rows.length).toBeGreaterThan(10);
  await test.step('exports what the filter selects', () => expectWholeList(page, rows));
  await test.step('exports only those that were chosen, and writes to each of them alone', () =>
    expectChosen(page, rows));
  await test.step('selects all that the filter finds, and gives full mobiles only when told why', () =>
    expectCallList(page, rows));
});
