import { brokerageAtRisk, brokerageForecast, brokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { formatRupees, moneyOf } from '@hub/domain';
import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { firstBytes } from '../setup/first-bytes.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { screen, showMenu } from '../shell/parts.ts';
import { lookAt, lookAtOpened, payout, rateCard, report } from './parts.ts';

const rupees = (amount: string) => formatRupees(moneyOf(amount));

test('the menu leads to the payout, whose figure leads to its lines, which are exported as Excel and PDF [S1-23]', async ({
  openAs,
}) => {
  const { months } = await (await elsewhere('ifa')).call(brokeragePayout, {});
  const newest = months.find(({ lines }) => lines > 0);
  const page = await openAs('ifa', '/distributor/contact-us');
  await (await showMenu(page)).getByRole('link', { name: 'Brokerage Report' }).click();
  const main = screen(page, 'brokerage');
  await expect(main.getByText(rupees(newest?.net ?? ''))).toBeVisible();
  await lookAtOpened(page);
  await main.getByRole('link', { name: rupees(newest?.amount ?? ''), exact: true }).click();
  await expect(page).toHaveURL(
    `${hubUrl()}${report}?period=custom&from=${newest?.month}&to=${newest?.month}`,
  );
  await expect(screen(page, 'brokerage/report').getByLabel('Totals')).toContainText(
    rupees(newest?.amount ?? ''),
  );
  await lookAt(page);
  for (const [name, starts] of [
    ['Excel', 'PK\u0003\u0004'],
    ['PDF', '%PDF'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    expect(await firstBytes(await download)).toBe(starts);
  }
});

test('a line is explained, a query takes its figures along, and back leads to the list', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('ifa', `${report}?state=gap`);
  const main = screen(page, 'brokerage/report');
  await main.getByRole('table', { name: 'Brokerage report' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]line=/);
  await expect(main.getByRole('heading', { level: 2, name: 'How it is worked out' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Gaps' })).toBeVisible();
  await expect(main.getByText('÷ 365').first()).toBeVisible();
  await lookAt(page);
  await page.goBack();
  await expect(main.getByRole('table', { name: 'Brokerage report' })).toBeVisible();
  await page.goForward();
  const received = await main.getByRole('heading', { level: 1 }).locator('span').first().textContent();
  await main.getByRole('button', { name: 'Raise a query' }).click();
  const form = screen(page, 'feedback');
  await expect(form).toContainText(received ?? 'nothing');
  await form.getByRole('textbox', { name: 'Your query' }).fill('Please look at this line.');
  await form.getByRole('button', { name: 'Send the query' }).click();
  await expect(page.getByText(/Q-[0-9A-Z]{8}/).first()).toBeVisible();
});

test('expected and received, forecast and risk are parts of the page with addresses of their own', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('ifa', payout);
  const main = screen(page, 'brokerage');
  const pages = main.getByRole('navigation', { name: 'Brokerage pages' });
  await pages.getByRole('link', { name: 'Expected and received' }).click();
  await expect(page).toHaveURL(/view=gaps$/);
  await expect(main.getByLabel('Expected and received', { exact: true })).toBeVisible();
  await lookAt(page);
  await pages.getByRole('link', { name: 'At risk' }).click();
  await expect(page).toHaveURL(/view=at-risk$/);
  const { risks } = await (await elsewhere('ifa')).call(brokerageAtRisk, {});
  for (const { amount } of risks) await expect(main.getByText(rupees(amount)).first()).toBeVisible();
  await lookAt(page);
  await pages.getByRole('link', { name: 'Forecast' }).click();
  const { plans } = await (await elsewhere('ifa')).call(brokerageForecast, {});
  await main.getByRole('checkbox', { name: `Select all ${plans.length} SIPs of this list` }).check();
  const lost = plans.reduce((sum, { trail }) => sum + moneyOf(trail), 0n);
  await expect(main.getByRole('status').filter({ hasText: 'lapse' })).toContainText(
    formatRupees(lost as ReturnType<typeof moneyOf>),
  );
  await lookAt(page);
  await page.goBack();
  await expect(page).toHaveURL(/view=at-risk$/);
});

test('the rate card is read by version, and saved as PDF and Excel [S1-23] [S7-37]', async ({ openAs }) => {
  const page = await openAs('ifa', rateCard);
  const main = screen(page, 'brokerage/rate-card');
  await expect(main.getByText('Year 1').first()).toBeVisible();
  await lookAtOpened(page);
  await main.getByRole('button', { name: 'What changed' }).click();
  await expect(page).toHaveURL(/show=changes$/);
  await expect(main.getByRole('heading', { name: /^Against / })).toBeVisible();
  await lookAt(page);
  const versions = main.getByRole('combobox', { name: 'Version' });
  const oldest = await versions.locator('option').last().getAttribute('value');
  await versions.selectOption(oldest);
  await expect(main.getByText('This is the first version')).toBeVisible();
  for (const [name, starts] of [
    ['PDF', '%PDF'],
    ['Excel', 'PK\u0003\u0004'],
  ] as const) {
    await main.getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    expect(await firstBytes(await download)).toBe(starts);
  }
});

test('a visitor opens each page, sees no figure and asks for none [S2-09] [S2-10]', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  for (const [path, route] of [
    [payout, 'brokerage'],
    [report, 'brokerage/report'],
    [rateCard, 'brokerage/rate-card'],
  ] as const) {
    await test.step(route, async () => {
      if (path === payout) await page.goto(`${hubUrl()}${path}`);
      else await moveTo(page, path);
      const main = screen(page, route);
      await expect(main.getByText('Log in to see your brokerage')).toBeVisible();
      expect(await main.textContent()).not.toMatch(/₹|\d %/);
      expect(requested.filter((called) => /\/brokerage\/|ratecard|GETBROKERREPORT/i.test(called))).toEqual(
        [],
      );
      await lookAt(page);
      await main.getByRole('link', { name: 'Log in' }).click();
      await expect(screen(page, 'login')).toBeVisible();
    });
  }
});

for (const [who, person, where, route] of [
  [
    'a restricted distributor is led to Initiate Transaction [S6-03]',
    'nonIfa',
    'transact/select-transaction',
    'transact/initiate',
  ],
  ['an employee is led to the dashboard [S5-32]', 'employee', 'dashboard', 'dashboard'],
] as const) {
  test(who, async ({ openAs }) => {
    const page = await openAs(person, payout);
    await expect(page).toHaveURL(`${hubUrl()}/distributor/${where}`);
    for (const path of [report, rateCard, payout]) {
      await moveTo(page, '/distributor/contact-us');
      await expect(screen(page, 'landing/contact-us')).toBeVisible();
      await moveTo(page, path);
      await expect(screen(page, route), path).toBeVisible();
      await expect(page).toHaveURL(`${hubUrl()}/distributor/${where}`);
    }
  });
}
