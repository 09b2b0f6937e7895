import { expect } from '@playwright/test';
import { someOf } from '../setup/long.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { linksOfMenu } from './menu-of-spec.ts';
import { screen } from './parts.ts';

test("a short address leads to the screen that people mean by it; a link to any menu item, in the address or carried by it, opens the item's screen [S2-84]", async ({
  openAs,
}) => {
  test.slow(); // each link is a start of the app
  const page = await openAs('ifa', '/distributor/investor?q=rao');
  await expect(screen(page, 'investor/list')).toBeVisible();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/investor/investor-list#?q=rao`);
  expect(linksOfMenu).toHaveLength(16);
  for (const { link, path, route } of someOf(linksOfMenu, 5)) {
    await page.goto(`${hubUrl()}/?smtDeeplink=${encodeURIComponent(link)}`);
    await expect(screen(page, route), path).toBeVisible();
    await expect(page).toHaveURL(`${hubUrl()}${path}`);
  }
  await page.goto(`${hubUrl()}/distributor/wishes`);
  await expect(screen(page, 'wishes')).toBeVisible();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/wishes`);
});
