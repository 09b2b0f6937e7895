import { expect, type Page } from '@playwright/test';
import type { Person } from '../setup/people.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { leavesOnWeb, topLevelOfIfa } from './menu-of-spec.ts';
import { menu, screen, showMenu, topLevel } from './parts.ts';

const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const branch = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const subItems = (page: Page, name: string) =>
  menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .getByRole('listitem');

/** What Spec §5 leaves of the menu for each, and decision S6-14 for internal teams. */
const shown: Readonly<Record<Exclude<Person, 'otherIfa'>, readonly string[]>> = {
  ifa: leavesOnWeb.map(({ name }) => name),
  nonIfa: ['Initiate Transaction', 'Prostart', 'Co-branding', 'Feedback & queries', 'Profile', 'NAV'],
  employee: leavesOnWeb
    .map(({ name }) => name)
    .filter((name) => !['Profile', 'Brokerage Report'].includes(name)),
  internal: ['Initiate Transaction', 'Profile'],
};

async function expectOnly(page: Page, person: keyof typeof shown): Promise<void> {
  await showMenu(page);
  await expect(menu(page).locator('a')).toHaveText([...shown[person]]);
  await expect(branch(page, 'Logout')).toBeVisible();
  expect((await topLevel(page)).at(-1)).toBe('Logout');
  await expect(menu(page).getByText('Notifications')).toHaveCount(0);
}

test('nonIfa, employee and internal find only what is shown to them in the page, and Logout last [S2-33] [S2-38] [S3-20]', async ({
  openAs,
}) => {
  for (const person of ['nonIfa', 'employee', 'internal'] as const) {
    await test.step(person, async () =>
      expectOnly(await openAs(person, '/distributor/transact/select-transaction'), person),
    );
  }
});

test('entries and sub-items stand in the order of the spec, Notifications left out on the web; each leaf leads to its own screen, and then it and no other is marked [S2-32] [S2-33] [S2-34] [S2-35] [S2-36] [S2-37] [S2-38] [S3-20]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await showMenu(page);
  await test.step('ifa finds only what is shown to them in the page, in order, and Logout last', async () => {
    expect(await topLevel(page)).toEqual([
      ...topLevelOfIfa.filter((name) => name !== 'Notifications'),
      'Logout',
    ]);
    await expectOnly(page, 'ifa');
  });
  await test.step('sub-items stand in the order of the spec', async () => {
    await expect(subItems(page, 'Transaction')).toHaveText(['Initiate Transaction', 'Transaction History']);
    await expect(subItems(page, 'List')).toHaveText(['Client List', 'Scheme Level AUM']);
    await expect(subItems(page, 'Statement')).toHaveText(['Account Statement', 'Capital Gain Statement']);
  });
  await test.step('an entry with sub-items shows them, and folds and unfolds them', async () => {
    for (const name of ['Transaction', 'List', 'Statement']) {
      await expect(subItems(page, name).first()).toBeVisible();
      await branch(page, name).click();
      await expect(subItems(page, name).first()).toBeHidden();
      await branch(page, name).click();
      await expect(subItems(page, name).last()).toBeVisible();
    }
  });
  await expect(menu(page).getByRole('link')).toHaveText(leavesOnWeb.map(({ name }) => name));
  // A screen without an entry marks none.
  await expect(menu(page).locator('[aria-current]')).toHaveCount(0);
  for (const { name, path, route } of leavesOnWeb) {
    await test.step(`${name} leads to its screen and is marked`, async () => {
      await link(page, name).click();
      await expect(page).toHaveURL(`${hubUrl()}${path}`);
      await expect(screen(page, route)).toBeVisible();
      await showMenu(page);
      await expect(menu(page).locator('[aria-current="page"]')).toHaveText([name]);
    });
  }
});
