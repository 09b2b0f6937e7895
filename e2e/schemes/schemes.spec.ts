import { listHolders, listSchemes, type SchemeRow } from '@hub/contract/calls/investor/investor-schemes';
import { expect, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectEvenText } from '../setup/even-text.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { people } from '../setup/people.ts';
import { saveExport } from '../setup/save-export.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { expectRows, held, holders, isPhone, listPath, rows, rupees, screen, totalOf } from './parts.ts';

const id = people.ifa.arn;

/** What the list's own call answers, all pages of it. */
async function schemesOf(requested: {
  view?: 'held' | 'moved';
  assetClass?: 'EQUITY';
}): Promise<SchemeRow[]> {
  const client = await elsewhere('ifa');
  const first = await client.call(listSchemes, { id, ...requested });
  const found = [...first.items];
  for (let pageNumber = 2; found.length < (first.totals?.schemes ?? 0); pageNumber++) {
    found.push(...(await client.call(listSchemes, { id, ...requested, pageNumber })).items);
  }
  return found;
}

/** The files of what the filter selects, opened by another library, say the same row by row. */
async function expectFiles(page: Page): Promise<void> {
  const all = await schemesOf({ assetClass: 'EQUITY' });
  const sheet = (await readSheet(await saveExport(page, 'Excel'))) as unknown[][];
  const head = sheet.findIndex(([first]) => first === 'AMFI code');
  const columns = [
    'AMFI code',
    'Scheme',
    'Folios',
    'Units',
    'AUM (₹)',
    'Cost (₹)',
    'Gain (₹)',
    'Purchases (₹)',
  ];
  const places = columns.map((name) => sheet[head]?.indexOf(name) ?? -1);
  expect(places).not.toContain(-1);
  const written = sheet
    .slice(head + 1)
    .filter((row) => typeof row[places[4] ?? 0] === 'number')
    .map((row) => places.map((at) => row[at]));
  expect(written).toEqual(
    all.map((row) => [
      row.code,
      row.name,
      row.holders,
      Number(row.units),
      Number(row.aum),
      Number(row.cost),
      Number(row.gain),
      Number(row.bought),
    ]),
  );
  const lines = (await saveExport(page, 'CSV')).toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(all.map(({ code }) => code));
  expect((await saveExport(page, 'PDF')).subarray(0, 5).toString()).toBe('%PDF-');
}

test('a list exports what its filter selects; a scheme opens with facts, chart and who holds it; a holder opens; back finds the list again', async ({
  openAs,
}) => {
  const page = await openAs('ifa', `${listPath}?class=EQUITY`);
  await expectRows(held(page));
  await expectNoSideways(page);
  await expectEvenText(page);
  if (!isPhone()) await test.step('exports what the filter selects', () => expectFiles(page));
  // By its place in the whole list: which rows are drawn depends on where one is.
  const link = held(page).locator('tr[aria-rowindex="4"]').getByRole('link');
  const fund = (await link.textContent()) ?? '';
  await link.click();
  await expect(screen(page, 'investor/scheme-details')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: fund })).toBeVisible();
  await expect(page.getByText('Riskometer')).toBeVisible();
  await expect(page.getByRole('slider', { name: /^NAV of / })).toHaveAttribute('aria-valuetext', /rupees$/);
  await expectNoSideways(page);

  await holders(page).scrollIntoViewIfNeeded();
  await expectRows(holders(page));
  const code = new URL(page.url()).searchParams.get('scheme') ?? '';
  const client = await elsewhere('ifa');
  const { scheme, items, totals } = await client.call(listHolders, { id: code });
  expect(rupees(await totalOf(page, 'AUM in your book'))).toBe(Number(scheme.aum));
  expect(totals?.holders).toBe(scheme.holders);
  const [largest] = items;
  await expect(rows(holders(page)).first()).toContainText(largest?.name ?? '?');

  const wanted = items.at(-1);
  const field = page.getByRole('textbox', { name: /^Search by name, PAN/ });
  await field.fill(wanted?.folioNo ?? '');
  await expect(page.getByText(/^1 folio found$/)).toBeVisible();
  await expect(rows(holders(page)).first()).toContainText(wanted?.name ?? '?');
  await rows(holders(page))
    .first()
    .getByRole('link', { name: wanted?.name ?? '?', exact: true })
    .click();
  await expect(screen(page, 'investor/details')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'investor/scheme-details')).toBeVisible();
  await expect(field).toHaveValue(wanted?.folioNo ?? '?');

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?class=EQUITY`);
  await expectRows(held(page));
  await expect(link).toBeFocused();
});
