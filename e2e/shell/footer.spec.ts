import { expect, type Page } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { footer, openFooter, screen } from './parts.ts';

const quickLinks = (page: Page) => footer(page).getByRole('navigation', { name: 'Quick links' });

const warning =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.';
const expectWarning = (page: Page) => expect(footer(page).getByText(warning, { exact: true })).toBeVisible();

/** One after the other, each from the footer of the page before. */
async function follow(page: Page, links: readonly (readonly [string, string, string])[]) {
  await openFooter(page);
  await expect(quickLinks(page).getByRole('link')).toHaveText(links.map(([name]) => name));
  for (const [name, path, route] of links) {
    await quickLinks(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${hubUrl()}${path}`);
    await expect(screen(page, route)).toBeVisible();
    await expectWarning(page);
  }
}

async function expectSupport(page: Page): Promise<void> {
  const { email, phones } = brand.support;
  expect(phones.length).toBeGreaterThan(1);
  const mail = footer(page).getByRole('link', { name: email });
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute('href', `mailto:${email}`);
  await expect(footer(page).locator('a[href^="tel:"]')).toHaveText(
    phones.map(({ label, number }) => `${label}: ${number}`),
  );
  for (const { number, hours } of phones) {
    const line = footer(page).getByRole('listitem').filter({ hasText: number });
    await expect(line).toContainText(hours);
    const dialled = await line.getByRole('link').getAttribute('href');
    expect(dialled).toBe(`tel:${number.replaceAll(' ', '')}`);
  }
}

test("shows a visitor the brand's mail, phone lines, stores and social links, the warning and the licences, and leads to their pages [S1-01] [S1-02] [S1-03] [S1-04] [S1-05] [S1-06]", async ({
  page,
}) => {
  await page.goto(`${hubUrl()}/`);
  await expectWarning(page);
  await test.step('support mail and phone lines', () => expectSupport(page));
  await test.step('one link for each app store', async () => {
    const { android, ios } = brand.stores;
    const stores = footer(page).getByRole('link', { name: /app on/ });
    await expect(stores).toHaveCount(2);
    await expect(stores.filter({ hasText: 'Android' })).toHaveAttribute('href', android?.url ?? '');
    await expect(stores.filter({ hasText: 'iPhone' })).toHaveAttribute('href', ios?.url ?? '');
  });
  await test.step('social links, in new windows without a way back', async () => {
    expect(brand.social.length).toBeGreaterThan(0);
    for (const { name, url } of brand.social) {
      const link = footer(page).getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
  await test.step('quick links lead a visitor to their pages, which carry the warning too', () =>
    follow(page, [
      ['Login', '/login/', 'login'],
      ['Get empanelled', '/empanelment', 'empanelment'],
      ['Transact without logging in', '/login/pre-login-transaction', 'transact/pre-login'],
      ['Certificate', '/view-certificate', 'certificate/view'],
    ]));
  await test.step('write to us is a mail for a visitor', async () => {
    const link = footer(page).getByRole('link', { name: 'Write to us' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${brand.support.email}`));
  });
  await test.step('leads to the licences of the software of others', async () => {
    const link = footer(page).getByRole('link', { name: 'Open-source licences' });
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toContain('@fontsource-variable/inter');
  });
});

test('leads a distributor to their pages and to the contact page, and carries the warning [S1-01] [S1-02] [S1-06]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await follow(page, [
    ['Dashboard', '/distributor/dashboard', 'dashboard'],
    ['Initiate Transaction', '/distributor/transact/select-transaction', 'transact/initiate'],
    ['Client List', '/distributor/investor/investor-list', 'investor/list'],
    [
      'Account Statement',
      '/distributor/transact/investor-list/account-statement',
      'statements/select-investor-account',
    ],
    ['Co-branding', '/distributor/co-branding', 'co-branding'],
    ['NAV', '/distributor/nav', 'nav'],
  ]);
  await test.step('write to us opens the contact page for a distributor', async () => {
    await footer(page).getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL(`${hubUrl()}/distributor/contact-us`);
    await expect(screen(page, 'landing/contact-us')).toBeVisible();
    await expectWarning(page);
  });
});

test('the copyright year is the current one, in India: 2031, then 2033 [S1-07]', async ({ page }) => {
  for (const [now, year] of [
    ['2031-06-01T12:00:00+05:30', '2031'],
    // India is ahead of the rest of the world's midnight.
    ['2032-12-31T19:00:00Z', '2033'],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto(`${hubUrl()}/`);
    await expect(footer(page).getByText(`© ${year} ${brand.legalName}`)).toBeVisible();
  }
});
