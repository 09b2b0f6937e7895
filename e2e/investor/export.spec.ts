import { readFile } from 'node:fs/promises';
import { type InvestorRow, listInvestors } from '@hub/contract/calls/investor-list';
import { expect, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
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
async function rowsOf(asked: { assetClass?: 'EQUITY'; sip?: 'none' }): Promise<InvestorRow[]> {
  const client = await elsewhere('ifa');
  const first = await client.call(listInvestors, asked);
  const rows = [...first.items];
  for (let pageNumber = 2; rows.length < (first.totals?.clients ?? 0); pageNumber++) {
    rows.push(...(await client.call(listInvestors, { ...asked, pageNumber })).items);
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

test('exports what the filter selects: Excel, CSV and PDF say the same as the list', async ({ openAs }) => {
  const page = await openAs('ifa', `${listPath}?class=EQUITY&sip=none`);
  await expectRows(page);
  const rows = await rowsOf({ assetClass: 'EQUITY', sip: 'none' });
  expect(rows.length).toBeGreaterThan(10);
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
});

test('exports only those that were chosen, and shares them without what is masked', async ({ openAs }) => {
  const page = await openAs('ifa', `${listPath}?class=EQUITY&sip=none`);
  await expectRows(page);
  const rows = await rowsOf({ assetClass: 'EQUITY', sip: 'none' });
  if (isPhone()) await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const place of [2, 4, 5]) await rowAt(page, place).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('3 selected');

  const chosen = [rows[1], rows[3], rows[4]].filter((row) => row !== undefined);
  const bytes = await save(page, () => bar.getByRole('button', { name: 'Export' }).click(), 'Excel');
  expect(await sheetRows(bytes)).toEqual(chosen.map(valuesOf));

  const link = new URL((await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  const message = link.searchParams.get('text') ?? '';
  expect(message).toMatch(/^3 clients, AUM ₹/);
  for (const { name, maskedPan } of chosen) {
    expect(message).toContain(`${name}: ₹`);
    if (maskedPan !== null) expect(message).not.toContain(maskedPan);
  }
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
});
