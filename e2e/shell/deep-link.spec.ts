import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { leavesOfIfa } from './menu-of-spec.ts';
import { screen } from './parts.ts';

/** From every part of the menu; each link is a start of the app. Those to statements have a rule of their own. */
const some = [
  'Home',
  'Transaction History',
  'Scheme Level AUM',
  'Opportunities',
  'Brokerage Report',
  'NAV',
  'Notifications',
];
const plain = leavesOfIfa.filter(({ name }) => some.includes(name));

test('a short address leads to the screen that people mean by it', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await page.goto(`${hubUrl()}/distributor/investor?q=rao`);
  await expect(screen(page, 'investor/list')).toBeVisible();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/investor/investor-list?q=rao`);
});

test("a link to a menu item, in the address or carried by it, opens the item's screen [S2-84]", async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  expect(plain).toHaveLength(some.length);
  for (const { path, route } of plain) {
    await page.goto(`${hubUrl()}/?smtDeeplink=${encodeURIComponent(path)}`);
    await expect(screen(page, route), path).toBeVisible();
    await expect(page).toHaveURL(`${hubUrl()}${path}`);
  }
  await page.goto(`${hubUrl()}/distributor/wishes`);
  await expect(screen(page, 'wishes')).toBeVisible();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/wishes`);
});
