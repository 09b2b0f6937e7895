import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { menu, narrow, panel, screen, tabs, wide } from './parts.ts';
import { tabsOf, tabTargets } from './tabs-of-spec.ts';

for (const person of ['ifa', 'nonIfa'] as const) {
  test(`the bottom bar of ${person}: Menu, then the tabs in order and no hidden one, each to its area; the tab of the open screen, and no other, is marked; Menu opens the side menu [S2-47] [S2-48] [S2-49] [S3-20]`, async ({
    openAs,
  }) => {
    const page = await openAs(person, '/distributor/notifications');
    await page.setViewportSize(wide);
    await expect(screen(page, 'notifications')).toBeVisible();
    await expect(tabs(page)).toHaveCount(0);
    await page.setViewportSize(narrow);
    await expect(tabs(page).locator('button, a')).toHaveText(['Menu', ...tabsOf[person]]);
    // From the last to the first, so that Home is not left for where a restricted distributor already is.
    for (const name of [...tabsOf[person]].reverse()) {
      const { path, route } = tabTargets(person)[name];
      await tabs(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`${hubUrl()}${path}`);
      await expect(screen(page, route)).toBeVisible();
      // Home of a restricted distributor is where Transact leads.
      if (name === 'Cobranding' || name === 'Transact') {
        await expect(tabs(page).locator('[aria-current="page"]')).toHaveText([name]);
      }
    }
    const entry = person === 'ifa' ? 'Opportunities' : 'NAV';
    await expect(menu(page).getByRole('link', { name: entry })).not.toBeInViewport();
    await tabs(page).getByRole('button', { name: 'Menu' }).click();
    await expect(panel(page)).toBeInViewport();
    await menu(page).getByRole('link', { name: entry }).click();
    await expect(screen(page, person === 'ifa' ? 'opportunity' : 'nav')).toBeVisible();
    // Having led somewhere, it makes room for it.
    await expect(panel(page)).not.toBeInViewport();
  });
}
