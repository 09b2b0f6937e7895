import { accountStatement, capitalGainStatement } from '@hub/contract/calls/statements/statements';
import { formatRupees, formatUnits, moneyOf, splitSchemeName, unitsOf } from '@hub/domain';
import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { firstBytes } from '../setup/first-bytes.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { screen, showMenu } from '../shell/parts.ts';
import { openAsInvestor } from '../transact/investor.ts';
import { clientWith, lastFourOf, lastYear, selection } from './parts.ts';

const figures = (amount: string) => formatRupees(moneyOf(amount)).replace(/^-/, '');
const units = (text: string) => formatUnits(unitsOf(text));

/** Of all periods one is chosen, and every transaction and holding of it is on the page. */
async function readAccount(page: Page, investorId: string): Promise<void> {
  const hub = await elsewhere('ifa');
  await page.getByRole('button', { name: /Period$/ }).click();
  await page.getByRole('option', { name: /^Since inception/ }).click();
  await expect(page).toHaveURL(/period=inception/);
  const { folios, totals } = await hub.call(accountStatement, { investorId, period: 'inception' });
  expect(folios.some(({ schemes }) => schemes.some(({ rows }) => rows.length > 0))).toBe(true);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(figures(totals.value));
  for (const { folioNo, schemes } of folios) {
    const card = page.getByRole('region', { name: `Folio ${folioNo}` });
    for (const { name, rows, closing } of schemes) {
      const ledger = card.getByRole('table', { name: `${name}, folio ${folioNo}` });
      const { fund, variant } = splitSchemeName(name);
      const head = card
        .getByRole('button')
        .filter({ hasText: fund })
        .filter({ hasText: variant ?? '' });
      if (!(await ledger.isVisible())) await head.first().click();
      const shown = (await ledger.getByRole('row').allInnerTexts()).slice(2, -1);
      if (rows.length === 0) continue;
      expect(shown).toHaveLength(rows.length);
      for (const [at, { amount, units: moved }] of rows.entries()) {
        if (amount !== null) expect(shown[at]).toContain(figures(amount));
        if (moved !== null) expect(shown[at]).toContain(units(moved).replace(/^-/, ''));
      }
      await expect(ledger.getByRole('row').last()).toContainText(units(closing.units));
    }
  }
}

async function chooseLastYear(page: Page): Promise<string> {
  const year = lastYear();
  await page.getByRole('button', { name: /year$/i }).click();
  await page.getByRole('option', { name: new RegExp(year) }).click();
  return year;
}

/** Of all years one is chosen, and every lot that was sold in it is on the page with its gain. */
async function readGains(page: Page, investorId: string): Promise<void> {
  const hub = await elsewhere('ifa');
  const year = await chooseLastYear(page);
  const { lines } = await hub.call(capitalGainStatement, { investorId, year });
  const lots = page.getByRole('tabpanel').locator('li button[aria-expanded]');
  await expect(lots).toHaveCount(lines.length);
  const shown = await lots.allInnerTexts();
  for (const { units: sold, gain, proceeds } of lines) {
    const wanted = [
      `${units(sold)} units bought`,
      figures(proceeds),
      ...(gain === null ? [] : [figures(gain)]),
    ];
    expect(shown.some((lot) => wanted.every((figure) => lot.includes(figure)))).toBe(true);
  }
}

const kinds = [
  {
    rules: '[S1-21] [S2-16]',
    kind: 'account',
    entry: 'Account Statement',
    title: 'Account statement',
    read: readAccount,
  },
  {
    rules: '[S1-22] [S2-17]',
    kind: 'capital-gain',
    entry: 'Capital Gain Statement',
    title: 'Capital-gain statement',
    read: readGains,
  },
] as const;

async function lookAt(page: Page): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSideways(page);
}

for (const { rules, kind, entry, title, read } of kinds) {
  test(`the menu leads through the choice of an investor to the ${kind} statement, which has all of what is chosen ${rules}`, async ({
    openAs,
  }) => {
    const client = await clientWith(await elsewhere('ifa'), 'gains');
    const page = await openAs('ifa', '/distributor/contact-us');
    await (await showMenu(page)).getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(`${hubUrl()}${selection}/${kind}-statement`);
    await lookAt(page);
    await page.getByRole('combobox', { name: 'Investor' }).fill(client.name);
    await page.getByRole('option', { name: client.name }).first().click();
    const main = screen(page, `statements/${kind}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('link', { name: client.name })).toBeVisible();
    await expect(main.locator('[role="status"]', { hasText: 'Making the statement' })).toHaveCount(0);
    await lookAt(page);
    await read(page, client.id);
  });
}

test('one page: its kind follows the address, and the client stays; it is saved as a PDF [S2-11]', async ({
  openAs,
}) => {
  const client = await clientWith(await elsewhere('ifa'), 'gains');
  const page = await openAs('ifa', `/distributor/account-statement?investor=${client.id}`);
  await expect(page.getByRole('heading', { level: 2, name: /^Folio / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = page.waitForEvent('download');
  await page
    .getByRole('menuitem', { name: /^PDF\.?/ })
    .first()
    .click();
  expect(await firstBytes(await saved)).toBe('%PDF');
  await page.locator('label', { hasText: 'Capital gains' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/capital-gain-statement?investor=${client.id}`);
  const year = await chooseLastYear(page);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(year);
  await expect(page.getByRole('table', { name: 'By tax class' })).toBeVisible();
  await page.getByRole('tabpanel').locator('li button[aria-expanded]').first().click();
  await expect(page.getByLabel('How it was worked out')).toBeVisible();
  await page.getByRole('tab', { name: 'Still held' }).click();
  await expect(page.getByRole('list', { name: 'Still held' })).toBeVisible();
  await lookAt(page);
  await page.goBack();
  await expect(screen(page, 'statements/account').getByRole('heading', { level: 1 })).toHaveText(
    'Account statement',
  );
});

test('a link to a statement goes to the choice of an investor with its suffix [S2-86]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  for (const { kind } of kinds) {
    await page.goto(`${hubUrl()}/?smtDeeplink=${encodeURIComponent(`/distributor/${kind}-statement`)}`);
    await expect(page).toHaveURL(`${hubUrl()}${selection}/${kind}-statement`);
    await expect(screen(page, `statements/select-investor-${kind}`)).toBeVisible();
  }
});

test('a restricted distributor is led to Initiate Transaction [S6-06]', async ({ openAs }) => {
  const page = await openAs('nonIfa', '/distributor/account-statement');
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  for (const path of ['account-statement', 'capital-gain-statement', 'account-statement/bulk']) {
    await moveTo(page, '/distributor/contact-us');
    await expect(screen(page, 'landing/contact-us')).toBeVisible();
    await moveTo(page, `/distributor/${path}`);
    await expect(screen(page, 'transact/initiate'), path).toBeVisible();
  }
});

test('a shared statement opens with the end of the PAN, and no more once sharing stopped', {
  tag: '@phone-first',
}, async ({ openAs, browser }) => {
  const hub = await elsewhere('otherIfa');
  const client = await clientWith(hub, 'transactions');
  const lastFour = await lastFourOf(hub, client.id);
  const page = await openAs('otherIfa', `/distributor/account-statement?investor=${client.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const text = await dialog.getByText(/\/statement\/[\w-]{43}/).innerText();
  const link = hubUrl() + (/\/statement\/[\w-]{43}/.exec(text)?.[0] ?? '');
  await expect(dialog.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}\?text=/,
  );
  await lookAt(page);

  const investor = await openAsInvestor(browser, link);
  const four = investor.getByRole('textbox', { name: 'Last four characters of your PAN' });
  await expect(four).toBeVisible();
  await lookAt(investor);
  await four.fill(lastFour === '999Z' ? '998Z' : '999Z');
  await investor.getByRole('button', { name: 'Open the statement' }).click();
  await expect(investor.getByText(/4 tries are left/)).toBeVisible();
  await four.fill(lastFour.toLowerCase());
  await investor.getByRole('button', { name: 'Open the statement' }).click();
  await expect(investor.getByText(new RegExp(client.name))).toBeVisible();
  await lookAt(investor);
  const saved = investor.waitForEvent('download');
  await investor.getByRole('button', { name: 'Download PDF' }).click();
  expect(await firstBytes(await saved)).toBe('%PDF');

  await dialog
    .getByRole('button', { name: /^Stop sharing/ })
    .first()
    .click();
  await expect(page.getByText('The link no longer opens.')).toBeVisible();
  await investor.reload();
  await expect(investor.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await investor.context().close();
});

test(
  'clients of the list become one ZIP of statements',
  { tag: '@long' },
  async ({ openAs }, { project }) => {
    const page = await openAs('otherIfa', '/distributor/investor/investor-list');
    const rows = page.locator('main tbody tr[data-row-key]');
    await expect(rows.first()).toBeVisible();
    if (project.name === 'phone') await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Statements', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('One PDF for each of the 2 clients');
    await lookAt(page);
    await dialog.getByRole('button', { name: 'Make the PDFs' }).click();
    const main = screen(page, 'statements/bulk');
    const zip = main.getByRole('button', { name: /^Download ZIP/ }).first();
    await expect(zip).toBeVisible({ timeout: 30_000 });
    await lookAt(page);
    const saved = page.waitForEvent('download');
    await zip.click();
    expect(await firstBytes(await saved)).toBe('PK\u0003\u0004');
  },
);
