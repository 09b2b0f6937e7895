import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { isLong, someOf } from '../setup/long.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { screen } from '../shell/parts.ts';
import { expectList, groupPaths, groups, listPaths } from './lists-of-spec.ts';

const base = '/distributor/opportunity';

const rows = (page: Page) => page.locator('main tbody tr[data-row-key]');
/** The lists a page leads to, each once. */
const ledTo = (page: Page) =>
  page
    .locator('main a')
    .evaluateAll((links) => [
      ...new Set(
        links
          .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
          .filter((path) => /-opportunity\/\w+$/.test(path)),
      ),
    ]);

test(`the hub leads to every list, and each group offers exactly its own ${groups.map(({ rule }) => `[${rule}]`).join(' ')}`, async ({
  openAs,
}) => {
  const page = await openAs('ifa', base);
  await expect(page.locator('main section li')).toHaveCount(listPaths.length);
  expect((await ledTo(page)).sort()).toEqual([...listPaths].sort());
  // Each as it opens is in routes/axe.spec, in one of the colours.
  if (isLong) await expectAccessible(page);
  for (const { group, lists: of } of groups) {
    await test.step(`${group} offers exactly its lists`, async () => {
      await moveTo(page, `${base}/${group}`);
      await expect(screen(page, 'opportunity')).toHaveCount(0);
      await expect(page.locator('main section')).toHaveCount(of.length);
      const wanted = of.map((list) => `${base}/${group}/${list}`);
      await expect.poll(async () => (await ledTo(page)).sort()).toEqual([...wanted].sort());
      if (isLong) await expectAccessible(page);
    });
  }
});

test('a deep link to an opportunity list opens that list [S2-85]', async ({ openAs }) => {
  test.slow(); // each link is a start of the app
  const page = await openAs('ifa', '/distributor/contact-us');
  for (const path of someOf(listPaths, 5)) {
    await expectList(page, path, () => page.goto(`${hubUrl()}/?smtDeeplink=${encodeURIComponent(path)}`));
  }
});

test('a restricted distributor is led to Initiate Transaction [S6-05]', async ({ openAs }) => {
  const page = await openAs('nonIfa', `${base}/sip-opportunity/ceased`);
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  const desks = [`${base}/lapse-radar`, `${base}/renewal-desk`];
  for (const path of [base, ...groupPaths, ...listPaths, ...desks]) {
    await moveTo(page, '/distributor/contact-us');
    await expect(screen(page, 'landing/contact-us')).toBeVisible();
    await moveTo(page, path);
    await expect(screen(page, 'transact/initiate'), path).toBeVisible();
  }
});

test('every remedy opens a form that knows the folio and the amount', { tag: '@long' }, async ({
  openAs,
}) => {
  test.slow(); // sixteen lists and as many forms
  const page = await openAs('ifa', base);
  for (const path of listPaths) {
    await moveTo(page, path);
    await expect(rows(page).first(), path).toBeVisible();
    const remedy = rows(page)
      .first()
      .locator('a, button')
      .filter({ hasText: /^(Start|Renew|Order|Add|Switch|Invest)/ });
    await remedy.click();
    await expect(page.locator('main[data-route-id^="transact/"]'), path).toBeVisible();
    const query = new URL(page.url()).searchParams;
    expect(query.get('row'), path).toMatch(/^[a-z-]+~/);
    await expect(page.locator('main'), path).toContainText(query.get('folio') ?? 'no folio');
    const amount = query.get('amount');
    if (amount !== null && amount !== 'all') {
      const field = page.getByRole('textbox', { name: /^Amount/ }).first();
      const typed = await field.inputValue().catch(() => '');
      expect(Number(typed.replaceAll(',', '')), path).toBe(Number(amount));
    }
  }
});

test(
  'all rows of a list are chosen, snoozed and opened again together',
  { tag: '@long' },
  async ({ openAs }, { project }) => {
    const page = await openAs('otherIfa', `${base}/cross-sell-opportunity/lumpsum`);
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
    const count = (await page.locator('main table').getAttribute('aria-rowcount')) ?? '';
    const clients = Number(count) - 1;
    const chooseAll = async () => {
      if (project.name === 'phone') await page.getByRole('button', { name: 'Select', exact: true }).click();
      // The box itself lies under its drawing.
      await page
        .getByRole('checkbox', { name: /^Select all/ })
        .first()
        .check({ force: true });
      await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText(
        `All ${clients} clients`,
      );
    };
    await chooseAll();
    await page.getByRole('button', { name: 'Snooze', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Snooze', exact: true }).click();
    await expect(page.getByText('Nothing to do here')).toBeVisible();
    await page.getByRole('button', { name: /^Snoozed/ }).click();
    await expect(rows(page).first()).toContainText('Snoozed until');
    await chooseAll();
    await page.getByRole('button', { name: 'Reopen', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen', exact: true }).click();
    await expect(page.getByText('No clients are snoozed')).toBeVisible();
    await page.getByRole('button', { name: 'Show what is open' }).click();
    await expect(page.locator('main table')).toHaveAttribute('aria-rowcount', count);
  },
);
