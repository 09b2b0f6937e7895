import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { leavesOfIfa } from './menu-of-spec.ts';
import { screen } from './parts.ts';

/** Links to statements lead to the investor's choice first (Spec §2), a rule of its own. */
const plain = leavesOfIfa.filter(({ route }) => !route.startsWith('statements/'));

test("a link to a menu item, in the address or carried by it, opens the item's screen [S2-84]", async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  for (const { path, route } of plain) {
    await page.goto(`${hubUrl()}/?smtDeeplink=${encodeURIComponent(path)}`);
    await expect(screen(page, route), path).toBeVisible();
    await expect(page).toHaveURL(`${hubUrl()}${path}`);
  }
  await page.goto(`${hubUrl()}/distributor/wishes`);
  await expect(screen(page, 'wishes')).toBeVisible();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/wishes`);
});
